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
    UNFINISHED,
    add_attributes,
    is_rated,
    matrices,
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
_PART = re.compile(r"(.+)\[(.+)\]")
_CODE = re.compile(r"[A-Z]{1,2}0*(\d{1,2})")
_CODES = QT_TRANSLATE_NOOP(
    "Materials", "codes of answers such as {code} in “{question}” are read as their numbers"
)
_RATED = QT_TRANSLATE_NOOP(
    "Materials", "the columns {columns} are read as ratings of {number} texts by “{criterion}”"
)
_WHY = QT_TRANSLATE_NOOP("Materials", "one row for each response to a survey")


def recognises(files: Sequence[File]) -> bool:
    """Return whether it has the columns that the program writes into every export."""
    columns = list(files[0].columns or ()) if len(files) == 1 else []
    return {"id", "submitdate", "lastpage"} <= _in_codes(columns).keys()


def _in_codes(columns: Sequence[str]) -> dict[str, str]:
    """Code to column, where the export has codes of questions or whole questions as heads."""
    return {_WORDS.get(plain(column), column): column for column in columns}


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
    rated: set[str] = set()
    for question, own in matrices(columns, _PART).items():
        criterion = question.strip()
        values = [cell(row.get(column)).strip() for _, row in rows for column in own]
        filled = [value for value in values if value]
        coded = bool(filled) and all(map(_CODE.fullmatch, filled))
        if not (coded or is_rated(values)) or len(set(filled)) < 2:
            continue
        rated |= own.keys()
        builder.remark(_RATED, columns=", ".join(own), number=len(own), criterion=criterion)
        if coded:
            builder.remark(_CODES, code=filled[0], question=criterion)
        for column, part in own.items():
            for line, row in rows:
                value = cell(row.get(column)).strip()
                if coded and (found := _CODE.fullmatch(value)):
                    value = found[1]
                item = builder.id_of(part)
                builder.judge(row[id], criterion, item, value, file.name, line)
    of_program = {own_columns[code] for code in _OF_PROGRAM & own_columns.keys()}
    others = [c for c in columns if c not in rated | of_program]
    add_attributes(builder, [(cell(row[id]), row) for _, row in rows], others)
    return builder.done("judgments" if rated else "participants", _WHY)
