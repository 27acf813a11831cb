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
    Answers,
    add_attributes,
    matrices,
    take_grids,
)
from labeval.study.problems import Problem
from labeval.text.folding import plain
from labeval.text.marks import QT_TRANSLATE_NOOP

TITLE = "LimeSurvey"
_OF_PROGRAM = {"id", "submitdate", "lastpage", "startlanguage", "seed", "startdate", "datestamp"}
_OF_PROGRAM |= {"refurl", "interviewtime", "token"}
_WORDS = {
    **dict.fromkeys(("response_id", "antwort_id", "antwortid"), "id"),
    **dict.fromkeys(("date_submitted", "datum_abgeschickt"), "submitdate"),
    **dict.fromkeys(("last_page", "letzte_seite"), "lastpage"),
    **dict.fromkeys(("start_language", "start_sprache", "startsprache"), "startlanguage"),
    **dict.fromkeys(("seed", "zufallsstartwert"), "seed"),
    **dict.fromkeys(("date_started", "datum_gestartet"), "startdate"),
    **dict.fromkeys(("date_last_action", "datum_letzte_aktivitaet"), "datestamp"),
    **dict.fromkeys(("ip_address", "ip_adresse"), "ipaddr"),
    **dict.fromkeys(("referrer_url", "weiterleitungs_url"), "refurl"),
    **dict.fromkeys(("total_time", "gesamtzeit"), "interviewtime"),
    **dict.fromkeys(("access_code", "zugangscode"), "token"),
}
"""Heads of an export with whole questions, in English and German, as the codes of the program."""
_CODE_AND_TEXT = re.compile(r"([^\[\]\s.]+)\[(?:[^\[\]]+\]\. .*\[([^\[\]]+)\]|([^\[\]]+)\]\. .*)")
"""Heads with codes and texts, as ``Q1[SQ001]. How clear is it? [aurora]``; the part's text may be
missing."""
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
    of_program = {own_columns[code] for code in _OF_PROGRAM & own_columns.keys()}
    others = [c for c in columns if c not in rated | of_program]
    add_attributes(builder, [(cell(row[id]), row) for _, row in rows], others)
    return builder.done("judgments" if rated else "participants", _WHY)
