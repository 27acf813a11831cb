"""Columns that distinguish the texts of a table of ratings."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence

from labeval.exchange.materials.column_content import LOOKED_AT, Content, depends_on, is_number
from labeval.exchange.materials.column_names import is_place, role_of
from labeval.exchange.materials.model import FACTOR, Record
from labeval.exchange.materials.roles import column_reasons as reasons
from labeval.exchange.materials.roles.column_reasons import Guess
from labeval.text.folding import plain

TEXT_OF_ROW = ("id", "question_id", "question", "source", "system", "variant", "text")
"""Roles of columns that say which text a row is about."""

_REPEATED = 0.7
"""Share of rows that differ by what is known, up to which texts are not distinguished."""
_UNIQUE = 0.98
_TASKS = frozenset({"hit"})
"""Names of tasks that several people get, with the same texts."""
_DAY = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}(?![0-9])|[0-9]{1,2}[./][0-9]{1,2}[./][0-9]{2,4}(?![0-9])"
)
_LONGEST = 200
_CROSSED = 0.9
"""Share of the groups of rows that have each value of a column once."""
_FEW_ROWS = 11
"""Rows up to which different numbers without a gap may be ratings."""
_OF_TEXTS = ("text", "id", "question_id", "question", "source", "first", "turn")
"""Roles that distinguish the texts of one system."""


def distinguishing(
    rows: Sequence[Record], person: str, known: Sequence[str], free: Iterable[str]
) -> str:
    """The column that names the texts that the rows of one rater are about; empty if there is none.

    Rows that have the same rater and system again and again are about different texts. A column
    whose values raters have in common, and that makes rows differ, says which; times do not.

    Args:
        person: the column that says who judged.
        known: this and columns that say by which criterion, and what is known of the text.
        free: other columns that are no ratings.
    """
    looked = rows[:LOOKED_AT]
    keys = [tuple(row.cells.get(name, "") for name in known) for row in looked]
    if not looked or len(set(keys)) > _REPEATED * len(looked):
        return ""
    for column in free:
        values = [row.cells.get(column, "").strip() for row in looked]
        given = {
            (value, row.cells.get(person, "")) for value, row in zip(values, looked, strict=True)
        }
        raters = Counter(value for value, _ in given)
        name = plain(column).removesuffix("_id")
        if (
            (is_place(name) and name not in _TASKS)
            or any(map(_DAY.match, values))
            or not all(values)
            or max(map(len, values)) > _LONGEST
        ):
            continue
        if any(is_number(value) and not float(value).is_integer() for value in values):
            continue
        if sum(n > 1 for n in raters.values()) * 2 <= len(raters):
            continue
        if len(set(zip(keys, values, strict=True))) >= _UNIQUE * len(looked):
            return column
    return ""


def without_row_numbers(
    found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]
) -> None:
    """An id that each row has for itself names no text where rows have the same text."""
    column = next((c for c, role in found.roles.items() if role == "id"), "")
    if (
        not column
        or found.reasons[column].template != reasons.BY_NAME
        or not contents[column].is_unique
    ):
        return
    texts = [c for c, role in found.roles.items() if role in TEXT_OF_ROW and c != column]
    criterion = next((c for c, role in found.roles.items() if role == "criterion"), "")
    if criterion and len(contents[criterion].values) > 1:  # else no text was judged by two
        found.give(column, FACTOR, reasons.ROW_NUMBER)
        return
    if found.has("text"):
        if not depends_on(column, texts, rows):
            found.give(column, FACTOR, reasons.ROW_NUMBER)
        return
    names = [c for c in contents if role_of(c)[0] in ("id", "question_id") and c != column]
    known = [c for c, role in found.roles.items() if role in ("system", "variant")]
    for other in names if known else ():
        keys = Counter(tuple(row.cells.get(c, "") for c in (other, *known)) for row in rows)
        if 2 * len(keys) <= len(rows):  # each text comes with several ids
            found.give(column, FACTOR, reasons.ROW_NUMBER)
            found.give(other, "question_id", reasons.BY_NAME)
            return
    asked = found.has("question") or found.has("question_id") or found.has("source")
    judged = [c for c, role in found.roles.items() if role in ("participant", "criterion")]
    if asked and found.has("participant") and _each_has_once(judged, texts, rows):
        found.give(column, FACTOR, reasons.ROW_NUMBER)


def _each_has_once(judged: Sequence[str], texts: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether no rater has two rows that agree in what is known of their texts, while the
    rows of several raters do.

    Args:
        judged: the columns that say who judged, and by which criterion.
    """
    keys = Counter(tuple(row.cells.get(c, "") for c in texts) for row in rows)
    own = {tuple(row.cells.get(c, "") for c in (*judged, *texts)) for row in rows}
    return len(own) == len(rows) >= 2 * len(keys)


def name_texts(found: Guess, rows: Sequence[Record]) -> None:
    """An id that comes with one text only names the text, and not a question that has several."""
    named = {role: column for column, role in found.roles.items()}
    of_text = named.get("text") or named.get("system")
    column = named.get("question_id")
    if column and of_text and "id" not in named and depends_on(of_text, (column,), rows):
        found.give(column, "id", reasons.ONE_TEXT)
        for other, role in list(found.roles.items()):
            if role == FACTOR and role_of(other)[0] == "question_id":
                found.give(other, "question_id", reasons.BY_NAME)
                break


def is_crossed(column: str, known: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether rows that agree in some columns have each value of another once."""
    groups: dict[tuple[str, ...], Counter[str]] = defaultdict(Counter)
    for row in rows[:LOOKED_AT]:
        groups[tuple(row.cells.get(name, "") for name in known)][row.cells.get(column, "")] += 1
    values = set().union(*groups.values())
    crossed = sum(
        group.keys() == values and group.total() == len(values) for group in groups.values()
    )
    return len(groups) > 1 and crossed >= _CROSSED * len(groups)


def numbers_rows(content: Content) -> bool:
    """Return whether a column counts the rows, as a program writes it before the others."""
    if not (content.is_unique and content.is_numeric and content.rows > _FEW_ROWS):
        return False
    numbers = sorted(map(float, content.values))
    return numbers == [numbers[0] + n for n in range(len(numbers))]


def _person(found: Guess) -> str:
    return next((c for c, role in found.roles.items() if role == "participant"), "")


def number_texts(found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]) -> None:
    """Numbers of which each rater has every one once for each system are those of texts."""
    if any(map(found.has, _OF_TEXTS)):
        return
    known = [c for c, role in found.roles.items() if role in ("participant", "criterion", "system")]
    free = [c for c in contents if c not in found.roles and contents[c].is_numeric]
    crossed = [c for c in free if is_crossed(c, known, rows)]
    if column := distinguishing(rows, _person(found), known, crossed):
        found.give(column, "question_id", reasons.DISTINGUISHES)


def distinguish(found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]) -> None:
    """A column that makes the rows of one rater about one system differ is the question's id."""
    if any(map(found.has, _OF_TEXTS)):
        return
    known = [c for c, role in found.roles.items() if role in ("participant", "criterion", "system")]
    free = [c for c in contents if found.roles.get(c, FACTOR) == FACTOR]
    if column := distinguishing(rows, _person(found), known, free):
        found.give(column, "question_id", reasons.DISTINGUISHES)
