"""A text with the form in which it is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from labeval.text.pictures import NO_PICTURES, Pictures

if TYPE_CHECKING:
    from labeval.text.markdown.blocks import Block

Format = Literal["plain", "markdown", "conversation"]
"""``plain`` is shown letter by letter; ``markdown`` as CommonMark and GitHub have it;
``conversation`` as turns with their roles, each written in Markdown."""

FORMATS: tuple[Format, ...] = get_args(Format)


@dataclass(frozen=True, slots=True)
class FormattedText:
    """A text, and how it is shown."""

    text: str
    format: Format = "plain"
    marks_last: bool = False
    """True if the last answer of a conversation is set off, because it alone is judged."""

    level_with: tuple[str, ...] = ()
    """Conversations next to this one, whose turns begin at the same height."""

    pictures: Pictures = NO_PICTURES
    """The pictures of its study; what it names and they lack is shown by its words."""

    @property
    def words(self) -> str:
        """The words without the signs of the format."""
        if self.format == "plain":
            return self.text
        from labeval.text.markdown.blocks import inlines

        return "\n".join(inline.text for inline in inlines(self.blocks))

    def words_in(self, start: int, end: int) -> str:
        """The words of a span without the signs of the format; formulas as they are written."""
        if self.format == "plain":
            return self.text[start:end]
        from labeval.text.markdown.blocks import OBJECT, formulas, inlines

        parts = [
            "".join(
                self.text[s:e] if letter == OBJECT else letter
                for letter, s, e in zip(inline.text, inline.starts, inline.ends, strict=True)
                if start <= s and e <= end
            ).strip()
            for inline in inlines(self.blocks)
            if inline.starts and inline.starts[0] < end and inline.ends[-1] > start
        ]
        inside = (f for f in formulas(self.blocks) if start <= f.start and f.end <= end)
        drawn = (self.text[formula.start : formula.end].strip() for formula in inside)
        parts += [words for words in drawn if not any(words in part for part in parts)]
        return " ".join(filter(None, parts)) or self.text[start:end]

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The parts of a text that is not plain."""
        # The parser is loaded with the first text that needs it.
        if self.format == "conversation":
            from labeval.text.markdown.turns import read_conversation

            return read_conversation(self.text, marks_last=self.marks_last)
        from labeval.text.markdown.reading import as_written, read_markdown

        return as_written(self.text) if self.format == "plain" else read_markdown(self.text)


def as_formatted(text: str | FormattedText) -> FormattedText:
    """A text with its form; a bare one is plain."""
    return text if isinstance(text, FormattedText) else FormattedText(text)
