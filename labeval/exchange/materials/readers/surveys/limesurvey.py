"""LimeSurvey: responses with parts of questions in brackets and codes of answers."""

from __future__ import annotations

import re
from collections.abc import Sequence

from labeval.exchange.materials.containers import File
from labeval.exchange.materials.flattening import cell
from labeval.exchange.materials.model import ColumnMapping
from labeval.exchange.materials.readers import Material
from labeval.exchange.materials.readers.building import Builder
from labeval.exchange.materials.readers.surveys import (
    PART,
    UNFINISHED,
    add_attributes,
    answers_by_column,
    is_rated,
    matrices,
    take_grid,
    take_grids,
)
from labeval.exchange.materials.readers.surveys.answers import Answers
from labeval.exchange.materials.readers.surveys.repeated import repeated_questions
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "LimeSurvey"
_OF_PROGRAM = {"id", "submitdate", "lastpage", "startlanguage", "seed", "startdate", "datestamp"}
_OF_PROGRAM |= {"refurl", "interviewtime", "token"}
_WORDS = {
    **dict.fromkeys(("response_id", "antwort_id", "antwortid", "id_de_la_reponse"), "id"),
    **dict.fromkeys(("date_submitted", "datum_abgeschickt", "date_de_soumission"), "submitdate"),
    **dict.fromkeys(("last_page", "letzte_seite", "derniere_page"), "lastpage"),
    **dict.fromkeys(
        ("start_language", "start_sprache", "startsprache", "langue_de_depart"), "startlanguage"
    ),
    **dict.fromkeys(("seed", "zufallsstartwert"), "seed"),
    **dict.fromkeys(("date_started", "datum_gestartet"), "startdate"),
    **dict.fromkeys(("date_last_action", "datum_letzte_aktivitaet"), "datestamp"),
    **dict.fromkeys(("ip_address", "ip_adresse"), "ipaddr"),
    **dict.fromkeys(("referrer_url", "weiterleitungs_url"), "refurl"),
    **dict.fromkeys(("total_time", "gesamtzeit", "temps_total"), "interviewtime"),
    **dict.fromkeys(("access_code", "zugangscode", "code_d_acces"), "token"),
}
"""Heads of an export with whole questions, in English, German and French, as codes."""
_CODE_AND_TEXT = re.compile(r"([^\[\]\s.]+)\[(?:[^\[\]]+\]\. .*\[([^\[\]]+)\]|([^\[\]]+)\]\. .*)")
"""Heads with codes and texts, as ``Q1[SQ001]. How clear is it? [aurora]``; the part's text may be
missing."""
_TIMES = re.compile(r"(?:groupTime\d+|[^\[\]\s.]+Time)(?:\. .*)?", re.DOTALL)
"""Seconds on a page or question, next to those of the whole interview."""
_COMMENT = re.compile(r"[^\[\]\s.]+\[comment\]")
"""The comment on an answer."""
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has the columns that the program writes into every export."""
    columns = list(files[0].columns or ()) if len(files) == 1 else []
    return {"id", "submitdate", "lastpage"} <= _in_codes(columns).keys()


def _in_codes(columns: Sequence[str]) -> dict[str, str]:
    """Code to column, where the export has codes of questions or whole questions as heads."""
    found = {_WORDS.get(plain(column), column): column for column in columns}
    with_texts = {
        code: column for column in columns if (code := column.partition(". ")[0]) != column
    }
    return {code: with_texts[code] for code in _OF_PROGRAM & with_texts.keys()} | found


def read(files: Sequence[File], mapping: ColumnMapping, problems: list[Problem]) -> Material:
    """Questions with parts in brackets are ratings of these parts; others are attributes."""
    (file,) = files
    builder = Builder()
    rows = list(file.records(problems))
    columns = list(file.columns or ())
    own_columns = _in_codes(columns)
    id, submitted = own_columns["id"], own_columns["submitdate"]
    unfinished = sum(not cell(row.get(submitted)).strip() for _, row in rows)
    if unfinished:
        builder.remark(UNFINISHED, count=unfinished)
    answers = [Answers(cell(row[id]), line, row) for line, row in rows]
    pattern = _CODE_AND_TEXT if matrices(columns, _CODE_AND_TEXT) else PART
    rated = take_grids(builder, file.name, columns, answers, pattern, coded=True)
    own_times = {c for c in columns if "interviewtime" in own_columns and _TIMES.fullmatch(c)}
    single = [c for c in columns if c not in rated | own_times]
    for wording, parts in repeated_questions(single).items():
        given = set().union(*answers_by_column(parts, answers))
        if len(given) > 1 and is_rated(sorted(given)):
            rated |= parts.keys()
            take_grid(builder, file.name, wording, parts, answers)
    comments = {c for c in columns if _COMMENT.match(c)} - rated
    for column in comments:
        if written := sum(bool(cell(row.get(column)).strip()) for _, row in rows):
            builder.left_out("[comment]", written)
    of_program = {own_columns[code] for code in _OF_PROGRAM & own_columns.keys()}
    others = [c for c in columns if c not in rated | of_program | own_times | comments]
    add_attributes(builder, [(cell(row[id]), row) for _, row in rows], others)
    return builder.done("judgments" if rated else "participants", _WHY)
