"""Roles of columns, guessed by their names and their content; each guess has its reason."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from labeval.exchange.elsewhere.missing_codes import is_mark
from labeval.exchange.elsewhere.scales import ladder_of
from labeval.exchange.materials.column_content import (
    Content,
    depends_on,
    names_model,
    utc,
)
from labeval.exchange.materials.column_names import (
    describes_people,
    names_remark,
    role_of,
    series_of,
)
from labeval.exchange.materials.model import FACTOR, ITEM_ROLES, ROLES, Record, Shape
from labeval.exchange.materials.roles import column_reasons as reasons
from labeval.exchange.materials.roles.column_reasons import Guess
from labeval.exchange.materials.roles.judged_columns import judge_columns
from labeval.exchange.sentence import Sentence
from labeval.text.folding import plain

_JUDGING = (
    *("participant", "criterion", "turn", "value", "first", "second", "seconds", "answered_at"),
)
_LONG = 80
"""Characters, on average, from which on texts that are the same for a question are its source."""
_MADE = (
    *("decoded", "summary", "generated_summary", "system_summary", "model_summary"),
    *("zusammenfassung", "translation", "uebersetzung", "paraphrase", "simplification"),
)
"""Names of texts that are made from another."""

_OF_RESPONSE = re.compile("R_[A-Za-z0-9]{8,}")
"""An id that Qualtrics gives to a response."""
_CODES = frozenset({"code", "id", "nr", "kennung", "name_code", "person"})


def guess(
    contents: Mapping[str, Content],
    rows: Sequence[Record],
    fixed: Mapping[str, str],
    shape: Shape | None = None,
    why: Sentence | None = None,
    *,
    is_chosen: bool = False,
) -> Guess:
    """The roles of columns.

    Args:
        fixed: roles that the format gives.
        shape: of the rows, where the format says it, with its reason ``why``.
        is_chosen: a person has chosen the shape, whatever the columns look like.
    """
    found = Guess()
    for column, role in fixed.items():
        if column in contents:
            found.give(column, role, reasons.BY_FORMAT)
    for column, content in contents.items():
        if not content.filled and column not in fixed:
            found.give(column, FACTOR, reasons.EMPTY)
    _made_from_text(found, contents)
    _respondents(found, contents)
    _by_name(found, contents)
    _people(found, contents)
    if is_chosen and shape == "wide":
        _several_texts(found, contents)
        if found.shape != "wide":
            _any_texts(found, contents)
    elif shape is None or (shape == "long" and not is_chosen):
        _several_texts(found, contents)
    if found.shape == "wide":
        _name_questions(found)
    if not found.has("text") and shape not in ("judgments", "participants"):
        _longest_text(found, contents)
    _by_content(found, contents)
    _by_question(found, contents, rows)
    _of_one_source(found, contents, rows)
    if shape in (None, "judgments", "participants"):
        judge_columns(found, contents, rows)
    for column in contents:
        if column not in found.roles:
            found.give(column, FACTOR, reasons.NAME_UNKNOWN)
    _without_judgments(found)
    if shape is not None:
        found.shape = shape
    if why is not None:
        found.why = why
    found.roles = {column: found.roles[column] for column in contents}
    return found


def _made_from_text(found: Guess, contents: Mapping[str, Content]) -> None:
    """A column “text” is the source, where another has what was made from it."""
    named = {plain(column): column for column in contents if column not in found.roles}
    made = next((named[name] for name in _MADE if name in named), "")
    source = named.get("text", "")
    if made and source and contents[made].is_text and contents[source].is_text:
        found.give(source, "source", reasons.MADE_FROM, other=made)
        found.give(made, "text", reasons.BY_NAME)


def _by_name(found: Guess, contents: Mapping[str, Content]) -> None:
    """Give each role to the column whose name says it best, if its content does not object."""
    meant: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for column in contents:
        if column not in found.roles:
            role, rank = role_of(column)
            if role:
                meant[role].append((rank, column))
    for role in (role for role in ROLES if role in meant):
        for _, column in sorted(meant[role], key=lambda entry: entry[0]):
            content = contents[column]
            objection = _objection(role, column, content)
            if role == "text" and (
                _numbers_texts(column, content) or ("participant" in meant and _is_ladder(content))
            ):
                objection = objection or reasons.SHORT
            if objection:
                if (
                    role == "id"
                    and objection == reasons.NOT_UNIQUE
                    and not found.has("question_id")
                ):
                    found.give(column, "question_id", reasons.SAME_QUESTION)
                elif role == "source" and "system" in meant and _are_shared_ids(content):
                    if not (found.has("question_id") or {"question_id", "question"} & meant.keys()):
                        found.give(column, "question_id", reasons.NUMBERS_TEXTS)
                elif role == "text" and _numbers_texts(column, content):
                    if not (found.has("question_id") or "question_id" in meant):
                        found.give(column, "question_id", reasons.NUMBERS_TEXTS)
                elif role == "text" and content.is_scale and "value" not in meant:
                    found.give(column, "value", reasons.BY_NAME)
                elif (
                    role == "system" and objection == reasons.LONG_NAME and not found.has("prompt")
                ):
                    found.give(column, "prompt", reasons.LONG_NAME)
                elif role in ("value", "text"):
                    continue
                else:
                    found.give(column, FACTOR, objection)
            elif not found.has(role):
                found.give(column, role, reasons.BY_NAME)
            elif role == "question" and plain(column) == "prompt" and not found.has("prompt"):
                found.give(column, "prompt", reasons.BY_NAME)
            elif role != "text":
                first = next(c for c, given in found.roles.items() if given == role)
                found.give(column, FACTOR, reasons.SAME_NAME, first=first)
    if not found.has("text") and found.has("source"):
        for column, role in list(found.roles.items()):
            if role == "reference_answer" and plain(column) == "target":
                found.give(column, "text", reasons.BY_NAME)


def _people(found: Guess, contents: Mapping[str, Content]) -> None:
    """A column called “Code” names participants, where others describe people and none a text."""
    if any(found.has(role) for role in ("text", "question", "value", "participant", "system")):
        return
    codes = [c for c in contents if plain(c) in _CODES and contents[c].is_unique]
    if len(codes) == 1 and sum(describes_people(column) for column in contents) > 1:
        found.give(codes[0], "participant", reasons.BY_NAME)


def _respondents(found: Guess, contents: Mapping[str, Content]) -> None:
    """Ids of a survey's responses name who rated, where each comes with several texts."""
    if any(role_of(column)[0] == "participant" for column in contents):
        return
    for column, content in contents.items():
        own = bool(content.values) and all(map(_OF_RESPONSE.fullmatch, content.values))
        if column not in found.roles and own and content.is_repeated:
            found.give(column, "participant", reasons.OF_RESPONSES)
            return


def _of_one_source(found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]) -> None:
    """Numbers that begin anew in each document name no question, where others name one source."""
    named = {role: column for column, role in found.roles.items()}
    source, column = named.get("source"), named.get("question_id")
    if (
        not source
        or not column
        or found.reasons[column].template not in (reasons.BY_NAME, reasons.SAME_QUESTION)
    ):
        return
    if depends_on(source, (column,), rows):
        return
    for other in contents:
        free = found.roles.get(other) == FACTOR and role_of(other)[0] == "question_id"
        if free and depends_on(source, (other,), rows):
            found.give(column, FACTOR, reasons.SEVERAL_SOURCES)
            found.give(other, "question_id", reasons.ONE_SOURCE, other=column)
            return
    system, having = named.get("system"), [row for row in rows if row.cells.get(source)]
    several = len(contents[source].values) > 1
    if system and several and not depends_on(source, (column, system), having):
        found.give(column, FACTOR, reasons.SEVERAL_SOURCES)


def _objection(role: str, column: str, content: Content) -> str:
    """The reason why a column of this content does not have the role that its name means."""
    if role == "id" and not content.is_unique:
        return reasons.NOT_UNIQUE
    if role == "text" and content.is_numeric:
        return reasons.SHORT
    if role == "source" and content.is_label:
        return reasons.SHORT
    if role in ("system", "question_id") and content.mean_length > 80:
        return reasons.LONG_NAME
    if role == "question_id" and plain(column) == "trial_id" and content.is_numeric:
        return reasons.COUNTS_PAGES
    if role == "turn" and not content.counts:
        return reasons.NO_PLACE
    if role == "answered_at" and not all(map(utc, content.samples)):
        return reasons.NO_TIME
    if role == "seconds" and not content.is_numeric:
        return reasons.NAME_UNKNOWN
    if role == "value" and (content.is_prose or all(v[0] == "[" for v in content.values)):
        return reasons.SENTENCES
    if role == "value" and names_remark(column) and not (content.is_numeric or content.written):
        return reasons.SENTENCES
    return ""


def _numbers_texts(column: str, content: Content) -> bool:
    """Return whether a column with the name of texts has their numbers, or ids such as “t01”: an
    answer may be a number on a scale, a story is none."""
    if plain(column).split("_")[-1] in _ANSWERS:
        return False
    if content.is_numeric:
        return all(float(value).is_integer() for value in content.values)
    ids = [_NUMBERED.fullmatch(value) for value in content.values]
    return len(ids) > 1 and all(ids) and len({found[1] for found in ids if found}) == 1


def _are_shared_ids(content: Content) -> bool:
    """Return whether values are words without a blank, each of several rows."""
    return (
        content.is_repeated
        and len(content.values) > 1
        and not any(" " in value.strip() for value in content.values)
    )


def _is_ladder(content: Content) -> bool:
    """Return whether all values but those for no answer are the words of a known scale."""
    return bool(ladder_of(value for value in content.values if not is_mark(value)))


_ANSWERS = frozenset(
    {"answer", "response", "reply", "result", "prediction", "predicted", "output", "antwort"}
    | {"ergebnis", "reponse", "respuesta", "risposta", "resposta"}
)
"""Last words of names that numbers may have as well as texts."""
_NUMBERED = re.compile(r"([A-Za-z]+)[ _-]?[0-9]+")
"""An id that is a word and a number, such as “story_12”."""
_BRACKETED = re.compile(r"\[([^\[\]]+)\]\s*$")
"""The name of a part of a question, as survey programs write it after the question."""


def _several_texts(found: Guess, contents: Mapping[str, Content]) -> None:
    """A wide table: a series of columns, or several columns of texts that nothing else names."""
    named = [column for column, role in found.roles.items() if role == "text"]
    free = [c for c in contents if c not in found.roles and not contents[c].is_numeric]
    series = {
        column: series_of(column)[1]
        for column in free
        if series_of(column)[0] and (contents[column].mean_length > 10 or "." in column)
    }
    models = [c for c in free if c not in series and names_model(c)]
    texts = [c for c in models if contents[c].mean_length > 10]
    columns = [*named, *series] if len(series) > 1 or (named and series) else []
    if not columns and len(texts) > 1 and not named:
        columns = texts
    if not columns and not named:
        long = [c for c in free if contents[c].is_text and role_of(c)[0] in ("", "text")]
        long = [c for c in long if not contents[c].is_repeated]  # else a question or a source
        columns = long if len(long) > 1 else []
    if len(columns) < 2 or found.has("system"):
        return
    for column in columns:
        found.give(column, "text", reasons.SERIES)
        rest = series.get(column, "")
        if rest and not rest.isdecimal() and len(rest) > 1:
            found.systems[column] = rest
        elif "." in column:
            found.systems[column] = column.rsplit(".", 1)[1]
    groups = {column.rpartition(" / ")[0] for column in columns}
    if len(groups) == 1 and groups != {""}:  # below one name in a head of several rows
        found.systems |= {column: column.rpartition(" / ")[2] for column in columns}
    bracketed = {c: m[1].strip() for c in columns if (m := _BRACKETED.search(c))}
    if len(set(bracketed.values())) == len(columns):
        found.systems |= bracketed
    found.shape, found.why = "wide", Sentence(reasons.WIDE_SHAPE, {"count": len(columns)})


def _name_questions(found: Guess) -> None:
    """Take names of rows of a wide table for those of their questions: each text gets an id."""
    for column in [column for column, role in found.roles.items() if role == "id"]:
        role = FACTOR if found.has("question_id") else "question_id"
        found.give(column, role, reasons.SEVERAL_TEXTS)


def _any_texts(found: Guess, contents: Mapping[str, Content]) -> None:
    """All columns of a wide table that may have texts, however short they are."""
    for column, content in contents.items():
        if column not in found.roles and not (
            content.is_numeric or content.is_repeated or content.asks
        ):
            found.give(column, "text", reasons.SERIES)
    found.shape = "wide"


def _longest_text(found: Guess, contents: Mapping[str, Content]) -> None:
    texts = {
        column: (not content.is_repeated, content.mean_length)
        for column, content in contents.items()
        if column not in found.roles and content.is_text
    }
    if texts:
        found.give(max(texts, key=lambda column: texts[column]), "text", reasons.LONGEST)
    elif not any(found.has(role) for role in ("participant", "value")):
        found.why = Sentence(reasons.NO_TEXTS)


def _by_content(found: Guess, contents: Mapping[str, Content]) -> None:
    """Question and system, where no name says them."""
    for column, content in contents.items():
        if column in found.roles:
            continue
        if not found.has("question") and content.asks and content.mean_length > 10:
            found.give(column, "question", reasons.ASKS)
        elif not found.has("system") and found.shape != "wide" and content.names_models:
            found.give(column, "system", reasons.MODELS)


def _by_question(found: Guess, contents: Mapping[str, Content], rows: Sequence[Record]) -> None:
    """Source and system, where several rows have one question, by what is the same in these."""
    if found.shape != "long" or not found.has("text") or any(map(found.has, _JUDGING)):
        return
    named = {role: column for column, role in found.roles.items()}
    question = named.get("question") or named.get("question_id")
    if question is None or not contents[question].is_repeated:
        return
    for column, content in contents.items():
        if column in found.roles or content.is_numeric or not content.is_repeated:
            continue
        if content.mean_length >= _LONG:
            if not found.has("source") and depends_on(column, (question,), rows):
                found.give(column, "source", reasons.ONE_OF_QUESTION)
        elif not found.has("system") and content.filled == content.rows:
            pairs = {(row.cells.get(question, ""), row.cells.get(column, "")) for row in rows}
            if len(content.values) > 1 and len(pairs) == len(rows):
                found.give(column, "system", reasons.EACH_ONCE)


def _without_judgments(found: Guess) -> None:
    """Roles of judgments mean nothing in a table that has none."""
    if found.shape in ("judgments", "participants"):
        return
    for column, role in list(found.roles.items()):
        if role not in ITEM_ROLES and role in (*_JUDGING, "rating", "attribute"):
            found.give(column, FACTOR, reasons.NO_JUDGMENTS)
