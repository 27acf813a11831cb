"""Importing and exporting by connections of their own, so that it can be done in a thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from labeval.coding.notes import all_notes
from labeval.files.names import written_name
from labeval.files.progress import ReadingStopped, followed_by
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.background import Steps
from labeval.ui.study_titles import shown_title

if TYPE_CHECKING:
    from collections.abc import Iterator

    from labeval.exchange.omissions import Omission
    from labeval.exchange.qda.differences import Difference, Key
    from labeval.exchange.qda.reading.project import ReadProject
    from labeval.jobs.coding.interviews import InterviewLink, ReadInterview
    from labeval.jobs.coding.project_export import ProjectExport
    from labeval.jobs.coding.qda import QdaImport
    from labeval.report.codes.content import Names
    from labeval.text.marks import Say


@dataclass(frozen=True, slots=True)
class UndecidedProject:
    """A project that was read, and what is to be decided before it is taken in."""

    read: ReadProject
    differences: list[Difference]


@dataclass(frozen=True, slots=True)
class FilesWork:
    """Imports and exports of a study's workbook. Each import is one edit of the coder."""

    folder: StudyFolder
    coder: str
    """The coder's code."""

    def texts(self, paths: Sequence[Path]) -> QdaImport:
        """Take texts in, all or none. Raises as :func:`labeval.jobs.coding.qda.import_texts`."""
        from labeval.jobs.coding.qda import import_texts

        with self._writing() as book:
            return import_texts(book, paths)

    def interviews(
        self, read: Sequence[ReadInterview], links: Mapping[Path, InterviewLink]
    ) -> QdaImport:
        """Take interviews in, each with its participant.

        Raises: as :func:`labeval.jobs.coding.interviews.take_interviews`.
        """
        from labeval.jobs.coding.interviews import take_interviews

        with self._writing() as book:
            return take_interviews(book, read, links)

    def participants(self) -> tuple[set[str], set[str]]:
        """Participants of the study and of its imported sources, and those who were erased.

        Raises:
            RecordError: record or workbook cannot be read.
        """
        from labeval.jobs.coding.interviews import study_participants

        known, erased = study_participants(self.folder)
        with self._reading() as book:
            known |= {code for source in book.sources() for code in source.participants}
            known |= {a.row for a in book.attributes() if a.about == "participant"}
        return known - erased, erased

    def codebook(self, path: Path) -> QdaImport:
        """Add a codebook. Raises as :func:`labeval.jobs.coding.qda.import_codebook`."""
        from labeval.jobs.coding.qda import import_codebook

        with self._writing() as book:
            return import_codebook(book, path)

    def criteria(self, heading: str, language: str) -> QdaImport:
        """Add the study's criteria as codes under a heading.

        Raises:
            StudyProblems: the study cannot be read.
            RecordError: nothing was written.
        """
        from labeval.coding.codes import codebook
        from labeval.coding.rows import Code
        from labeval.jobs.coding.qda import QdaImport, criteria_as_codes
        from labeval.study.reading import read_study

        top, *codes = criteria_as_codes(read_study(self.folder.path).study, language)
        with self._writing() as book:
            changes = codebook.take(book.codes(), [replace(top, name=heading), *codes])
            book.do(codebook.TAKE_CODEBOOK, changes)
        return QdaImport(Counter({Code: len(changes)}), same=len(codes) + 1 - len(changes))

    def project(self, path: Path) -> QdaImport | UndecidedProject:
        """Take a project in, unless it differs from what is here.

        Raises: as :func:`labeval.jobs.coding.qda.import_project`.
        """
        from labeval.exchange.qda.reading.project import read_project
        from labeval.jobs.coding.qda import project_differences, take_project

        read = read_project(path, coder=self.coder)
        with self._writing() as book:
            differences = project_differences(book, read)
            return UndecidedProject(read, differences) if differences else take_project(book, read)

    def decided_project(self, found: UndecidedProject, theirs: Collection[Key]) -> QdaImport:
        """Take a project in that differs, with the file's side of some differences.

        Raises: as :func:`labeval.jobs.coding.qda.import_project`.
        """
        from labeval.jobs.coding.qda import take_project

        with self._writing() as book:
            return take_project(book, found.read, theirs)

    def omissions(self, *, with_sound: bool) -> list[Omission]:
        """The omissions of a project written now.

        Raises:
            RecordError: workbook or record cannot be read.
        """
        from labeval.exchange.qda.project import project_of
        from labeval.jobs.coding.project_export import gathered_workbook, project_omissions

        with gathered_workbook(self.folder) as book:
            project = project_of(book, written_name(self.folder.path.name))
            return project_omissions(project, self.folder, with_sound=with_sound)

    def write_project(self, path: Path, *, with_sound: bool) -> ProjectExport:
        """Write a project. Raises as :func:`labeval.jobs.coding.project_export.export_project`."""
        from labeval.jobs.coding.project_export import export_project, gathered_workbook
        from labeval.jobs.results.looks import is_folder_open

        with gathered_workbook(self.folder) as book:
            return export_project(
                *(book, self.folder, path),
                with_sound=with_sound,
                with_marks=is_folder_open(self.folder),
            )

    def write_codebook(self, path: Path) -> Path:
        """Write the codebook. Raises as :func:`labeval.jobs.coding.qda.export_codebook`."""
        from labeval.jobs.coding.qda import export_codebook

        with self._reading() as book:
            return export_codebook(book, path)

    def write_report(
        self,
        out: Path,
        *,
        language: str,
        say: Say,
        steps: Callable[[], None],
        coders: Collection[str] = (),
        with_memos: bool = False,
        names: Names,
    ) -> list[Path]:
        """Write themes, codes and quotes as a page and a document into a folder.

        Args:
            coders: ids of those whose segments are in it; everybody's where there are none.
            with_memos: what they noted is in it.
            names: of what quotes are from.

        Raises:
            RecordError, ExchangeError: one cannot be read, the other not written.
        """
        from labeval.coding.identity import coder_id
        from labeval.jobs.coding.corpus import read_seen_corpus
        from labeval.jobs.coding.report import write_coding_report

        corpus = read_seen_corpus(self.folder.workbook, coder_id(self.coder), steps)
        with self._reading() as book:
            board = next((board for board in book.boards() if not board.kept), None)
            themes = book.themes(board.id) if board is not None else []
            summaries = book.paraphrases()
            memos = book.memos() if with_memos else None
        title = shown_title(self.folder.path, language)
        return write_coding_report(
            *(corpus, themes, out),
            title=title,
            language=language,
            say=say,
            summaries=summaries,
            coders=coders,
            memos=memos,
            names=names,
        )

    def has_memos(self, coder: str = "") -> bool:
        """True where a coder, or anybody, has noted something; summaries are no memos."""
        with self._reading() as book:
            noted = all_notes(book.memos(), book.codings(), (), {})
        return any(not coder or note.coder == coder for note in noted)

    @contextmanager
    def _writing(self) -> Iterator[Workbook]:
        with Workbook(self.folder.workbook, coder=self.coder) as book:
            yield book

    @contextmanager
    def _reading(self) -> Iterator[Workbook]:
        with Workbook(self.folder.workbook, coder="", read_only=True) as book:
            yield book


def followed(
    work: Callable[[], QdaImport | UndecidedProject], steps: Steps
) -> QdaImport | UndecidedProject | None:
    """The result of an import; None where it was stopped before anything was taken in."""
    try:
        with followed_by(steps.report):
            return work()
    except ReadingStopped:
        return None


InterviewsRead = tuple["list[ReadInterview]", "dict[Path, Exception]", "set[str]", "set[str]"]
"""Interviews, files that are none, participants, and those who were erased."""


def read_in(work: FilesWork, paths: Sequence[Path], steps: Steps) -> InterviewsRead | None:
    """Interviews to be linked; None where reading was stopped."""
    from labeval.jobs.coding.interviews import read_interviews

    try:
        with followed_by(steps.report):
            return (*read_interviews(paths), *work.participants())
    except ReadingStopped:
        return None
