"""The formats that texts of a file seem to be written in, as a proposal for the study file."""

from __future__ import annotations

from collections.abc import Sequence

from labeval.exchange.sentence import Sentence
from labeval.study.model.formats import TEXT_COLUMN, Formats
from labeval.study.model.items import Item
from labeval.text.markdown_signs import conversations, proposed_format, with_markdown
from labeval.text.marks import QT_TRANSLATE_NOOP

_MARKDOWN = QT_TRANSLATE_NOOP(
    "Materials", "written in Markdown, and shown rendered: {signs} of {texts} texts"
)
_AS_WRITTEN = QT_TRANSLATE_NOOP(
    "Materials",
    "{signs} of {texts} texts have signs of Markdown, and are shown with them; “formats” in the "
    "study file, Formats of texts in the editor, has them rendered",
)
_CONVERSATION = QT_TRANSLATE_NOOP(
    "Materials", "the texts are conversations; they are shown as turns with their roles"
)
_FEW_CONVERSATIONS = QT_TRANSLATE_NOOP(
    "Materials",
    "{talks} of {texts} texts are conversations; “conversation” in a column text_format of their "
    "table has them shown as turns with their roles",
)
_QUESTIONS = QT_TRANSLATE_NOOP(
    "Materials", "the questions are taken to be “{format}”; they are shown rendered"
)
_SOURCES = QT_TRANSLATE_NOOP("Materials", "the sources are written in Markdown")


def proposed_formats(items: Sequence[Item]) -> Formats:
    """Formats of texts, sources and questions by their signs; an item's own column is left."""
    return Formats(
        text=proposed_format([item.text for item in items]),
        source=proposed_format(list({item.source for item in items})),
        question=proposed_format(list({item.question for item in items})),
    )


def format_remarks(items: Sequence[Item]) -> list[Sentence]:
    """A sentence about each format that is proposed, or left aside for a few texts; none where
    all is plain."""
    found, formats = [], proposed_formats(items)
    if formats.text == "conversation":
        found.append(Sentence(_CONVERSATION))
    elif signs := with_markdown([item.text for item in items]):
        sentence = _MARKDOWN if formats.text == "markdown" else _AS_WRITTEN
        found.append(Sentence(sentence, {"signs": signs, "texts": len(items)}))
    others = [item.text for item in items if not item.column(TEXT_COLUMN)]
    if formats.text != "conversation" and (talks := conversations(others)):
        found.append(Sentence(_FEW_CONVERSATIONS, {"talks": talks, "texts": len(items)}))
    if formats.source != "plain":
        found.append(Sentence(_SOURCES))
    if formats.question != "plain":
        found.append(Sentence(_QUESTIONS, {"format": formats.question}))
    return found


def with_formats(study_file: str, formats: Formats) -> str:
    """A study file's text that says how its texts are written, unless it does already."""
    given = formats.model_dump(exclude_defaults=True)
    has_own = any(line.startswith("formats:") for line in study_file.splitlines())
    if not given or has_own:
        return study_file
    entries = ", ".join(f"{name}: {value}" for name, value in given.items())
    lines = study_file.splitlines(keepends=True)
    after = next((n for n, line in enumerate(lines) if line.startswith("seed:")), len(lines) - 1)
    lines.insert(after + 1, f"formats: {{{entries}}}\n")
    return "".join(lines)
