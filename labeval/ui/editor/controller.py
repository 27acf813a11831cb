"""The study file that is being edited, and what the check says about it now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from labeval.files.refusal import FileRefused
from labeval.jobs.editing.findings import StudyFindings, look_at, stamp_of
from labeval.jobs.editing.own_comments import own_comments
from labeval.jobs.editing.study_file import EditedStudyFile
from labeval.study.editing.document import Edited, EditRefused
from labeval.study.editing.edits import Edit, applied, has, value_at
from labeval.study.editing.history import TextChange
from labeval.study.editing.texts import languages_of
from labeval.study.folder import StudyFolder
from labeval.study.model.per_criterion import written_out
from labeval.study.study import Study, StudyContent
from labeval.study.yaml.places import Path
from labeval.ui.background import Background
from labeval.ui.sentences import sentence, translated

LOOK_MS = 700
"""Interval of looking whether somebody else has written into the file."""
_TYPING_MS = 200
"""The check waits for so long a rest in typing, so that it never slows a key down."""


class EditorController(QObject):
    """Makes edits in the study file and reports what changed.

    Signals:
        foreseen: the study as it will be with words that are being typed, before anything else
            is done with them.
        changed: the study file is another one now.
        found: the check has looked at the file as it is.
        noted: a sentence for the supervisor; empty where the last one is over.
        moved: the place that an undone or repeated change was made at.
    """

    foreseen = Signal(object)
    changed = Signal()
    found = Signal()
    noted = Signal(str)
    moved = Signal(object)

    def __init__(self, folder: StudyFolder, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.file = EditedStudyFile(folder)
        self.findings = StudyFindings(is_known=False)
        self.languages: tuple[str, ...] = ()
        self.is_kept = True
        """False where the file is not there, or did not take the newest edit."""
        self._newest: StudyContent | None = None
        """The study with the words that are being typed; None while its pages may be others than
        those that the check has found."""
        self._stamp = stamp_of(folder, self.file.text)
        self._misses = 0
        self._background = Background(self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_TYPING_MS)
        self._rest.timeout.connect(self._check)
        self._looking = QTimer(self)
        self._looking.setInterval(LOOK_MS)
        self._looking.timeout.connect(self.look)
        self._take_in()

    def begin(self) -> None:
        """Look at the file now, and from now on."""
        self._looking.start()
        self._check()

    def close_work(self) -> None:
        """Look no more."""
        self._looking.stop()
        self._rest.stop()
        self._background.close()

    def settle(self) -> None:
        """Wait for the check."""
        if self._rest.isActive():
            self._rest.stop()
            self._check()
        self._background.settle()

    def value(self, path: Path) -> object:
        """The value at a path; None where there is none."""
        data = self.file.text.data
        return value_at(data, path) if has(data, path) else None

    def has(self, path: Path) -> bool:
        """Return whether the file has a value at a path."""
        return has(self.file.text.data, path)

    def do(self, edit: Edit, *, typed: bool = False, words: bool = False) -> bool:
        """Make an edit; False where it was refused, which a note explains.

        Args:
            typed: it is part of typing, which the check waits for the end of.
            words: it changes what participants read, and neither pages nor their order.
        """
        if words:
            self._foresee(edit)
        else:
            self._newest = None
        return self._try(lambda: self._note(self.file.do(edit, typed=typed)), typed=typed)

    def write(self, text: str, *, typed: bool = False) -> bool:
        """Put a whole text into the file, as one change. Arguments as of :meth:`do`."""
        self._newest = None
        return self._try(lambda: self.file.write(text, typed=typed), typed=typed)

    def undo(self) -> None:
        """Undo the newest change, and go to its place."""
        self._go_back(self.file.undo)

    def redo(self) -> None:
        """Make the change again that was undone last, and go to its place."""
        self._go_back(self.file.redo)

    def check(self) -> None:
        """Check the study again; its record may be another one."""
        self._check()

    def seal(self) -> None:
        """Let the next typing be undone by itself."""
        self.file.history.seal()

    def look(self) -> None:
        """Take in what somebody else has written, into the file or one that it names."""
        try:
            found = self.file.look()
        except FileRefused as error:
            self.noted.emit(sentence(error))
            return
        except OSError as error:
            self._miss(error)
            return
        if self._misses > 1:
            self.is_kept = True
            self.noted.emit("")
            self._check()
        self._misses = 0
        if found:
            self.noted.emit(_taken_in())
            self._after()
        elif stamp_of(self.folder, self.file.text) != self._stamp:
            self._check()

    # -- inside -------------------------------------------------------------------------------

    def _miss(self, error: OSError) -> None:
        """Say that the file is not there; for a moment it is not while another program saves it."""
        self._misses += 1
        if self._misses == 2:
            self.is_kept = False
            self.noted.emit(sentence(error))
            self._check()

    def _foresee(self, edit: Edit) -> None:
        if self._newest is None:
            return
        try:
            document = replace(self.file.text.document, data=applied(self.file.text.data, edit))
            study = Study.model_validate(written_out(document).data)
        except (LookupError, ValueError):
            return  # the check names what is wrong
        self._newest = self._newest.model_copy(update={"study": study})
        self.foreseen.emit(self._newest)

    def _try(self, work: Callable[[], object], *, typed: bool = False) -> bool:
        before = self.file.text
        try:
            work()
        except EditRefused as error:
            self.noted.emit(error.described(translated))
        except LookupError:
            self.noted.emit(_place_gone())
        except (OSError, FileRefused) as error:
            self.is_kept = False
            self.noted.emit(sentence(error))
        else:
            self.is_kept = True
            self._after(typed=typed)
            return True
        if self.file.text is not before:  # something from outside came in before the refusal
            self._after()
        return False

    def _go_back(self, step: Callable[[], TextChange | None]) -> None:
        def work() -> None:
            self.noted.emit("")
            change = step()
            if change is not None:
                places.append(change.path)

        places: list[Path] = []
        self._try(work)
        if places:
            self.moved.emit(places[0])

    def _note(self, edited: Edited) -> None:
        notes = []
        lost = [comment for comment in edited.lost if comment not in own_comments()]
        if lost:
            notes.append(_comments_lost(lost))
        if edited.aliases_written_out:
            notes.append(_aliases_written_out())
        self.noted.emit(" ".join(notes))

    def _after(self, *, typed: bool = False) -> None:
        self._take_in()
        self.changed.emit()
        if typed:
            self._background.stop()
            self._rest.start()
        else:
            self._newest = None
            self._check()

    def _take_in(self) -> None:
        self.languages = languages_of(self.file.text.data)

    def _check(self) -> None:
        self._rest.stop()
        text = self.file.text
        self._stamp = stamp_of(self.folder, text)
        self._background.ask(lambda _: look_at(self.folder, text), self._on_found)

    def _on_found(self, findings: StudyFindings) -> None:
        if findings.content is None:
            findings.content_before = self.findings.content or self.findings.content_before
        self.findings = findings
        self._newest = findings.content
        self.found.emit()


def _taken_in() -> str:
    return QCoreApplication.translate(
        "Editor",
        "Somebody else has changed the file; it is shown as it is now. Undo takes it back.",
    )


def _place_gone() -> str:
    return QCoreApplication.translate(
        "Editor", "Somebody else has taken this place out of the file; it is shown as it is now."
    )


def _aliases_written_out() -> str:
    return QCoreApplication.translate(
        "Editor", "The file used one value at several places (“*name”); it is written out here now."
    )


def _comments_lost(lost: Sequence[str]) -> str:
    template = QCoreApplication.translate(
        "Editor", "Comments went with it ({count}), such as “{comment}”. Undo brings them back."
    )
    return template.format(count=len(lost), comment=lost[0])
