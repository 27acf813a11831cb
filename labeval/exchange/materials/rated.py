"""Judgments and participants in the rows of a table; words and positions become values."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from labeval.exchange.elsewhere.directions import names_fault, names_rank
from labeval.exchange.elsewhere.missing_codes import MISSING, is_mark
from labeval.exchange.elsewhere.opposites import better_of
from labeval.exchange.elsewhere.scales import ladder_of, point_of
from labeval.exchange.elsewhere.seen import OVERALL
from labeval.exchange.elsewhere.written_numbers import (
    by_words,
    counted_down,
    first_of,
    numbers_of,
    words_of,
)
from labeval.exchange.judgment_checks import TURN
from labeval.exchange.materials.column_content import is_number, utc
from labeval.exchange.materials.column_names import is_counted, is_place, names_number
from labeval.exchange.materials.model import FACTOR, ColumnMapping, Record
from labeval.exchange.materials.readers.building import name_of_factor
from labeval.study.pages import ITEM_JOIN
from labeval.study.problems import Problem, Severity, listed
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

_FROM_0 = ({"0"}, {"0", "1"})
_FROM_1 = ({"1"}, {"2"}, {"1", "2"})
_POSITIONS = frozenset({"-1", "0", "1", "2"})
_OTHER = {"yes": "no", "no": "yes"}
_PLAIN_WORDS = frozenset({"yes", "no", "ja", "nein", "true", "false"})
_UNORDERED = QT_TRANSLATE_NOOP(
    "Problem", "the values {words} of “{criterion}” are words without a known order"
)
_NAME_ORDER = QT_TRANSLATE_NOOP(
    "Problem", "they are taken as options; if they are a scale, name its words from low to high"
)
ORDERED = QT_TRANSLATE_NOOP("Problem", "the words of “{criterion}” are read as the scale {words}")
NUMBERED = QT_TRANSLATE_NOOP(
    "Problem", "answers such as “{value}” of “{criterion}” are read as numbers, here as {number}"
)
_OPPOSITE = QT_TRANSLATE_NOOP("Problem", "“{yes}” of “{criterion}” is read as yes, “{no}” as no")
_WON = QT_TRANSLATE_NOOP(
    "Problem", "the values {words} of “{criterion}” say that one of two texts is better"
)
_NAME_SIDES = QT_TRANSLATE_NOOP(
    "Problem",
    "call the columns of the two texts response_a and response_b, and write A where the first "
    "won, B where the second did, and tie, in a column winner, or one for each rater (winner1, "
    "winner2)",
)
_WINS = frozenset({"win", "wins", "won", "better", "gewonnen", "besser"})
_LOSSES = frozenset({"lose", "loses", "loss", "lost", "worse", "verloren", "schlechter"})
_DOWN = QT_TRANSLATE_NOOP(
    "Problem",
    "the numbers of “{criterion}” fall where its words rise; the words count, as the scale {words}",
)
_RANK = QT_TRANSLATE_NOOP(
    "Problem", "“{criterion}” seems to hold ranks, of which 1 is the best; they are read as ratings"
)
_LESS_IS_BETTER = QT_TRANSLATE_NOOP(
    "Problem",
    "its criterion has “direction: lower” in study.yaml, or needs it in a study that exists",
)
_NOT_ON_SCALE = QT_TRANSLATE_NOOP("Problem", "“{value}” is not a word of the scale {words}")
_WHICH = QT_TRANSLATE_NOOP(
    "Problem", "the values 0, 1 and 2 do not show whether 0 is the first text or a tie"
)
_SIGNED = ("-1", "1")
_WHICH_SIGN = QT_TRANSLATE_NOOP(
    "Problem", "the values -1 and 1 do not show which of the two texts each of them is"
)
_SAY_SIGN = QT_TRANSLATE_NOOP(
    "Problem",
    "write --positions-from -1 where a number below 0 means that the first text is better, and "
    "--positions-from 1 where one above 0 does",
)
_SAY_WHICH = QT_TRANSLATE_NOOP(
    "Problem", "choose whether positions are counted from 0 or from 1 (--positions-from)"
)
_COUNTED_FROM_0 = QT_TRANSLATE_NOOP("Problem", "positions are counted from 0")
_NO_ITEM = QT_TRANSLATE_NOOP("Problem", "the row does not say which text is judged")
_CHOOSE_ITEM = QT_TRANSLATE_NOOP(
    "Problem", "choose the column with the text, its id, or its question and system"
)
_NOBODY = QT_TRANSLATE_NOOP(
    "Problem",
    "no column says who judged: the first row of each text counts as one rater's, the second as "
    "another's, and so on",
)
_NOT_RATED = QT_TRANSLATE_NOOP(
    "Problem", "“{value}” is no number, as nearly all others are, so the column is no criterion"
)
_MEND = QT_TRANSLATE_NOOP(
    "Problem", "mend it, or empty the cell if nothing was answered, so that the ratings count"
)
_MOST_POINTS = 11
"""Different numbers of a scale."""
_NEARLY_ALL = 4
"""Times as many numbers as other values, from which on these may be mistakes."""
_NO_PERSON = QT_TRANSLATE_NOOP("Problem", "is empty")
_AGAIN = QT_TRANSLATE_NOOP(
    "Problem",
    "more than one row has the ratings of “{item}” by “{participant}”: agreement counts the first "
    "alone, scores count all",
)
_OWN_IDS = QT_TRANSLATE_NOOP(
    "Problem", "if they are different texts, name the column that distinguishes them"
)
_NO_ZONE = QT_TRANSLATE_NOOP(
    "Problem", "times without their zone are left out, such as “{value}” ({count})"
)
_ABOUT = ("seconds", "answered_at")


@dataclass(slots=True)
class Judged:
    """Judgments and participants of a table."""

    judgments: list[Record] = field(default_factory=list)
    participants: dict[str, dict[str, str]] = field(default_factory=dict)
    scales: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Criterion to the words that became numbers, lowest first."""


def judgments_of(
    rows: Sequence[Record],
    mapping: ColumnMapping,
    texts: Mapping[tuple[str, int], str],
    problems: list[Problem],
) -> Judged:
    """The judgments and participants of a table.

    Args:
        texts: file and line to the id of the row's text, where rows have texts.
    """
    judged = Judged()
    column = {role: (mapping.columns_of(role) or [""])[0] for role in _SINGLE}
    attributes = mapping.columns_of("attribute")
    pages = _Pages(rated=bool(mapping.columns_of("rating")))
    unnamed = None if column["participant"] else _Unnamed(rows, problems)
    no_times: list[Record] = []
    for row in rows:
        person = row.cells.get(column["participant"], "").strip()
        if unnamed is not None:
            person = unnamed.rater_of(_items(row, column, texts))
        if not person:
            problems.append(Problem(row.file, row.line, column["participant"], _NO_PERSON))
            continue
        about = judged.participants.setdefault(person, {}) if attributes else {}
        about.update({a: value for a in attributes if (value := row.cells.get(a, "").strip())})
        given = list(_given(row, column, mapping))
        items = _items(row, column, texts) if given else ""
        if given and not items:
            problems.append(Problem(row.file, row.line, "", _NO_ITEM, {}, _CHOOSE_ITEM))
            continue
        extra = {name: row.cells.get(column[name], "") for name in _ABOUT if column[name]}
        if at := extra.get("answered_at", "").strip():
            extra["answered_at"] = utc(at)
            no_times += [] if extra["answered_at"] else [row]
        if column[TURN] and ITEM_JOIN not in items:  # comparisons are of whole texts
            extra[TURN] = row.cells.get(column[TURN], "").strip()
        extra |= {
            name: row.cells.get(column[name], "")
            for name in ("system", "variant", "question", "question_id", "source")
            if column[name] and not texts and ITEM_JOIN not in items
        }
        page = pages.of(person, items, row, problems) if given else ""
        for criterion, value in given:
            cells = {"participant": person, "items": items, "value": value, **extra}
            if criterion:
                cells["criterion"] = criterion
            if page:
                cells["page"] = page
            judged.judgments.append(Record(row.file, row.line, cells))
    if no_times:
        first, named = no_times[0], column["answered_at"]
        about_times = {"value": first.cells[named][:64], "count": len(no_times)}
        problems.append(
            Problem(first.file, first.line, named, _NO_ZONE, about_times, severity="warning")
        )
    problems.extend(nearly_ratings(rows, mapping))
    for named in filter(names_rank, [column["value"], *mapping.columns_of("rating")]):
        where = rows[0].file if rows else ""
        values: dict[str, object] = {"criterion": named}
        problems.append(
            Problem(where, None, named, _RANK, values, _LESS_IS_BETTER, severity="warning")
        )
    if pages.repeated:
        judged.judgments = [
            Record(row.file, row.line, {**row.cells, "page": row.cells.get("page", "")})
            for row in judged.judgments
        ]
    judged.judgments, judged.scales = with_numbers(judged.judgments, mapping, problems)
    return judged


def facts_of_texts(rows: Sequence[Record], mapping: ColumnMapping) -> dict[str, dict[str, str]]:
    """Name of each text that rows name to its cells in columns without a role; a column about which
    the rows of a text differ says nothing about texts."""
    column = {role: (mapping.columns_of(role) or [""])[0] for role in _SINGLE}
    named = [(name, row) for row in rows if ITEM_JOIN not in (name := _items(row, column, {}))]
    found: dict[str, dict[str, str]] = {}
    for fact in mapping.columns_of(FACTOR):
        known: dict[str, str] = {}
        if all(known.setdefault(n, v) == v for n, row in named if (v := row.cells.get(fact, ""))):
            for name, value in known.items():
                found.setdefault(name, {})[name_of_factor(fact)] = value
    return found


def nearly_ratings(
    rows: Sequence[Record], mapping: ColumnMapping, severity: Severity = "warning"
) -> Iterator[Problem]:
    """Columns that would be ratings but for a few values, with the first of these."""
    roles = (FACTOR,) if severity == "warning" else (FACTOR, "attribute")
    for column in (column for role in roles for column in mapping.columns_of(role)):
        given = [(row, row.cells.get(column, "").strip()) for row in rows]
        answered = [(row, value) for row, value in given if value and not is_mark(value)]
        others = [(row, value) for row, value in answered if not is_number(value)]
        points = {value for _, value in answered if is_number(value)}
        few = 0 < len(others) * _NEARLY_ALL <= len(answered) - len(others)
        named = is_place(column) or is_counted(column) or names_number(column)
        if few and 1 < len(points) <= _MOST_POINTS and not named:
            row, value = others[0]
            about: dict[str, object] = {"value": value[:64]}
            yield Problem(row.file, row.line, column, _NOT_RATED, about, _MEND, severity=severity)


def texts_of_others(
    rows: Sequence[Record], mapping: ColumnMapping, texts: Mapping[tuple[str, int], str]
) -> dict[tuple[str, int], str]:
    """File and line to the id of the text, of rows whose text only other raters' rows have.

    That is the one text of their id, or of their question and system. Where there are several, or
    a rater has another row about it, nobody knows.

    Args:
        texts: the same, of rows that have their text.
    """
    column = {role: (mapping.columns_of(role) or [""])[0] for role in _SINGLE}
    found: dict[str, set[str]] = defaultdict(set)
    raters: Counter[tuple[str, str]] = Counter()
    without: list[tuple[Record, str, str]] = []
    for row in rows:
        name = _items(row, column, {})
        person = row.cells.get(column["participant"], "").strip()
        raters[name, person] += 1
        if id := texts.get((row.file, row.line)):
            found[name].add(id)
        elif name:
            without.append((row, name, person))
    return {
        (row.file, row.line): next(iter(found[name]))
        for row, name, person in without
        if len(found.get(name, ())) == 1 and raters[name, person] == 1
    }


class _Unnamed:
    """Raters of rows that name none: the rows of one text are those of different people."""

    def __init__(self, rows: Sequence[Record], problems: list[Problem]) -> None:
        self._seen: dict[str, int] = defaultdict(int)
        where = rows[0].file if rows else ""
        problems.append(Problem(where, None, "participant", _NOBODY, severity="warning"))

    def rater_of(self, items: str) -> str:
        """The rater of the next row of a text."""
        self._seen[items] += 1
        return f"rater_{self._seen[items]}"


class _Pages:
    """Names of pages, where several rows have the ratings of one text by one person.

    All ratings of a row were given together, whatever is missing in it.

    Args:
        rated: True if a row has ratings by several criteria.
    """

    def __init__(self, *, rated: bool) -> None:
        self.repeated = 0
        """Rows beyond the first."""
        self._rated = rated
        self._seen: set[tuple[str, str]] = set()

    def of(self, person: str, items: str, row: Record, problems: list[Problem]) -> str:
        """The page of a row; empty where it needs no name. The first repeated row is a warning."""
        if not self._rated:
            return ""
        if (person, items) not in self._seen:
            self._seen.add((person, items))
            return ""
        if not self.repeated:
            values: dict[str, object] = {"item": items[:64], "participant": person[:64]}
            problems.append(
                Problem(row.file, row.line, "", _AGAIN, values, _OWN_IDS, severity="warning")
            )
        self.repeated += 1
        return f"again{self.repeated}"


_SINGLE = (
    *("participant", "criterion", TURN, "value", "first", "second", "seconds", "answered_at", "id"),
    *("system", "variant", "question", "question_id", "source"),
)


def with_numbers(
    judgments: Sequence[Record], mapping: ColumnMapping, problems: list[Problem]
) -> tuple[list[Record], dict[str, tuple[str, ...]]]:
    """Judgments whose words of scales are numbers and whose positions are ids, and the scales.

    Assumptions are warnings; what cannot be known is a problem with advice what to name.
    """
    values: dict[tuple[str, bool], dict[str, None]] = defaultdict(dict)
    named: dict[tuple[str, bool], bool] = defaultdict(lambda: True)
    for row in judgments:
        if row.cells.get("method"):
            continue  # the reader knows what its value is
        if value := row.cells["value"].strip():
            values[_kind(row)][value] = None
            if value in _POSITIONS and value not in row.cells["items"].split(ITEM_JOIN):
                named[_kind(row)] = False
    scales: dict[str, tuple[str, ...]] = {}
    starts: dict[tuple[str, bool], str] = {}
    numbers: dict[tuple[str, bool], dict[str, str]] = {}
    file = judgments[0].file if judgments else ""
    for kind, given in values.items():
        criterion, pair = kind
        named_by = criterion or next(iter(mapping.columns_of("value")), OVERALL)
        if pair and named[kind]:
            continue  # its numbers are the ids of the texts themselves
        if pair:
            starts[kind] = _start(set(given), mapping, criterion, file, problems)
        elif criterion not in mapping.scales and (written := numbers_of(given)):
            if words := counted_down(written):
                if all(map(words_of, written)):
                    scales[criterion] = words
                written = by_words(written, words)
                values_of = {"criterion": named_by, "words": listed(words)}
                problems.append(Problem(file, None, "value", _DOWN, values_of, severity="warning"))
            numbers[kind] = written
            example, number = first_of(written)
            about = {"value": example[:64], "criterion": named_by, "number": number}
            problems.append(Problem(file, None, "value", NUMBERED, about, severity="warning"))
        elif criterion not in mapping.scales and (answers := _yes_and_no(given, named_by)):
            numbers[kind] = answers
            yes, no = sorted(answers, key=answers.__getitem__, reverse=True)
            about = {"yes": yes[:64], "no": no[:64], "criterion": named_by}
            problems.append(Problem(file, None, "value", _OPPOSITE, about, severity="warning"))
        elif words := _scale(criterion, tuple(given), mapping, file, problems):
            scales[criterion] = words
    done = []
    for row in judgments:
        kind, value = _kind(row), row.cells["value"].strip()
        if row.cells.get("method"):
            done.append(row)
            continue
        if kind[1] and starts.get(kind) and value in _POSITIONS:
            sides = row.cells["items"].split(ITEM_JOIN)
            position = _position(value, starts[kind], signed="-1" in values[kind])
            value = sides[position] if 0 <= position < len(sides) else "tie"
        elif kind in numbers:
            value = numbers[kind].get(value, value)  # what is none is a mark of a missing answer
        elif not kind[1] and kind[0] in scales and value:
            point = point_of(value, scales[kind[0]])
            if not point:
                template_values = {"value": value[:64], "words": listed(scales[kind[0]])}
                problems.append(
                    Problem(row.file, row.line, "value", _NOT_ON_SCALE, template_values)
                )
                continue
            value = str(point)
        done.append(Record(row.file, row.line, {**row.cells, "value": value}))
    return done, scales


def _yes_and_no(given: Collection[str], criterion: str) -> dict[str, str]:
    """Two opposite answers to yes and no; empty for any others.

    Yes is the better one; by a criterion with the name of a fault, such as toxicity, the worse.
    """
    words = [word for word in given if not is_mark(word)]
    better = "" if ladder_of(words) else better_of(words)
    of_better = "no" if names_fault(criterion) else "yes"
    return (
        {word: of_better if word == better else _OTHER[of_better] for word in words}
        if better
        else {}
    )


def _kind(row: Record) -> tuple[str, bool]:
    return row.cells.get("criterion", ""), ITEM_JOIN in row.cells["items"]


def _given(
    row: Record, column: Mapping[str, str], mapping: ColumnMapping
) -> Iterator[tuple[str, str]]:
    """Criteria and values of a row; what was not answered is left out."""
    if column["value"] and _answered(value := row.cells.get(column["value"], "").strip()):
        yield row.cells.get(column["criterion"], "").strip(), value
    for criterion in mapping.columns_of("rating"):
        if _answered(value := row.cells.get(criterion, "").strip()):
            yield criterion, value


def _answered(value: str) -> bool:
    return value != "" and value.casefold() not in MISSING


def _items(row: Record, column: Mapping[str, str], texts: Mapping[tuple[str, int], str]) -> str:
    sides = [row.cells.get(column[side], "").strip() for side in ("first", "second")]
    if all(sides):
        return ITEM_JOIN.join(sides)
    if found := texts.get((row.file, row.line)):
        return found
    cells = {name: row.cells.get(own, "").strip() for name, own in column.items()}
    if cells["id"]:
        return cells["id"]
    parts = [cells["question_id"] or cells["question"], cells["system"], cells["variant"]]
    return "_".join(filter(None, parts))


def _scale(
    criterion: str,
    words: Sequence[str],
    mapping: ColumnMapping,
    file: str,
    problems: list[Problem],
) -> tuple[str, ...]:
    """The words of a criterion's scale, lowest first; empty where its values are none.

    Without a column of criteria the column of values names the scale, and without one the
    criterion that such judgments get.
    """
    criterion = criterion or next(iter(mapping.columns_of("value")), OVERALL)
    if criterion in mapping.scales:
        return tuple(mapping.scales[criterion])
    if (
        all(is_number(word) or is_mark(word) for word in words)
        or {word.casefold() for word in words} <= _PLAIN_WORDS
    ):
        return ()
    found = ladder_of(words)
    values: dict[str, object] = {"criterion": criterion, "words": listed(found or words)}
    given = {plain(word) for word in words}
    if not (given.isdisjoint(_WINS) or given.isdisjoint(_LOSSES)):
        problems.append(Problem(file, None, "value", _WON, values, _NAME_SIDES))
        return ()
    if found:
        problems.append(Problem(file, None, "value", ORDERED, values, severity="warning"))
    elif len(words) > 2:
        problems.append(
            Problem(file, None, "value", _UNORDERED, values, _NAME_ORDER, severity="warning")
        )
    return found


def _position(value: str, first: str, *, signed: bool) -> int:
    """The place of the text that a value chooses, from 0; -1 for a tie.

    Args:
        first: the value of the first text.
        signed: True if the second has the same with the other sign, and 0 is a tie.
    """
    if signed:
        return {int(first): 0, -int(first): 1}.get(int(value), -1)
    return int(value) - int(first)


def _start(
    values: set[str], mapping: ColumnMapping, criterion: str, file: str, problems: list[Problem]
) -> str:
    """The number of the first of two texts in values; empty where values are no positions."""
    numbers = {value for value in values if value in _POSITIONS}
    if "-1" in numbers and mapping.positions not in _SIGNED:
        problems.append(Problem(file, None, "value", _WHICH_SIGN, {}, _SAY_SIGN))
        return ""
    if mapping.positions or not numbers:
        return mapping.positions if numbers else ""
    if numbers in _FROM_0:
        problems.append(Problem(file, None, "value", _COUNTED_FROM_0, severity="warning"))
        return "0"
    if numbers in _FROM_1:
        return "1"
    problems.append(Problem(file, None, "value", _WHICH, {}, _SAY_WHICH))
    return ""
