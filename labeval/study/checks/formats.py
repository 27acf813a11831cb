"""Formats of single texts: known words in the columns that name them, turns in conversations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from labeval.study.checks.findings import Findings
from labeval.study.model.formats import SOURCE_COLUMN, TEXT_COLUMN
from labeval.study.model.items import Item
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.formatted import FORMATS, FormattedText
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_formats(
    content: StudyContent, findings: Findings, items_file: str, lines: Mapping[str, int]
) -> None:
    """Every item names a format that there is, and what is called a conversation has turns."""
    for item in content.items:
        line = lines.get(item.id)
        findings.found += _unknown(item, items_file, line)
        formats = content.study.formats
        for column, shown in (("text", formats.of_text(item)), ("source", formats.of_source(item))):
            if shown.format == "conversation" and shown.text.strip() and not _has_turns(shown):
                template = QT_TRANSLATE_NOOP(
                    "Problem", "“{item}” is to be a conversation, but no line begins a turn"
                )
                advice = QT_TRANSLATE_NOOP(
                    "Problem", "begin each turn with its role and a colon, such as “Assistant:”"
                )
                found = Problem(items_file, line, column, template, {"item": item.id}, advice)
                findings.found.append(found)


def _unknown(item: Item, file: str, line: int | None) -> Iterator[Problem]:
    for column in (TEXT_COLUMN, SOURCE_COLUMN):
        written = item.column(column).strip()
        if written and written not in FORMATS:
            template = QT_TRANSLATE_NOOP("Problem", "“{format}” is not a format of texts")
            advice = QT_TRANSLATE_NOOP("Problem", "write {known}, or nothing for the study's own")
            values = {"format": written[:64], "known": ", ".join(FORMATS)}
            yield Problem(file, line, column, template, values, advice)


def _has_turns(shown: FormattedText) -> bool:
    from labeval.text.markdown.turns import turns_of

    return bool(turns_of(shown.text))
