"""Formats of single texts: known words in the columns that name them, turns in conversations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from labeval.study.checks.findings import Findings
from labeval.study.layouts.rated_turns import asks_each_turn
from labeval.study.model.formats import QUESTION_COLUMN, SOURCE_COLUMN, TEXT_COLUMN
from labeval.study.model.items import Item
from labeval.study.problems import Problem
from labeval.study.selection import block_items
from labeval.study.study import StudyContent
from labeval.text.formatted import FORMATS, FormattedText
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_formats(
    content: StudyContent, findings: Findings, items_file: str, lines: Mapping[str, int]
) -> None:
    """Every item names a format that there is, and what is called a conversation has turns."""
    formats = content.study.formats
    own = {TEXT_COLUMN, SOURCE_COLUMN, QUESTION_COLUMN}
    talks = "conversation" in (formats.text, formats.source, formats.question)
    for item in content.items:
        if not talks and own.isdisjoint(item.extra):
            continue
        line = lines.get(item.id)
        findings.found += _unknown(item, items_file, line)
        for column, shown in (
            ("text", formats.of_text(item)),
            ("source", formats.of_source(item)),
            ("question", formats.of_question(item)),
        ):
            if _lacks_turns(shown):
                findings.found.append(_without_turns(items_file, line, column, item.id))
    for reference in content.references:
        if _lacks_turns(formats.of_reference(reference)):
            file = content.study.references_file or ""
            findings.found.append(_without_turns(file, None, "text", reference.title))
    _check_rated_turns(content, findings)


def _unknown(item: Item, file: str, line: int | None) -> Iterator[Problem]:
    for column in (TEXT_COLUMN, SOURCE_COLUMN, QUESTION_COLUMN):
        written = item.column(column).strip()
        if written and written not in FORMATS:
            template = QT_TRANSLATE_NOOP("Problem", "“{format}” is not a format of texts")
            advice = QT_TRANSLATE_NOOP("Problem", "write {known}, or nothing for the study's own")
            values = {"format": written[:64], "known": ", ".join(FORMATS)}
            yield Problem(file, line, column, template, values, advice)


def _check_rated_turns(content: StudyContent, findings: Findings) -> None:
    """Texts whose answers are rated one by one are shown as conversations."""
    for block, settings in content.study.blocks.items():
        if not asks_each_turn(settings):
            continue
        for item in block_items(content, settings):
            if content.study.formats.of_text(item).format != "conversation":
                findings.add(
                    ("blocks", block, "turns"),
                    QT_TRANSLATE_NOOP(
                        "Problem",
                        "every answer of a conversation is to be rated, but “{item}” is no "
                        "conversation",
                    ),
                    QT_TRANSLATE_NOOP(
                        "Problem",
                        "write “formats: {{text: conversation}}”, or conversation in its column "
                        "“text_format”",
                    ),
                    item=item.id,
                )


def _lacks_turns(shown: FormattedText) -> bool:
    """Return whether a text has the format of a conversation, but no turns."""
    if shown.format != "conversation" or not shown.text.strip():
        return False
    from labeval.text.markdown.turns import turns_of

    return not turns_of(shown.text)


def _without_turns(file: str, line: int | None, column: str, named: str) -> Problem:
    template = QT_TRANSLATE_NOOP(
        "Problem", "“{item}” is to be a conversation, but no line begins a turn"
    )
    advice = QT_TRANSLATE_NOOP(
        "Problem", "begin each turn with its role and a colon, such as “Assistant:”"
    )
    return Problem(file, line, column, template, {"item": named}, advice)
