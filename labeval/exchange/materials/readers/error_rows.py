"""Errors that people marked in texts: a row each, or a list of them next to each text.

The words of an error are between ``<v>`` and ``</v>``, or the row has their first and last
character. A row without an error says that its rater found none.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from labeval.exchange.materials.column_content import is_number
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell, flat, objects
from labeval.exchange.materials.marked_errors import (
    OPENS,
    POINTS,
    POINTS_OF_WMT,
    error_mark,
    place_of,
    points_of_wmt,
    unmarked,
)
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.of_raters import columns_of_raters
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder, name_of_factor
from labeval.study.error_marks import NO_ERRORS, NOWHERE, SOURCE, TEXT, ErrorMark, written
from labeval.study.methods import find_method, method_names
from labeval.study.model.typology import WITHIN
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = QT_TRANSLATE_NOOP("Materials", "Errors in texts, a row each")
_OF_WMT = frozenset({"system", "rater", "target", "category", "severity"})
OF_DOCUMENT = "docSegId"
"""The number of a segment that begins anew in each document."""
SEGMENTS = ("seg_id", "globalSegId", "global_seg_id", OF_DOCUMENT)
"""Numbers of segments in tables of WMT, which have a reader of their own."""
NOBODY = "judge"
_START = re.compile("(^|_)(start|begin|from)($|_)")
_END = re.compile("(^|_)(end|stop|to)($|_)")
_CATEGORIES = (
    *("category", "error_category", "error_type", "type", "type_of_error", "issue", "issue_type"),
    *("error", "error_label", "label", "tag", "kategorie", "fehlerkategorie", "fehlerart"),
    *("fehlertyp", "fehler"),
)
_PARTS = ("subcategory", "sub_category", "subtype", "sub_type", "unterkategorie")
_SEVERITIES = ("severity", "error_severity", "severity_level", "schwere", "schweregrad")
_POINTS = ("weight", "points", "penalty", "error_points", "error_weight", "fehlerpunkte")
_WORDS = (
    *("span", "span_text", "error_text", "error_span", "marked_text", "marked_words", "quote"),
    *("words", "error_words", "highlighted_text", "highlight", "covered_text", "stelle"),
)
_SIDES = ("side", "where", "location", "error_location", "error_in", "span_in", "field", "segment")
_LISTS = re.compile(r"errors|error_spans|spans|annotations|marks|issues|fehler")
_NONE = ("", "no_error", "noerror", "no_errors", "none", "no_issue", "clean", "kein_fehler", "ok")
_SEGMENTS = ("global_seg_id", "globalsegid", "seg", "segid", "segment_number", "segment_nr", "satz")
_NUMBER_OF_ROW = ("error_id", "annotation_id", "span_id", "error_number", "error_nr")
_POINTS_OF = {**POINTS, "schwer": 5.0, "kritisch": 5.0, "leicht": 1.0}
_MOST = 0.9
"""Share of spans that have to say the same of where they end."""
_READ = QT_TRANSLATE_NOOP("Materials", "errors have these error points: {points}")
_BY_FILE = QT_TRANSLATE_NOOP("Materials", "errors have the error points of “{column}”")
_EACH_1 = QT_TRANSLATE_NOOP(
    "Materials", "the file does not say how severe errors are; each has one error point"
)
_UNKNOWN = QT_TRANSLATE_NOOP(
    "Materials", "how many error points {severities} are is not known; each such error has one"
)
_INCLUSIVE = QT_TRANSLATE_NOOP(
    "Materials", "“{column}” is the last character of an error, which belongs to it"
)
NO_PLACE = QT_TRANSLATE_NOOP(
    "Materials", "errors of which no words are marked have no place ({count})"
)
_ONLY_ERRORS = QT_TRANSLATE_NOOP(
    "Materials",
    "no row says that a rater found no error: texts without any are missing from the file, and "
    "error points are those of texts with errors",
)
_ONE_JUDGE = QT_TRANSLATE_NOOP(
    "Materials", "the file names no judge; all errors are taken as marked by one, “{name}”"
)
_BY_DOCUMENT = QT_TRANSLATE_NOOP(
    "Materials",
    "numbers in “{segment}” begin anew in each “{document}”; both together name a question",
)
_OUTSIDE = QT_TRANSLATE_NOOP(
    "Problem",
    "the error from {start} to {end} is not within the text, which has {length} characters",
)
_COUNTED = QT_TRANSLATE_NOOP(
    "Problem", "characters are counted from 0, and the text is as raters saw it"
)


@dataclass(slots=True)
class _Columns:
    """Columns of a table of errors by what they hold; empty where there is none."""

    person: str = ""
    system: str = ""
    text: str = ""
    source: str = ""
    start: str = ""
    end: str = ""
    category: str = ""
    part: str = ""
    severity: str = ""
    points: str = ""
    words: str = ""
    side: str = ""
    score: str = ""
    ids: list[str] = field(default_factory=list)
    """Columns that may name a text or a segment, the best first."""
    documents: list[str] = field(default_factory=list)
    by_wmt: bool = False
    """True if errors have tags and no points, as in tables of WMT."""

    @property
    def own(self) -> set[str]:
        """The columns that are about one error, and not about its text."""
        of_error = (self.start, self.end, self.category, self.part, self.severity, self.points)
        return {*of_error, self.words, self.side, self.score, self.person} - {""}


def recognises(files: Sequence[File]) -> bool:
    """Return whether rows are errors with a place, and with a category or a severity."""
    sample = files[0].sample() if len(files) == 1 else []
    if not sample or is_of_wmt(files[0]):
        return False
    return _columns([row for record in sample for row in _rows(record)]) is not None


def is_of_wmt(file: File) -> bool:
    """Return whether a file has the columns of WMT's errors, with a number of each segment."""
    columns = set(file.columns or ())
    return columns >= _OF_WMT and any(name in columns for name in SEGMENTS)


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """A text is what a system wrote of a segment; its errors by one rater are one judgment."""
    (file,) = files
    builder = Builder()
    rows = [(line, row) for line, record in file.records(problems) for row in _rows(record)]
    columns = _columns([row for _, row in rows])
    if columns is not None:
        _read(builder, file.name, rows, columns, problems)
    return builder.done()


def _rows(record: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The errors of a record, each with everything around it; one row where its list is empty."""
    for name, value in record.items():
        if not _LISTS.fullmatch(plain(name)):
            continue
        listed = _list(value)
        errors = objects(listed)
        if listed is None or len(errors) != len(listed) or not all(map(_is_error, errors)):
            continue
        around = flat({other: own for other, own in record.items() if other != name})
        yield from ({**around, **flat(error)} for error in errors)
        if not errors:
            yield {**around, "severity": ""}
        return
    yield flat(record)


def _list(value: Any) -> list[Any] | None:
    if isinstance(value, str) and value.startswith("["):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return None
    return value if isinstance(value, list) else None


def _is_error(entry: Mapping[str, Any]) -> bool:
    names = {plain(name) for name in entry}
    return any(map(_START.search, names)) and bool(names & {*_SEVERITIES, *_CATEGORIES})


def _columns(rows: Sequence[Mapping[str, Any]]) -> _Columns | None:
    """The columns of a table of errors; None where it is none."""
    names = {plain(name): name for name in dict.fromkeys(n for row in rows for n in row)}
    found = _Columns()
    roles: dict[str, list[str]] = defaultdict(list)
    for name in names.values():
        roles[role_of(name)[0]].append(name)

    def named(words: Sequence[str]) -> str:
        return next((names[word] for word in words if word in names), "")

    def numbered(pattern: re.Pattern[str]) -> str:
        fitting = (own for short, own in names.items() if pattern.search(short))
        return next((c for c in fitting if _are_places(rows, c)), "")

    found.severity, found.category = named(_SEVERITIES), named(_CATEGORIES)
    found.start, found.end = numbered(_START), numbered(_END)
    found.person, found.system = (next(iter(roles[role]), "") for role in ("participant", "system"))
    found.source = next((n for n in roles["source"] if _is_long(rows, n)), "")
    of_error = {found.category, found.severity}
    texts = [*roles["text"], *(n for n in roles["reference_answer"] if plain(n) == "target")]
    found.text = next((n for n in texts if n not in of_error and _is_long(rows, n)), "")
    placed = bool(found.start and found.end)
    tagged = bool(found.text) and any(OPENS in cell(row.get(found.text)) for row in rows)
    if not (placed or tagged) or not (found.severity or (found.category and placed)):
        return None
    if not (found.text or found.system or roles["id"] or roles["question_id"]):
        return None
    found.part, found.points, found.words = named(_PARTS), named(_POINTS), named(_WORDS)
    found.by_wmt = tagged and not placed and not found.points
    found.side = next((n for n in map(names.get, _SIDES) if n and _are_sides(rows, n)), "")
    found.score = next((n for n in roles["value"] if n not in of_error and _is_score(rows, n)), "")
    rest = [n for n in names.values() if n not in {*found.own, found.text, found.source}]
    segments = [names[word] for word in _SEGMENTS if word in names]
    found.documents = [n for n in rest if plain(n) in ("doc", "document", "doc_name", "dokument")]
    found.documents += [n for n in roles["question_id"] if n in rest and "doc" in plain(n)]
    own = [n for n in roles["id"] if plain(n) not in _NUMBER_OF_ROW]
    asked = [n for n in roles["question_id"] if n not in found.documents]
    found.ids = [n for n in dict.fromkeys([*own, *segments, *asked]) if n in rest]
    return found


def _are_places(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    values = [value for row in rows if (value := cell(row.get(column)).strip())]
    numbers = [value for value in values if is_number(value) and float(value) < 1e6]
    missing = {value.casefold() for value in values} - set(numbers) <= {"missing", "null", "none"}
    return bool(numbers) and missing


def _are_sides(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    values = {plain(cell(row.get(column))) for row in rows} - {""}
    return "source" in values and len(values) <= 3


def _is_long(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    values = [len(value) for row in rows if (value := cell(row.get(column)))]
    return bool(values) and sum(values) / len(values) >= 10


def _is_score(rows: Sequence[Mapping[str, Any]], column: str) -> bool:
    values = [value for row in rows if (value := cell(row.get(column)).strip())]
    return bool(values) and all(map(is_number, values))


def _read(
    builder: Builder,
    file: str,
    rows: Sequence[tuple[int, Mapping[str, Any]]],
    columns: _Columns,
    problems: list[Problem],
) -> None:
    records = [row for _, row in rows]
    keys = _keys(builder, records, columns)
    beyond = _beyond(builder, records, columns)
    about = [columns.text, columns.source, columns.system, *columns.ids, *columns.documents]
    free = [n for n in dict.fromkeys(n for row in records for n in row) if n not in about]
    free = [n for n in free if n not in columns.own and plain(n) not in _NUMBER_OF_ROW]
    of_raters = (
        columns_of_raters(records, columns.person, free, [n for n in about if n])
        if columns.person
        else []
    )
    facts = [n for n in (*columns.documents, *free) if n not in of_raters]
    marks: dict[tuple[str, str], list[ErrorMark]] = {}
    lines: dict[tuple[str, str], int] = {}
    scores: dict[tuple[str, str], str] = {}
    unknown: dict[str, None] = {}
    clean = 0
    for (line, row), (question, name) in zip(rows, keys, strict=True):
        text, source = (cell(row.get(c)) if c else "" for c in (columns.text, columns.source))
        extra = {name_of_factor(n): row.get(n) for n in facts}
        id = builder.text(
            name,
            unmarked(text),
            file,
            line,
            **extra,
            system=cell(row.get(columns.system)) if columns.system else "",
            question_id=question,
            source=unmarked(source),
        )
        person = cell(row.get(columns.person)).strip() if columns.person else NOBODY
        if of_raters:
            builder.attribute(person, {n: row.get(n) for n in of_raters})
        key = (person, id)
        lines.setdefault(key, line)
        errors = marks.setdefault(key, [])
        if columns.score and (score := cell(row.get(columns.score)).strip()):
            scores[key] = score
        error = _error(row, columns, beyond, unknown)
        if error is None:
            clean += 1
            continue
        whole = unmarked(source if error.where == SOURCE else text)
        if error.where != NOWHERE and whole and error.end > len(whole):
            values: dict[str, object] = {
                "start": error.start,
                "end": error.end,
                "length": len(whole),
            }
            problems.append(Problem(file, line, columns.end, _OUTSIDE, values, _COUNTED))
            continue
        errors.append(error)
    _remark(builder, columns, [e for errors in marks.values() for e in errors], unknown, clean)
    method = next(name for name in method_names() if hasattr(find_method(name), "errors_in"))
    for (person, id), errors in marks.items():
        line = lines[person, id]
        value = written(errors) or NO_ERRORS
        builder.judge(person, method, id, value, file, line, method=method)
        if (person, id) in scores:
            builder.judge(person, columns.score, id, scores[person, id], file, line)


def _keys(
    builder: Builder, rows: Sequence[Mapping[str, Any]], columns: _Columns
) -> list[tuple[str, str]]:
    """Question and name of the text of each row, by what distinguishes texts of one system."""

    def text_of(row: Mapping[str, Any]) -> tuple[str, str]:
        source, text = (
            unmarked(cell(row.get(c))) if c else "" for c in (columns.source, columns.text)
        )
        return source, text

    def distinguish(names: Sequence[str]) -> bool:
        """True if rows with the same values are about the same text of a system."""
        known: dict[tuple[str, ...], tuple[str, str]] = {}
        for row in rows:
            key = tuple(cell(row.get(n)) for n in (*names, columns.system) if n)
            if known.setdefault(key, text_of(row)) != text_of(row):
                return False
        return len(known) > 1

    choices: list[tuple[str, ...]] = [(n,) for n in columns.ids]
    choices += [(d, n) for n in columns.ids for d in columns.documents]
    choices += [(d,) for d in columns.documents]
    chosen = next((names for names in choices if distinguish(names)), None)
    several = len({cell(row.get(columns.system)) for row in rows}) > 1 if columns.system else False
    one = chosen is not None and several and _names_system(rows, chosen, columns.system)
    if chosen is not None and len(chosen) > 1:
        builder.remark(_BY_DOCUMENT, document=chosen[0], segment=chosen[1])
    found, numbers = [], dict[str, str]()
    for row in rows:
        system = cell(row.get(columns.system)) if columns.system else ""
        if chosen is not None:
            own = "/".join(cell(row.get(n)) for n in chosen)
        else:
            source, text = text_of(row)
            own = numbers.setdefault(source or text, f"q{len(numbers) + 1}")
        name = own if one or not system else f"{own}_{system}"
        question = own
        if one:  # an id of the text: the source says what systems have in common
            source = text_of(row)[0]
            question = numbers.setdefault(source, f"q{len(numbers) + 1}") if source else ""
        found.append((question, name))
    return found


def _names_system(rows: Sequence[Mapping[str, Any]], names: Sequence[str], system: str) -> bool:
    """Return whether an id comes with one system only, so that it names the text."""
    found: dict[tuple[str, ...], set[str]] = defaultdict(set)
    for row in rows:
        found[tuple(cell(row.get(n)) for n in names)].add(cell(row.get(system)))
    return all(len(systems) == 1 for systems in found.values())


def _beyond(builder: Builder, rows: Sequence[Mapping[str, Any]], columns: _Columns) -> int:
    """1 if the end of an error is its last character, 0 if it is the first after it.

    Errors begin and end with words as a rule, and their words may be in the file.
    """
    if not (columns.text and columns.end):
        return 0
    ends = [0, 0]
    count = 0
    for row in rows:
        text, words = cell(row.get(columns.text)), cell(row.get(columns.words)).strip()
        start, end = (cell(row.get(c)).strip() for c in (columns.start, columns.end))
        if not (is_number(start) and is_number(end)) or float(end) <= float(start):
            continue
        count += 1
        for more in (0, 1):
            marked = text[int(float(start)) : int(float(end)) + more]
            after = text[int(float(end)) + more : int(float(end)) + more + 1]
            whole = marked[-1:].isalnum() and not after.isalnum()
            ends[more] += marked.strip() == words if words else whole
    inclusive = count > 0 and ends[1] > _MOST * count > ends[0]
    if inclusive:
        builder.remark(_INCLUSIVE, column=columns.end)
    return int(inclusive)


def _error(
    row: Mapping[str, Any], columns: _Columns, beyond: int, unknown: dict[str, None]
) -> ErrorMark | None:
    """The error of a row; None where it says that there is none, or says and marks nothing."""
    given = {
        name: cell(row.get(column)).strip() if column else ""
        for name, column in (
            ("category", columns.category),
            ("part", columns.part),
            ("severity", columns.severity),
            ("points", columns.points),
            ("start", columns.start),
            ("end", columns.end),
        )
    }
    category = given["category"]
    if given["part"] and WITHIN not in category:
        category = f"{category}{WITHIN}{given['part']}"
    place = (NOWHERE, 0, 0)
    if is_number(given["start"]) and is_number(given["end"]):
        start, end = int(float(given["start"])), int(float(given["end"])) + beyond
        of_source = bool(columns.side) and plain(cell(row.get(columns.side))) == "source"
        if 0 <= start < end:
            place = (SOURCE if of_source else TEXT, start, end)
    elif columns.text:
        place = place_of(cell(row.get(columns.text)), cell(row.get(columns.source)))
    names = [plain(given[n]) for n in ("category", "severity")]
    if all(name in _NONE for name in names) and (any(names) or place[0] == NOWHERE):
        return None
    if names[0] and names[0] in _NONE:
        return None
    points = _points(given, category, columns, unknown)
    return error_mark(place, category, given["severity"], points)


def _points(
    given: Mapping[str, str], category: str, columns: _Columns, unknown: dict[str, None]
) -> float:
    for written_points in (given["points"], given["severity"]):
        if is_number(written_points):
            return abs(float(written_points))
    severity = plain(given["severity"])
    if columns.by_wmt and severity in POINTS:
        return points_of_wmt(category, severity)
    if severity and severity not in _POINTS_OF:
        unknown[given["severity"]] = None
    return _POINTS_OF.get(severity, 1.0)


def _remark(
    builder: Builder,
    columns: _Columns,
    errors: Sequence[ErrorMark],
    unknown: Mapping[str, None],
    clean: int,
) -> None:
    weights = {e.severity: e.weight for e in errors}
    known = {s: w for s, w in weights.items() if s not in {plain(u) for u in unknown}}
    if columns.points:
        builder.remark(_BY_FILE, column=columns.points)
    elif not columns.severity:
        builder.remark(_EACH_1)
    elif columns.by_wmt:
        builder.remark(POINTS_OF_WMT)
    elif known:
        named = ", ".join(f"{s} {w:g}" for s, w in sorted(known.items()) if w is not None)
        builder.remark(_READ, points=named)
    if unknown and not columns.points:
        builder.remark(_UNKNOWN, severities=", ".join(f"“{s}”" for s in unknown))
    if placeless := sum(error.where == NOWHERE for error in errors):
        builder.remark(NO_PLACE, count=placeless)
    if not clean:
        builder.remark(_ONLY_ERRORS)
    if not columns.person:
        builder.remark(_ONE_JUDGE, name=NOBODY)
