"""Files with judgments that were made elsewhere, of any format that is known."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from labeval.exchange.elsewhere.columns import Head, head_of
from labeval.exchange.elsewhere.opposites import better_of
from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.elsewhere.written_numbers import numbers_of
from labeval.exchange.formats import FORMATS, Fault, Format, RawTable, find_format
from labeval.exchange.likely_ratings import advice_about, two_systems
from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import open_file
from labeval.exchange.materials.containers.grid import LOOKED_AT_FOR_COMMAS, has_decimal_commas
from labeval.exchange.materials.model import ColumnMapping, Seen, Taken
from labeval.exchange.materials.rated import nearly_ratings
from labeval.exchange.materials.readers import TABLE, reader_of
from labeval.exchange.materials.seeing import inspect_files
from labeval.exchange.materials.taking import take_seen
from labeval.files.limits import MOST_STUDY_TABLE
from labeval.files.refusal import FileRefused
from labeval.study.model.items import Item
from labeval.study.problems import Problem, StudyProblems, listed
from labeval.text.marks import QT_TRANSLATE_NOOP

_LOOKED_AT = 1_000
_MOST_WORDS = 12
_NO_JUDGMENTS = QT_TRANSLATE_NOOP("Problem", "is read as “{shape}” and holds no judgment")
_MAP = QT_TRANSLATE_NOOP(
    "Problem",
    "name the columns of participant and value, as in --map participant=NAME, or those of ratings "
    "alone, as in --map rating=NAME; there are {columns}",
)
_PARTICIPANTS = QT_TRANSLATE_NOOP(
    "Problem",
    "add its participants to a study that exists with labeval import STUDY FILE --as participants",
)
_TEXTS = QT_TRANSLATE_NOOP(
    "Problem",
    "make a study of its texts with labeval new STUDY --items FILE; or name the columns of "
    "participant and value, as in --map participant=NAME, or those of ratings alone, as in --map "
    "rating=NAME; there are {columns}",
)


_ONE_EACH = QT_TRANSLATE_NOOP(
    "Problem",
    "its rows list several texts and numbers of each: write a row for each text and rater, with "
    "the columns participant, system, id and a column for each criterion",
)
_NOBODY = QT_TRANSLATE_NOOP("Problem", "no column says who judged the texts")
_NO_RATINGS = QT_TRANSLATE_NOOP("Problem", "no column is known to have ratings or choices")
_NAME_RATINGS = QT_TRANSLATE_NOOP(
    "Problem", "name those that have some as in --map rating=NAME; the columns are {columns}"
)
_OF_TEXTS = frozenset({"id", "question_id", "question", "source", "system", "text"})
_NAME_WHO = QT_TRANSLATE_NOOP(
    "Problem",
    "name it as in --map participant=NAME; if none does, --map rating={value} takes the rows of "
    "each text as those of different raters; the columns are {columns}",
)
_NAME_WHO_AND_SYSTEM = QT_TRANSLATE_NOOP(
    "Problem",
    "name it as in --map participant=NAME; if none does, --map rating={value} takes the rows of "
    "each text as those of different raters; name the systems, too, as in --map system=NAME, or "
    "none are compared; the columns are {columns}",
)


@dataclass(frozen=True, slots=True)
class JudgmentSource:
    """Judgments to be taken in, and what is known about their texts and participants."""

    path: Path
    reading: Callable[[], AbstractContextManager[RawTable]]
    seen: Seen | None = None
    taken: Taken | None = None
    scales: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Criterion to the words that are numbers in the record, lowest first."""


def _own_table(files: Sequence[Path], mapping: ColumnMapping | None) -> JudgmentSource | None:
    """The source of a table with the program's own columns; None for any other table."""
    suffix = files[0].suffix.lower().removeprefix(".")
    if len(files) > 1 or mapping is not None or suffix not in FORMATS or files[0].is_dir():
        return None
    path, format = files[0], find_format(suffix)
    try:
        if path.stat().st_size <= MOST_STUDY_TABLE and reader_of([open_file(path)]) != TABLE:
            return None
        with format.reading(path) as table:
            columns = table.columns
            if columns is None:
                first = next((row for _, row in table.rows), {})
                columns = () if isinstance(first, Fault) else tuple(first)
    except (Fault, OSError, FileRefused):
        return None
    head = head_of(columns)
    of_others = (_names_questions, _is_translated, _has_ratings, _judges_texts_again)
    if head.missing or any(is_so(path, format, head) for is_so in of_others):
        return None
    return JudgmentSource(path, lambda: format.reading(path), scales=_scales(path, format, head))


def _names_questions(path: Path, format: Format, head: Head) -> bool:
    """True if a column with another name than ``items`` names what several systems answered.

    One item with two systems, or a few of many, is a mistake in the table.
    """
    written, system = head.written.get("items", "items"), head.written.get("system")
    if system is None or written.strip().casefold() == "items":
        return False
    systems: dict[str, set[str]] = defaultdict(set)
    with format.reading(path) as table:
        for _, row in islice(table.rows, _LOOKED_AT):
            if not isinstance(row, Fault):
                item = str(row.get(written) or "").strip()
                systems[item].add(str(row.get(system) or "").strip())
    several = sum(len(given) > 1 for given in systems.values())
    return several > 1 and 2 * several > len(systems)


def _has_ratings(path: Path, format: Format, head: Head) -> bool:
    """True if columns of a few numbers may be ratings as the column of values is."""
    if {"first", "method", "criterion"} & head.written.keys() or not head.unused:
        return False
    given: dict[str, set[str]] = defaultdict(set)
    with format.reading(path) as table:
        for _, row in islice(table.rows, LOOKED_AT_FOR_COMMAS):
            if not isinstance(row, Fault):
                for name in head.unused:
                    given[name].add(str(row.get(name) or "").strip())
    return any(1 < len(own) <= _MOST_WORDS and all(map(is_number, own)) for own in given.values())


def _judges_texts_again(path: Path, format: Format, head: Head) -> bool:
    """True if most texts come several times with a rater: another column may have the criterion or
    the system of each row."""
    if {"first", "method", "criterion", "system", "page"} & head.written.keys() or not head.unused:
        return False
    rows: Counter[tuple[str, str]] = Counter()
    with format.reading(path) as table:
        for _, row in islice(table.rows, _LOOKED_AT):
            if not isinstance(row, Fault):
                names = head.written["participant"], head.written["items"]
                rows[str(row.get(names[0])), str(row.get(names[1]))] += 1
    return 2 * sum(count > 1 for count in rows.values()) > len(rows)


def _is_translated(path: Path, format: Format, head: Head) -> bool:
    """True if values are numbers that are written otherwise, as “3,5” or “4/5”, or two opposite
    words, which are read where tables of others are."""
    if "first" in head.written or "method" in head.written:
        return False
    given: dict[str, set[str]] = defaultdict(set)
    value, criterion = head.written["value"], head.written.get("criterion", "")
    with format.reading(path) as table:
        for _, row in islice(table.rows, LOOKED_AT_FOR_COMMAS):
            if not isinstance(row, Fault):
                given[str(row.get(criterion) or "")].add(str(row.get(value) or "").strip())
    every = set().union(*given.values())
    opposite = any(map(better_of, given.values()))
    return opposite or has_decimal_commas(every) or any(map(numbers_of, given.values()))


def _scales(path: Path, format: Format, head: Head) -> dict[str, tuple[str, ...]]:
    """Criterion to the words of its scale, where its values are words of a known one.

    Most tables have numbers: then the first rows show that there is nothing to look for.
    """
    words: dict[str, set[str]] = defaultdict(set)
    value, criterion = head.written["value"], head.written.get("criterion", "")
    if "first" in head.written or "method" in head.written:
        return {}
    with format.reading(path) as table:
        for number, (_, row) in enumerate(table.rows):
            if isinstance(row, Fault):
                continue
            given = str(row.get(value) or "").strip()
            if given and len(words[(own := str(row.get(criterion) or "").strip())]) < _MOST_WORDS:
                words[own].add(given)
            if number == _LOOKED_AT and not any(map(ladder_of, words.values())):
                break
    return {own: ladder for own, given in words.items() if (ladder := ladder_of(given))}


def source_of(
    files: Sequence[Path], mapping: ColumnMapping | None, known: Sequence[Item] = ()
) -> JudgmentSource:
    """The source of a table of judgments, or of files of any format that holds some.

    Args:
        mapping: roles of the files' columns; those that are guessed when None.
        known: items that a study has already; the same texts have the same ids.

    Raises:
        StudyProblems: everything that is wrong with them.
        FileRefused: one cannot be read at all.
    """
    return _own_table(files, mapping) or _foreign(files, mapping, known)


def holds_judgments(files: Sequence[Path], mapping: ColumnMapping | None) -> bool:
    """Return whether files are read as judgments, or else as texts alone.

    Files in which nothing is known for texts count as judgments, whose reader says what to name.

    Raises:
        StudyProblems: everything that is wrong with them.
        FileRefused: one cannot be read at all.
    """
    if _own_table(files, mapping) is not None:
        return True
    named = mapping or ColumnMapping()
    seen = inspect_files(files, named.layout, named.roles).seen
    is_table = seen.mapping.reader == TABLE
    has_texts = bool(seen.mapping.columns_of("text"))
    return not has_texts or _judges(seen) or (is_table and _names_who_or_what(seen))


def _foreign(
    files: Sequence[Path], mapping: ColumnMapping | None, known: Sequence[Item]
) -> JudgmentSource:
    """The source of files of another format.

    Raises:
        StudyProblems: everything that is wrong with them.
        FileRefused: one cannot be read at all.
    """
    named = mapping or ColumnMapping()
    found = inspect_files(files, named.layout, named.roles)
    seen = found.seen
    path = files[0]
    suffix = path.suffix.lower().removeprefix(".")
    is_table = seen.mapping.reader == TABLE and mapping is None and suffix in FORMATS
    if is_table and (wrong := list(two_systems(seen, path.name))):
        raise StudyProblems(wrong)
    if is_table and not _judges(seen):
        _check_names(path.name, seen)
        if "participant" in seen.mapping.roles.values():
            wrong = list(nearly_ratings(found.material.rows, seen.mapping, "error"))
            if wrong:
                raise StudyProblems(wrong)
    if is_table and not _judges(seen) and _lacks_ratings_alone(seen):
        about: dict[str, object] = {"columns": _columns(seen)}
        raise StudyProblems([Problem(path.name, None, "", _NO_RATINGS, about, _NAME_RATINGS)])
    if is_table and not _judges(seen) and _names_who_or_what(seen):
        format = find_format(suffix)  # which names the columns that are missing
        return JudgmentSource(path, lambda: format.reading(path))
    taken = take_seen(found, mapping or seen.mapping, known)
    of_texts = (mapping or seen.mapping).shape in ("long", "wide") and not taken.items
    unreadable = any(problem.severity == "error" for problem in found.problems)
    if not taken.sound and (unreadable or not of_texts):
        raise StudyProblems(taken.problems)
    if not taken.judgments:
        values: dict[str, object] = {"shape": seen.title, "columns": _columns(seen)}
        advice = _TEXTS if taken.items else _PARTICIPANTS if taken.participants else _MAP
        if seen.shape == "candidates":
            advice = _ONE_EACH
        elif found_out := advice_about(seen, found.material.rows):
            advice, more = found_out
            values |= more
        raise StudyProblems([Problem(path.name, None, "", _NO_JUDGMENTS, values, advice)])
    columns = tuple(dict.fromkeys(name for row in taken.judgments for name in row.cells))

    def reading() -> AbstractContextManager[RawTable]:
        rows = ((row.line, {c: row.cells.get(c, "") for c in columns}) for row in taken.judgments)
        return nullcontext(RawTable(columns, rows))

    return JudgmentSource(path, reading, seen, taken)


def _check_names(name: str, seen: Seen) -> None:
    """Refuse texts with values of which no column says who gave them.

    Raises:
        StudyProblems: it is such a table.
    """
    roles = seen.mapping.roles.values()
    value = head_of(column.name for column in seen.columns).written.get("value", "")
    if "participant" in roles or not value or not {"text", "id", "question_id"} & {*roles}:
        return
    if seen.column(value).distinct < 2 or not all(map(is_number, seen.column(value).samples)):
        return
    advice = _NAME_WHO if "system" in roles else _NAME_WHO_AND_SYSTEM
    values: dict[str, object] = {"value": value, "columns": _columns(seen)}
    raise StudyProblems([Problem(name, None, "participant", _NOBODY, values, advice)])


def _names_who_or_what(seen: Seen) -> bool:
    """Return whether columns have the name of a participant or of a value, as in a table of
    judgments in which others are missing."""
    written = head_of(column.name for column in seen.columns).written
    value = written.get("value", "")
    return "participant" in written or (bool(value) and seen.mapping.roles[value] != "text")


def _lacks_ratings_alone(seen: Seen) -> bool:
    """Return whether columns have the names of raters and of texts, but none that of a value."""
    written = head_of(column.name for column in seen.columns).written
    roles = {role_of(column.name)[0] for column in seen.columns}
    known = written.keys() & {"participant", "value", "items"}
    return known == {"participant"} and not roles.isdisjoint(_OF_TEXTS)


def _judges(seen: Seen) -> bool:
    return seen.shape == "judgments" or bool(seen.judgments)


def _columns(seen: Seen) -> str:
    return listed(column.name for column in seen.columns)
