"""Roles of columns in tables of judgments: ratings, systems, attributes of people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from labeval.exchange.elsewhere.directions import names_rank
from labeval.exchange.elsewhere.opposites import better_of
from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import (
    LOOKED_AT,
    Content,
    depends_on,
    is_in_other_units,
    is_shared,
)
from labeval.exchange.materials.column_names import (
    begins_stretch,
    is_computed,
    is_counted,
    is_personal,
    is_place,
    is_rating,
    names_kinds,
    names_number,
)
from labeval.exchange.materials.criterion_names import name_criteria
from labeval.exchange.materials.model import FACTOR, UNUSED, Record
from labeval.exchange.materials.model_raters import names_judge
from labeval.exchange.materials.roles import column_reasons as reasons
from labeval.exchange.materials.roles.column_reasons import Guess
from labeval.exchange.materials.roles.criteria_of_rows import name_criterion
from labeval.exchange.materials.roles.distinguishing import (
    TEXT_OF_ROW,
    distinguish,
    name_texts,
    number_texts,
    numbers_rows,
    without_row_numbers,
)
from labeval.exchange.sentence import Sentence
from labeval.text.folding import plain
from labeval.text.languages import LANGUAGES_OF_ITEMS, LANGUAGES_OF_TEXTS

_BOTH = ({"yes", "no"}, {"ja", "nein"}, {"true", "false"})
_TIMES = 1e8
"""Numbers from which on they are likely to be times."""
_FEW = 11
"""Different numbers up to which a column is taken for a scale whatever its name."""
_STANDARDISED = frozenset(
    {"z", "zscore", "zscores", "norm", "normalized", "normalised", "standardized", "standardised"}
    | {"scaled", "rescaled", "std", "standardisiert", "normiert"}
)
"""Words in the names of ratings that were computed from other ones."""
_GOLD = frozenset(
    {"gold", "golden", "expected", "reference", "truth", "true", "target", "predicted", "auto"}
    | {"automatic", "musterloesung", "erwartet", "referenz"}
)
"""Words in the names of answers that no rater gave."""
_SEVERITY = "severity"
_CONDITIONS = ("condition", "bedingung")


def judge_columns(found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]) -> None:
    """Columns of judgments, where the table has participants."""
    person = next((c for c, role in found.roles.items() if role == "participant"), None)
    if person is None:
        _judged_by_nobody(found, contents, rows)
        return
    without_row_numbers(found, contents, rows)
    _within_participants(found, contents, person, rows)
    number_texts(found, contents, rows)
    for column in [c for c in contents if c not in found.roles and numbers_rows(contents[c])]:
        found.give(column, FACTOR, reasons.ROW_NUMBER)
    free = [c for c in contents if c not in found.roles]
    texts = [c for c, role in found.roles.items() if role in TEXT_OF_ROW]
    of_errors = any(begins_stretch(c) and contents[c].is_numeric for c in free)
    of_texts = _of_texts(free, texts, contents, rows)
    if found.has("value"):
        _next_to_value(found, contents, person, texts, rows)
    else:
        for column in free:
            content = contents[column]
            if of_errors and _SEVERITY in plain(column):
                found.give(column, FACTOR, reasons.OF_ERROR)
                continue
            written = set(content.written.values())
            number = (content.is_numeric and content.is_scale) or bool(written)
            number = number and len(content.values) > 1
            few = number and len(written or content.values) <= _FEW
            ranked = names_rank(column) and _differ(column, texts, rows)
            named = is_place(column) or names_number(column)
            unchanged = not _varies(column, contents, person, rows)
            if unchanged or (number and named and not ranked):
                continue
            if number and is_counted(column) and depends_on(column, texts, rows):
                continue
            if column in of_texts:
                found.leave_out(column, reasons.SAME_FOR_ALL, reasons.SAME_LEFT_OUT)
                continue
            if number and names_judge(column) and depends_on(column, texts, rows):
                found.leave_out(column, reasons.OF_PROGRAM, reasons.PROGRAM_LEFT_OUT)
                continue
            if number and names_kinds(column):
                found.leave_out(column, reasons.OF_KINDS, reasons.KINDS_LEFT_OUT)
                continue
            if few or ladder_of(content.values):
                found.give(column, "rating", reasons.SCALE)
            elif _says_yes_or_no(content) and _differ(column, texts, rows):
                found.give(column, "rating", reasons.YES_NO)
            elif _says_yes_or_no(content) and _may_be_agreed(column, texts, rows):
                found.give(column, "rating", reasons.YES_NO_OF_QUALITY)
            elif _says_yes_or_no(content):
                found.leave_out(column, reasons.YES_NO_OF_TEXT, reasons.YES_NO_LEFT_OUT)
            elif number and not is_counted(column) and _differ(column, texts, rows):
                found.give(column, "rating", reasons.DIFFER)
        if not found.has("rating"):
            _magnitudes(found, contents, texts, rows)
        if not found.has("rating"):
            _called_ratings(found, contents, texts, rows)
        _without_standardised(found, contents, person, rows)
    name_criterion(found, contents, person, rows)
    rated = found.has("value") or found.has("rating")
    about = any(map(found.has, ("id", "text", "system", "question", "question_id", "first")))
    if rated and not about:
        distinguish(found, contents, rows)
        about = found.has("question_id")
    if rated and (about or found.has("value")):
        found.shape, found.why = "judgments", Sentence(reasons.RATED)
    elif not found.has("text"):
        found.shape, found.why = "participants", Sentence(reasons.PERSONS)
    if found.shape not in ("judgments", "participants"):
        return
    if found.shape == "judgments":
        name_texts(found, rows)
        distinguish(found, contents, rows)
    texts = [c for c, role in found.roles.items() if role in TEXT_OF_ROW]
    for column in free:
        if column in found.roles and found.shape == "judgments":
            continue
        if texts and _is_language(column, texts, rows):
            found.give(column, FACTOR, reasons.SAME_FOR_ALL)
            continue
        if is_personal(column):
            found.give(column, UNUSED, reasons.PERSONAL)
        elif found.shape == "participants" or depends_on(column, (person,), rows):
            found.give(column, "attribute", reasons.PER_PARTICIPANT)


def _is_language(column: str, texts: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether a column has the language of each text, and not that of its one rater."""
    if plain(column) in LANGUAGES_OF_TEXTS:
        return depends_on(column, texts, rows)
    return plain(column) in LANGUAGES_OF_ITEMS and is_shared(column, texts, rows)


def _varies(
    column: str, contents: Mapping[str, Content], person: str, rows: Sequence[Record]
) -> bool:
    """Return whether raters with several rows have several values of a column."""
    return contents[person].is_unique or not depends_on(column, (person,), rows)


def _next_to_value(
    found: Guess,
    contents: Mapping[str, Content],
    person: str,
    texts: Sequence[str],
    rows: Sequence[Record],
) -> None:
    """Ratings next to a column with the name of a value, which then is one of several criteria.

    They are columns of a few numbers about which the raters of a text differ.
    """
    value = next(c for c, role in found.roles.items() if role == "value")
    if found.has("criterion") or found.has("first"):
        return
    if not (_is_short(contents[value]) or 1 < len(contents[value].values) <= _FEW):
        return
    others = [
        column
        for column, content in contents.items()
        if (column not in found.roles or found.reasons[column].template == reasons.SAME_NAME)
        and _is_short(content)
        and not (is_place(column) or is_counted(column) or is_personal(column))
        and not names_number(column)
        and _varies(column, contents, person, rows)
        and _differ(column, texts, rows)
    ]
    if others and found.reasons[value].template == reasons.BY_NAME:
        for column in (value, *others):
            found.give(column, "rating", reasons.SCALE)


def _may_be_agreed(column: str, texts: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether a column about which all raters of a text agree may have their judgments: it
    has the name of a quality, and neither that of a right answer nor many texts."""
    is_gold = not _GOLD.isdisjoint(plain(column).split("_"))
    return name_criteria([column]) and not is_gold and not is_shared(column, texts, rows)


def _without_standardised(
    found: Guess, contents: Mapping[str, Content], person: str, rows: Sequence[Record]
) -> None:
    """Ratings that are others in other units, such as the z-scores of a rater, are no criteria."""
    rated = [column for column, role in found.roles.items() if role == "rating"]
    for column in rated:
        names = plain(column).split("_")
        is_named = found.reasons[column].template == reasons.BY_FORMAT
        if is_named or _STANDARDISED.isdisjoint(names):
            continue
        others = [c for c in rated if c != column and found.roles[c] == "rating"]
        if of := next((c for c in others if is_in_other_units(column, c, person, rows)), ""):
            found.leave_out(column, reasons.OTHER_UNITS, reasons.UNITS_LEFT_OUT, other=of)


def _is_short(content: Content) -> bool:
    """Return whether a column has a few different numbers, however they are written."""
    numbers = content.values if content.is_numeric else set(content.written.values())
    return 1 < len(numbers) <= _FEW


def _of_texts(
    free: Sequence[str],
    texts: Sequence[str],
    contents: Mapping[str, Content],
    rows: Sequence[Record],
) -> set[str]:
    """Columns of numbers or of words of a scale that say something about a text, while raters
    differ in another one."""
    known = [c for c in free if contents[c].is_numeric and len(contents[c].values) > 1]
    known += [c for c in free if ladder_of(contents[c].values)]
    same = {
        c
        for c in known
        if (is_computed(c) and depends_on(c, texts, rows))
        or (not is_rating(c) and is_shared(c, texts, rows))
    }
    return same if len(same) < len(known) else set()


def _magnitudes(
    found: Guess, contents: Mapping[str, Content], texts: Sequence[str], rows: Sequence[Record]
) -> None:
    """Ratings of any size, where a text came with several raters and nothing else was rated."""
    for column in [c for c in contents if c not in found.roles]:
        content = contents[column]
        large = content.is_numeric and all(abs(float(v)) < _TIMES for v in content.values)
        named = is_place(column) or is_counted(column) or is_personal(column)
        if large and not named and _differ(column, texts, rows):
            found.give(column, "rating", reasons.LARGE)


def _called_ratings(
    found: Guess, contents: Mapping[str, Content], texts: Sequence[str], rows: Sequence[Record]
) -> None:
    """Ratings by their name alone, where each text came with one rater, so that none can differ."""
    keys = {tuple(row.cells.get(c, "") for c in texts) for row in rows}
    for column in [c for c in contents if c not in found.roles] if len(keys) == len(rows) else ():
        content = contents[column]
        several = content.is_numeric and len(content.values) > 1
        if several and is_rating(column) and not (is_computed(column) or names_judge(column)):
            found.give(column, "rating", reasons.NAMED_RATING)


def _judged_by_nobody(
    found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]
) -> None:
    """Ratings whose rows do not say who gave them.

    They are taken where a person names them, or where several rows have one text and names of
    columns say that they are ratings.
    """
    if not (found.has("rating") or _is_fixed(found, "value")):
        texts = [c for c, role in found.roles.items() if role in TEXT_OF_ROW]
        keys = Counter(tuple(row.cells.get(c, "") for c in texts) for row in rows[:LOOKED_AT])
        if not found.has("text") or sum(n > 1 for n in keys.values()) * 2 < len(keys):
            return
        for column, content in contents.items():
            number = content.is_numeric and content.is_scale and len(content.values) > 1
            if column not in found.roles and number and is_rating(column):
                found.give(column, "rating", reasons.NAMED_RATING)
    if found.has("rating") or found.has("value"):
        found.shape, found.why = "judgments", Sentence(reasons.RATED_BY_NOBODY)
        name_texts(found, rows)
        distinguish(found, contents, rows)


def _is_fixed(found: Guess, role: str) -> bool:
    return any(
        given == role and found.reasons[column].template == reasons.BY_FORMAT
        for column, given in found.roles.items()
    )


def _within_participants(
    found: Guess, contents: Mapping[str, Content], person: str, rows: Sequence[Record]
) -> None:
    """A condition that each participant has several of is what was compared: a system."""
    for column in () if found.has("system") else contents:
        free = found.roles.get(column, FACTOR) == FACTOR and plain(column) in _CONDITIONS
        several = len(contents[column].values) > 1
        if free and several and not depends_on(column, (person,), rows):
            found.give(column, "system", reasons.SEVERAL_EACH)
            return


def _differ(column: str, texts: Sequence[str], rows: Sequence[Record]) -> bool:
    """Return whether a column's values differ between the rows of one text."""
    return bool(texts) and not depends_on(column, texts, rows)


def _says_yes_or_no(content: Content) -> bool:
    """Return whether its answers are yes and no, with at most one other, or two opposites of which
    one is the better."""
    if better_of(content.values):
        return True
    given = {plain(value) for value in content.values}
    pairs = [*_BOTH, *({word, f"not_{word}"} for word in given)]
    return any(both <= given and len(given - both) <= 1 for both in pairs)
