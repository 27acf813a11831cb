"""The menu of the bar under which texts, codebooks and projects come in and go out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path, PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMenu

from labeval.coding.rows import Attribute, Code, Coding, Memo, Source, Theme
from labeval.places import starter_codebooks
from labeval.study.folder import StudyFolder
from labeval.ui.background import Background, Steps
from labeval.ui.coding.parts.quiet_button import QuietButton
from labeval.ui.coding.window.differences_dialog import DifferencesDialog
from labeval.ui.coding.window.files_work import (
    FilesWork,
    InterviewsRead,
    UndecidedProject,
    followed,
    read_in,
)
from labeval.ui.plain import ask_yes_no, menu_text, set_tool_tip
from labeval.ui.sentences import translated
from labeval.ui.usual_folders import chosen_interviews
from labeval.ui.widgets.basics.menus import style_menu

if TYPE_CHECKING:
    from labeval.exchange.omissions import Omission
    from labeval.exchange.qda.remarks import Remark
    from labeval.jobs.coding.interviews import InterviewLink, ReadInterview
    from labeval.jobs.coding.project_export import ProjectExport
    from labeval.jobs.coding.qda import QdaImport
    from labeval.ui.coding.window.window import CodingWindow

_PATIENCE_S = 10.0
"""Time that a closing window waits for files being written."""
_TEXTS = "*.txt *.md *.docx *.pdf *.srt *.vtt"
_CODEBOOKS = "*.qdc *.csv"


class FilesMenu(QObject):
    """Asks for files, has them read or written in a thread, and says what became of it.

    Signals:
        transcription_requested: of the recordings that wait.
        texts_requested: those that sessions have by now.
    """

    transcription_requested = Signal()
    texts_requested = Signal()

    def __init__(self, window: CodingWindow, folder: StudyFolder) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._work = FilesWork(folder, window.controller.workbook.coder.name)
        self._sources: set[str] = set()
        self._imports = False
        self._reading = ""
        """The line that says which file is read."""
        self.background = Background(self)
        self.button = QuietButton()
        window.header.add_button(self.button)
        self.button.clicked.connect(self._on_clicked)
        self.background.busy_changed.connect(self._on_busy_changed)
        self.background.failed.connect(self._on_failed)
        window.controller.turned.connect(window.notice.leave_with)
        window.retranslated.connect(self._retranslate)
        window.closed.connect(self._close)
        window.codes.starter_picked.connect(self.take_starter)
        window.keys.register("Ctrl+O", self._about, self.open_menu, group=self._about)
        self._retranslate()

    # -- the menu -----------------------------------------------------------------------------

    def open_menu(self) -> None:
        """Everything that can come in and go out."""
        menu = self.menu()
        menu.popup(self.button.mapToGlobal(QPoint(0, self.button.height() + 4)))

    def menu(self) -> QMenu:
        """The menu, not opened yet."""
        from labeval.exchange.study_folder import is_for_interviews_alone  # not for the first paint

        menu = QMenu(self.button)
        style_menu(menu, self._window.theme)
        menu.aboutToHide.connect(menu.deleteLater)
        entries: list[tuple[str, Callable[[], object]] | None] = [
            *(
                [(self.tr("Texts of newer sessions"), self.texts_requested.emit)]
                if self._folder.database.exists()
                else []
            ),
            (self.tr("Import interviews…"), self._ask_interviews),
            (self.tr("Import texts…"), self._ask_texts),
            (self.tr("Transcribe recordings…"), self.transcription_requested.emit),
            (self.tr("Import a codebook…"), self._ask_codebook),
            *(
                (self.tr("Codebook “{name}”").format(name=text), _Picked(self.take_starter, name))
                for name, text in self._starters()
            ),
            *(
                [(self.tr("The study's criteria as codes"), self.take_criteria)]
                if not is_for_interviews_alone(self._folder)
                else []
            ),
            (self.tr("Import a project (REFI-QDA)…"), self._ask_project),
            None,
            (self.tr("Export the project (REFI-QDA)…"), self._ask_project_out),
            (self.tr("Export the project with sound…"), self._ask_sound_out),
            (self.tr("Export the codebook…"), self._ask_codebook_out),
        ]
        for entry in entries:
            if entry is None:
                menu.addSeparator()
            else:
                menu.addAction(entry[0]).triggered.connect(entry[1])
        self._add_report(menu)
        return menu

    def _add_report(self, menu: QMenu) -> None:
        """The report, of one coder's segments or of all where several people have coded."""
        coders = self._window.controller.coders
        if len(coders) < 2:
            report = menu.addAction(self.tr("Report: page and document…"))
            report.triggered.connect(lambda: self._ask_report_out())
            return
        whose = menu.addMenu(self.tr("Report: page and document"))
        style_menu(whose, self._window.theme)
        own = self._window.controller.coder
        for id, name in sorted(coders.items(), key=lambda coder: coder[0] != own):
            one = whose.addAction(menu_text(self.tr("Segments of {name}…").format(name=name)))
            one.triggered.connect(_Picked(self._ask_report_out, id))
        everybody = whose.addAction(self.tr("Segments of everybody…"))
        everybody.triggered.connect(lambda: self._ask_report_out())

    # -- what comes in ------------------------------------------------------------------------

    def import_texts(self, paths: Sequence[Path]) -> None:
        """Take texts in, all of them or none, as one edit."""
        self._import(lambda: self._work.texts(paths))

    def import_interviews(self, paths: Sequence[Path]) -> None:
        """Read transcripts of interviews, and ask whose they are."""
        if self._is_free():
            self._imports = True
            self.background.ask(
                lambda steps: read_in(self._work, paths, steps),
                self._on_interviews_read,
                follow=self._show_file,
            )

    def _on_interviews_read(self, found: InterviewsRead | None) -> None:
        if found is None:
            self._window.footer.show_message(self.tr("Stopped. Nothing was taken in."))
            return
        from labeval.ui.coding.sources.interviews_dialog import InterviewsDialog

        read, refused, known, erased = found
        self.interviews = InterviewsDialog(
            *(self._window.theme, self._window, read, refused, known, erased)
        )
        self.interviews.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        taking = _Taking(self.take_interviews, read, erased)
        self.interviews.wanted.connect(taking)
        self.interviews.open()

    def take_interviews(
        self,
        read: Sequence[ReadInterview],
        links: Mapping[Path, InterviewLink],
        erased: Collection[str],
    ) -> None:
        """Take interviews in, as one edit; not of somebody who was erased."""
        if gone := sorted({link.participant for link in links.values()} & set(erased)):
            text = self.tr("{codes}: erased; their texts stay out of this study.")
            self._window.notice.show_message(text.format(codes=", ".join(gone)))
            return
        self._import(lambda: self._work.interviews(read, links))

    def import_codebook(self, path: Path) -> None:
        """Add the codes of a file, as one edit."""
        self._import(lambda: self._work.codebook(path))

    def take_starter(self, name: str) -> None:
        """Add a codebook that comes with the program, as one edit."""
        self.import_codebook(starter_codebooks()[name])

    def take_criteria(self) -> None:
        """Add the study's criteria as codes, as one edit."""
        heading, language = self.tr("Criteria"), _language()
        self._import(lambda: self._work.criteria(heading, language))

    def import_project(self, path: Path) -> None:
        """Take a project in, as one edit."""
        self._import(lambda: self._work.project(path))

    def _ask_differences(self, found: UndecidedProject) -> None:
        """Have what differs decided, then take the project in."""
        window = self._window
        self.differences = DifferencesDialog(window.theme, window, found.differences)
        self.differences.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.differences.decided.connect(
            lambda theirs: self._import(lambda: self._work.decided_project(found, theirs))
        )
        text = self.tr("Nothing is taken in until it is decided what differs.")
        window.footer.show_message(text)
        self.differences.open()

    def _import(self, work: Callable[[], QdaImport | UndecidedProject]) -> None:
        if self._is_free():
            self._sources = set(self._window.controller.sources)
            self._imports = True
            self.background.ask(
                lambda steps: followed(work, steps), self._on_imported, follow=self._show_file
            )

    def _on_imported(self, done: QdaImport | UndecidedProject | None) -> None:
        window = self._window
        if done is None:
            window.footer.show_message(self.tr("Stopped. Nothing was taken in."))
            return
        if isinstance(done, UndecidedProject):
            self._ask_differences(done)
            return
        window.take_texts()
        came = [id for id in window.controller.sources if id not in self._sources]
        current = window.controller.source
        if came:
            window.open_source(came[0])
        elif done.sounds and current is not None:
            window.open_source(current.id)  # its sound may be among what came
        edit = (window.controller.workbook.can_undo or "") if done.rows or done.changed else ""
        text, more = self.tr("How the file was read and matched is listed."), [*done.notes]
        if done.left:
            text = self.tr("%Ln thing(s) could not be taken in as they stand.", "", len(done.left))
            more = [*done.left, *more]
        elif done.as_plain_text:
            more = [*done.as_plain_text, *more]
            text = self.tr(
                "%Ln text(s) say line by line who speaks or when, which is a part of the text now. "
                "To keep speakers and times, take this back with Ctrl+Z and choose Files, Import "
                "interviews…",
                "",
                len(done.as_plain_text),
            )
        if more:
            window.notice.show_message(text, _lines(more), about=edit)
        same = self.tr("%Ln there already", "", done.same) if done.same else ""
        changed = self.tr("%Ln changed", "", done.changed) if done.changed else ""
        sounds = self.tr("%Ln with sound", "", done.sounds) if done.sounds else ""
        undone = self.tr("Ctrl+Z takes it back") if edit else ""
        parts = (self._added(done), changed, same, sounds, undone)
        window.footer.show_message("  ·  ".join(part for part in parts if part))

    def _added(self, done: QdaImport) -> str:
        """The imported rows by kind; passages and coders belong to their texts."""
        added = done.added
        kinds = {
            Source: self.tr("%Ln text(s) added", "", added[Source]),
            Attribute: self.tr("%Ln attribute(s) added", "", added[Attribute]),
            Code: self.tr("%Ln code(s) added", "", added[Code]),
            Coding: self.tr("%Ln segment(s) added", "", added[Coding]),
            Memo: self.tr("%Ln memo(s) added", "", added[Memo]),
            Theme: self.tr("%Ln theme(s) added", "", added[Theme]),
        }
        text = ", ".join(text for kind, text in kinds.items() if added[kind])
        return text or self.tr("Nothing new was added")

    # -- what goes out ------------------------------------------------------------------------

    def export_if_wanted(self, path: Path, *, with_sound: bool = False) -> None:
        """Say what a project will leave out, and write it where it is wanted all the same."""

        def go_on(omissions: list[Omission]) -> None:
            text = "\n".join(each.text(translated) for each in omissions)
            text = self.tr(
                "The project will leave this out:\n\n{what}\n\nExport it all the same?"
            ).format(what=text)
            if not omissions or ask_yes_no(self._window, text):
                self._write_project(path, with_sound=with_sound)

        if self._is_free():
            self.background.ask(lambda _: self._work.omissions(with_sound=with_sound), go_on)

    def export_project(self, path: Path, *, with_sound: bool = False) -> None:
        """Write a project."""
        if self._is_free():
            self._write_project(path, with_sound=with_sound)

    def _write_project(self, path: Path, *, with_sound: bool) -> None:
        work = self._work
        self.background.ask(
            lambda _: work.write_project(path, with_sound=with_sound),
            self._on_project_written,
        )

    def export_codebook(self, path: Path) -> None:
        """Write the codebook: ``.qdc`` or ``.csv``."""
        self._export(lambda _: [self._work.write_codebook(path)])

    def export_report(self, out: Path, coder: str = "", *, with_memos: bool = False) -> None:
        """Write a page and a document into a folder, of a coder's segments or everybody's."""
        if not self._window.controller.counts:
            nothing = self.tr("Nothing is coded yet, so there is no report.")
            self._window.footer.show_message(nothing)
            return
        work, language, coders = self._work, _language(), (coder,) if coder else ()
        names = self._window.controller.naming.of_quotes()
        self._export(
            lambda steps: work.write_report(
                out,
                language=language,
                say=translated,
                steps=steps,
                coders=coders,
                with_memos=with_memos,
                names=names,
            )
        )

    def _export(self, work: Callable[[Steps], list[Path]]) -> None:
        if self._is_free():
            self.background.ask(work, self._on_exported)

    def _on_project_written(self, done: ProjectExport) -> None:
        self._on_exported([done.path])
        if done.omissions:
            text = self.tr("The project leaves out %Ln thing(s).", "", len(done.omissions))
            self._window.notice.show_message(
                f"{self._written([done.path])}. {text}",
                [each.text(translated) for each in done.omissions],
            )

    def _on_exported(self, paths: list[Path]) -> None:
        self._window.footer.show_message(self._written(paths))

    def _written(self, paths: list[Path]) -> str:
        return self.tr("Written: {files}").format(files=", ".join(map(str, paths)))

    # -- asking for files ---------------------------------------------------------------------

    def _ask_texts(self) -> None:
        kinds = self.tr("Texts and subtitles ({endings})").format(endings=_TEXTS)
        found, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Import texts"), "", kinds)
        if found:
            self.import_texts([Path(name) for name in found])

    def _ask_interviews(self) -> None:
        if found := chosen_interviews(self._window, self._window.memory):
            self.import_interviews(found)

    def _ask_codebook(self) -> None:
        if path := self._ask_in(self.tr("Import a codebook"), _CODEBOOKS):
            self.import_codebook(path)

    def _ask_project(self) -> None:
        if path := self._ask_in(self.tr("Import a project"), "*.qdpx"):
            self.import_project(path)

    def _ask_project_out(self) -> None:
        if path := self._ask_out(self.tr("Export the project"), ".qdpx", "*.qdpx"):
            self.export_if_wanted(path)

    def _ask_sound_out(self) -> None:
        if path := self._ask_out(self.tr("Export the project with sound"), ".qdpx", "*.qdpx"):
            self.export_if_wanted(path, with_sound=True)

    def _ask_codebook_out(self) -> None:
        if path := self._ask_out(self.tr("Export the codebook"), ".qdc", _CODEBOOKS):
            self.export_codebook(path)

    def _ask_report_out(self, coder: str = "") -> None:
        folder = self._folder
        start = str(folder.exports if folder.exports.is_dir() else folder.path)
        title = self.tr("Folder for the report")
        if found := QFileDialog.getExistingDirectory(self._window, title, start):
            text = self.tr(
                "Are memos and the journal to be in the report? They may hold words of people who "
                "are not to be quoted."
            )
            noted = self._work.has_memos(coder) and ask_yes_no(self._window, text)
            self.export_report(Path(found), coder, with_memos=noted)

    def _ask_in(self, title: str, endings: str) -> Path | None:
        found, _ = QFileDialog.getOpenFileName(self._window, title, "", endings)
        return Path(found) if found else None

    def _ask_out(self, title: str, ending: str, endings: str) -> Path | None:
        start = str(self._folder.exports / f"{self._folder.path.name}{ending}")
        found, _ = QFileDialog.getSaveFileName(self._window, title, start, endings)
        if not found:
            return None
        path = Path(found)
        return path if path.suffix else path.with_suffix(ending)

    # -- inside -------------------------------------------------------------------------------

    def _is_free(self) -> bool:
        """One thing at a time: what is being written is never given up for another."""
        if self.background.is_busy:
            self._window.footer.show_message(self.tr("The files before are not finished yet."))
        return not self.background.is_busy

    def _on_busy_changed(self, busy: bool) -> None:
        self._imports &= busy
        if not busy and self._window.footer.message == self._reading:
            self._window.footer.fall_silent()
        self._retranslate()

    def _show_file(self, name: str, done: int, total: int) -> None:
        text = self.tr("Reading {file}").format(file=PurePath(name).name)
        percent = f"  ·  {min(100, 100 * done // total)} %" if total else ""
        self._reading = f"{text}{percent}"
        if self._window.footer.message != self._reading:
            self._window.footer.show_message(self._reading)

    def _on_clicked(self) -> None:
        if self._imports:
            self.background.stop()  # nothing of what is being read is taken in
        else:
            self.open_menu()

    def _on_failed(self, why: str) -> None:
        lines = why.splitlines()
        self._window.notice.show_message(lines[0], lines if len(lines) > 1 else ())

    def _close(self) -> None:
        self.background.close(_PATIENCE_S)

    def _starters(self) -> list[tuple[str, str]]:
        """Name of each codebook that comes with the program, and what it is called."""
        known = {
            "evaluation-sessions": self.tr("Evaluation sessions"),
            "justifications": self.tr("Justifications"),
        }
        return [(name, known.get(name, name)) for name in starter_codebooks()]

    def _retranslate(self) -> None:
        ready = self._imports or not self.background.is_busy
        if not ready and self.button.hasFocus():
            self._window.view.setFocus()  # Qt would give the keyboard to the next button
        self.button.setEnabled(ready)
        text = self.tr("Files…") if self.background.is_busy else self.tr("Files")
        self.button.setText(self.tr("Stop reading") if self._imports else text)
        self.button.setAccessibleName(self._about())
        set_tool_tip(self.button, f"{self._about()}  (Ctrl+O)")
        self._window.codes.offer_starters(self._starters())
        self._window.header.fit(self._window.width())

    def _about(self) -> str:
        return self.tr("Files: import and export")


class _Taking:
    """Takes the interviews that were read, whatever is read meanwhile."""

    def __init__(
        self,
        take: Callable[
            [Sequence[ReadInterview], Mapping[Path, InterviewLink], Collection[str]], object
        ],
        read: Sequence[ReadInterview],
        erased: Collection[str],
    ) -> None:
        self._take, self._read, self._erased = take, read, erased

    def __call__(self, links: Mapping[Path, InterviewLink]) -> None:
        self._take(self._read, links, self._erased)


class _Picked:
    """A slot that passes a fixed name on, whatever the signal's arguments are."""

    def __init__(self, run: Callable[[str], object], name: str) -> None:
        self._run = run
        self._name = name

    def __call__(self, _checked: bool = False) -> None:
        self._run(self._name)


def _lines(remarks: Iterable[Remark]) -> list[str]:
    """Remarks on what was read, in the interface's language."""
    return [remark.described(translated) for remark in remarks]


def _language() -> str:
    """The interface's language, as a study writes it."""
    return QLocale().name().split("_")[0]
