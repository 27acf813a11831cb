"""Projects, codebooks and texts of other programs: into a study's workbook and out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TypeVar

from labeval.coding.codes import codebook
from labeval.coding.codes.code_names import equal_names, folded
from labeval.coding.edits import Change, merged
from labeval.coding.identity import id_of
from labeval.coding.rows import Code, Passage, Row, Source
from labeval.coding.sources import neutral_name
from labeval.exchange.errors import ExchangeError, writing_to
from labeval.exchange.omissions import Omission, some
from labeval.exchange.qda.codebook_csv import codebook_table, read_table
from labeval.exchange.qda.codebook_xml import codebook_file, codes_in_file
from labeval.exchange.qda.differences import Difference, Key
from labeval.exchange.qda.matching import matched
from labeval.exchange.qda.merging import STAYS, ProjectMerge
from labeval.exchange.qda.project import Project, project_of
from labeval.exchange.qda.reading.project import ReadProject, read_project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.text_bytes import text_of_bytes
from labeval.exchange.qda.texts import read_text
from labeval.files.content import blocks_of, read_content
from labeval.files.limits import MOST_TEXT
from labeval.files.refusal import refusing
from labeval.jobs.coding.projects.rated_texts import (
    rated_texts,
    with_rated,
    with_what_they_need,
)
from labeval.store.disk.atomic import replacing
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.study.problems import StudyProblems
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.spoken_lines import read_lines

T = TypeVar("T")

IMPORT_PROJECT = QT_TRANSLATE_NOOP("Coding", "Import a project")
IMPORT_TEXTS = QT_TRANSLATE_NOOP("Coding", "Import texts")


@dataclass(slots=True)
class QdaImport:
    """Result of an import."""

    added: Counter[type] = field(default_factory=Counter)
    """Number of new rows of each kind."""
    changed: int = 0
    """Number of existing rows that were changed."""
    same: int = 0
    """Number of rows that existed already, unchanged."""
    sounds: int = 0
    """Number of texts whose sound was kept."""
    left: list[Remark] = field(default_factory=list)
    """Parts that could not be taken as they are, a line each."""
    notes: list[Remark] = field(default_factory=list)
    """Notes on reading and matching, a line each."""
    as_plain_text: list[Remark] = field(default_factory=list)
    """Transcripts that were taken for texts without speakers and times, a line each."""
    differences: list[Difference] = field(default_factory=list)
    """Fields of existing rows that the file has otherwise; decided one by one."""

    @property
    def rows(self) -> int:
        """Number of new rows."""
        return self.added.total()


def import_project(
    workbook: Workbook, path: Path, theirs: Collection[Key] | None = ()
) -> QdaImport:
    """Take a REFI-QDA project into the workbook, as one edit.

    Existing rows are recognised by identity, else by name and text.

    Args:
        theirs: the differences of which the file's side is taken, all where it is None; existing
            rows stay as they are otherwise.

    Raises:
        ExchangeError: it is no project that can be read; nothing was written.
        RecordError: the workbook cannot be written; nothing was.
    """
    return take_project(workbook, read_project(path, coder=workbook.coder.name), theirs)


def take_project(
    workbook: Workbook, read: ReadProject, theirs: Collection[Key] | None = ()
) -> QdaImport:
    """Take a project that was read into the workbook. Arguments as :func:`import_project`."""
    done, changes, codes = _planned(workbook, read, theirs)
    workbook.do(IMPORT_PROJECT, changes)
    done.notes += _equal_names(workbook, codes)
    return done


def project_differences(workbook: Workbook, read: ReadProject) -> list[Difference]:
    """The differences that are to be decided before a project is taken in.

    Raises:
        RecordError: the workbook cannot be read.
    """
    return _planned(workbook, read, ())[0].differences


def _planned(
    workbook: Workbook, read: ReadProject, theirs: Collection[Key] | None
) -> tuple[QdaImport, list[Change], list[Code]]:
    """The result of taking a project in, its changes, and the codes among them."""
    own = project_of(workbook, "")
    rated = rated_texts(StudyFolder(workbook.path.parent)).project
    here = with_rated(own, rated)
    found = matched(
        *(read.project, here),
        whole=read.whole,
        unattributed=read.unattributed,
        apart={row.id for row in rated.rows},
    )
    done = QdaImport(same=found.same, left=list(read.left), notes=[*read.notes, *found.notes])
    merge = ProjectMerge(here, read.project, theirs)
    changes = [change for row in found.project.rows for change in merge.take(row)]
    done.added.update(type(change.row) for change in changes if change.before is None)
    done.same += merge.same
    done.left += merge.left
    done.differences = merge.differences
    sound = merge.sound(changes)
    done.changed = sum(change.before is not None for change in merged(sound))
    done.notes += found.missing
    return done, with_what_they_need(sound, own, rated), found.project.codes


def export_codebook(workbook: Workbook, path: Path) -> Path:
    """Write the codebook: REFI-QDA's ``.qdc``, or a table ``.csv``.

    Raises:
        ExchangeError: there are no codes, the ending is another one, or it cannot be written.
    """
    codes = workbook.codes()
    memos = workbook.memos()
    writers: Mapping[str, Callable[[Sequence[Code]], bytes]] = {
        ".qdc": lambda found: codebook_file(found, memos),
        # With its mark, since Taguette guesses the encoding of a table without one.
        ".csv": lambda found: codebook_table(found).encode("utf-8-sig"),
    }
    content = _by_ending(path, writers)(codes)
    with writing_to(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as part:
            part.write_bytes(content)
    return path


def codebook_omissions(workbook: Workbook, path: Path) -> list[Omission]:
    """Parts of the codebook that :func:`export_codebook` leaves out.

    Raises:
        RecordError: the workbook cannot be read.
    """
    if path.suffix.lower() != ".csv":
        return []
    retired = sum(code.retired for code in workbook.codes())
    memos = sum(memo.about == "code" for memo in workbook.memos())
    return some(
        [
            Omission(QT_TRANSLATE_NOOP("Omission", "memos about codes: {count}"), memos),
            Omission(QT_TRANSLATE_NOOP("Omission", "codes that are retired: {count}"), retired),
        ]
    )


def import_codebook(workbook: Workbook, path: Path) -> QdaImport:
    """Add the codes of a ``.qdc``, a ``.csv``, or of a project's codebook, as one edit.

    Raises:
        ExchangeError, StudyProblems: it is none that can be read; nothing was written.
        RecordError: the workbook cannot be written; nothing was.
    """
    return take_codebook(workbook, *read_codebook(path))


def take_codebook(workbook: Workbook, codes: Sequence[Code], left: list[Remark]) -> QdaImport:
    """Add codes that were read to the workbook. Raises as :func:`import_codebook`."""
    found = matched(Project(codes=list(codes)), Project(codes=workbook.codes()), whole=False)
    before = {code.id for code in workbook.codes()}
    new = codebook.take(workbook.codes(), found.project.codes)
    filled = codebook.fill(workbook.codes(), found.project.codes)
    workbook.do(codebook.TAKE_CODEBOOK, [*new, *filled])
    here = {code.id: code for code in workbook.codes() if code.id in before}
    found.notes += [
        remark(_CODE_DIFFERS, name=here[code.id].name)
        for code in found.project.codes
        if code.id in here and code != here[code.id]
    ]
    return QdaImport(
        Counter({Code: len(new)}),
        changed=len(filled),
        same=len(codes) - len(new) - len(filled),
        left=left,
        notes=[*found.notes, *_equal_names(workbook, found.project.codes)],
    )


def read_codebook(path: Path) -> tuple[list[Code], list[Remark]]:
    """The codes of a file, and what could not be taken.

    Raises:
        ExchangeError: it is no codebook that can be read.
        StudyProblems: a table's bytes are no text; with line and byte.
    """
    readers: Mapping[str, Callable[[], tuple[list[Code], list[Remark]]]] = {
        ".qdc": lambda: codes_in_file(blocks_of(path, MOST_TEXT), str(path)),
        ".xml": lambda: codes_in_file(blocks_of(path, MOST_TEXT), str(path)),
        ".csv": lambda: read_table(_text(path), str(path)),
    }
    reader = _by_ending(path, readers)
    try:
        with refusing(path, ExchangeError, StudyProblems):
            return reader()
    except OSError as error:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path} cannot be read: {reason}"),
            path=path,
            reason=error.strerror or error,
        ) from error


def _text(path: Path) -> str:
    return text_of_bytes(read_content(path, MOST_TEXT), str(path))


def criteria_as_codes(study: Study, language: str) -> list[Code]:
    """The study's criteria as codes under one category, with their definitions."""
    top = Code(id_of("criteria"), "Criteria", codable=False)
    return [
        top,
        *(
            Code(
                id_of("criterion", criterion.id),
                criterion.name.in_language(language),
                parent=top.id,
                place=float(n),
                definition=criterion.definition.in_language(language),
            )
            for n, criterion in enumerate(study.criteria)
        ),
    ]


def import_criteria(workbook: Workbook, study: Study, language: str) -> QdaImport:
    """Add the study's criteria as codes, as one edit.

    Raises:
        RecordError: the workbook cannot be written; nothing was.
    """
    codes = criteria_as_codes(study, language)
    changes = codebook.take(workbook.codes(), codes)
    workbook.do(codebook.TAKE_CODEBOOK, changes)
    return QdaImport(Counter({Code: len(changes)}), same=len(codes) - len(changes))


def import_texts(workbook: Workbook, paths: Iterable[Path], *, participant: str = "") -> QdaImport:
    """Take text files in as sources, all of them or none, as one edit; they get neutral names.

    Raises:
        ExchangeError, StudyProblems: one cannot be read; nothing was written.
        RecordError: the workbook cannot be written; nothing was.
    """
    return take_texts(workbook, read_texts(paths, participant=participant))


def read_texts(paths: Iterable[Path], *, participant: str = "") -> list[Row]:
    """The sources and passages of text files. Raises as :func:`import_texts`."""
    rows: list[Row] = []
    for path in paths:
        source, passages = read_text(path, participant=participant)
        rows += [source, *passages]
    return rows


def take_texts(
    workbook: Workbook, rows: Iterable[Row], *, named_by_file: bool = False
) -> QdaImport:
    """Take sources and passages that were read in. Raises as :func:`import_texts`.

    Args:
        named_by_file: whether sources are called what their files are, which often name people.
    """
    done = QdaImport()
    here = {source.id: source.name for source in workbook.sources()}
    names = set(here.values())
    taken: list[Row] = []
    for row in rows:
        if isinstance(row, Source) and row.id in here:
            row = replace(row, name=here[row.id])
        elif isinstance(row, Source) and not named_by_file:
            name = neutral_name("Text", row.participant, names)
            done.notes.append(remark(_CALLED, file=row.name, name=name))
            row = replace(row, name=name)
        if isinstance(row, Source):
            names.add(row.name)
        taken.append(row)
    done.as_plain_text += _spoken_as_text(taken)
    workbook.do(IMPORT_TEXTS, _new(workbook, taken, done))
    return done


def _spoken_as_text(rows: Sequence[Row]) -> Iterator[Remark]:
    """A remark about each source whose lines have speakers or times as a part of their text."""
    lines: dict[str, list[str]] = {}
    for row in rows:
        if isinstance(row, Passage) and not row.speaker and row.start_ms is None:
            lines.setdefault(row.source, []).append(row.text)
    for row in rows:
        if isinstance(row, Source):
            texts = lines.get(row.id, [])
            number = sum(
                bool(line.speaker) or line.start_s is not None or line.end_s is not None
                for line in read_lines(texts)
            )
            if number >= max(_FEWEST_SPOKEN, len(texts) / 2):
                yield remark(_SPOKEN, name=row.name, number=number)


_FEWEST_SPOKEN = 3
"""Lines with a speaker or a time that make a text a transcript, if half of its lines have such."""
_SPOKEN = QT_TRANSLATE_NOOP(
    "Qda",
    "{name}: {number} lines say who speaks or when, and have that as a part of their text now; as "
    "an interview (“Import interviews…”, --as interview) speakers and times are kept as such",
)
_CALLED = QT_TRANSLATE_NOOP("Qda", "{file}: called “{name}” here, as files often name people")


_CODE_DIFFERS = QT_TRANSLATE_NOOP(
    "Qda",
    "code '{name}': taken as the one of that name that is here; what it says of itself differs, "
    "and stays as it is here",
)


def _equal_names(workbook: Workbook, came: Sequence[Code]) -> list[Remark]:
    """Names of imported codes that another code has too."""
    names = {folded(code.name) for code in came}
    return [
        remark(
            QT_TRANSLATE_NOOP(
                "Qda",
                "{count} codes are called '{name}': {paths}; files for other programs call them "
                "by these paths",
            ),
            count=len(paths),
            name=name,
            paths=", ".join(paths),
        )
        for name, paths in equal_names(workbook.codes())
        if folded(name) in names
    ]


def _new(workbook: Workbook, rows: Iterable[Row], done: QdaImport) -> list[Change]:
    """Rows that are new; rows that differ from existing ones are left out and reported."""
    here = project_of(workbook, "")
    merge = ProjectMerge(here, Project(), ())
    changes = [change for row in rows for change in merge.take(row)]
    done.added.update(type(change.row) for change in changes)
    done.same += merge.same
    done.left += [*merge.left, *(remark(STAYS, what=d.line) for d in merge.differences)]
    return changes


def _by_ending(path: Path, found: Mapping[str, T]) -> T:
    ending = path.suffix.lower()
    if ending not in found:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{path}: a codebook ends with {endings}"),
            path=path,
            endings=", ".join(found),
        )
    return found[ending]
