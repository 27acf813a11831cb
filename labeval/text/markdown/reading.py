"""Markdown read as blocks: CommonMark with tables and struck words as GitHub has them, formulas.

HTML is text like any other. Nothing that a text names is opened.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

from markdown_it import MarkdownIt
from markdown_it.token import Token

from labeval.text.markdown.blocks import (
    Block,
    Code,
    Display,
    Entry,
    Formula,
    Heading,
    Inline,
    Lines,
    List,
    Paragraph,
    Quote,
    Rule,
    Table,
)
from labeval.text.markdown.formulas import block_formula, inline_formula
from labeval.text.markdown.inline import follow_places, inline_of
from labeval.text.markdown.lines import cells_of, follow_lines, own_lines, places_of

LONGEST = 100_000
"""Characters of a text; a longer one is shown as it is written."""
DEEPEST = 24
"""Lists and quotations within each other; what is deeper is shown as it is written."""
_BULLETS = "•◦▪"
_TASKS = {"[ ] ": "☐ ", "[x] ": "☑ ", "[X] ": "☑ "}


def read_markdown(text: str, start: int = 0, end: int | None = None) -> tuple[Block, ...]:
    """The blocks of a text, or of a part of it, whose places are those of the whole text."""
    end = len(text) if end is None else end
    return _read(text, start, end)


@lru_cache(maxsize=256)
def _read(text: str, start: int, end: int) -> tuple[Block, ...]:
    if end - start > LONGEST:
        return as_written(text, start, end)
    return _Reader(text, start, end).blocks()


def as_written(text: str, start: int = 0, end: int | None = None) -> tuple[Block, ...]:
    """A text without a look at its signs."""
    end = len(text) if end is None else end
    return (Lines(_plain(text[start:end], start)),)


def _plain(words: str, at: int) -> Inline:
    return Inline(words, range(at, at + len(words)), range(at + 1, at + len(words) + 1))


@cache
def _parser() -> MarkdownIt:
    # Two levels of tokens are one level of lists: the list, and its entry.
    md = MarkdownIt("commonmark", {"html": False, "maxNesting": 2 * DEEPEST + 4})
    md.enable(["table", "strikethrough"])
    md.disable(["html_block", "html_inline"])
    md.inline.ruler.before("escape", "formula", inline_formula)
    ends = ["paragraph", "reference", "blockquote", "list"]
    md.block.ruler.before("fence", "block_formula", block_formula, {"alt": ends})
    follow_lines(md)
    follow_places(md)
    return md


class _Reader:
    """Turns markdown-it's tokens into blocks."""

    def __init__(self, text: str, start: int, end: int) -> None:
        self._text, self._start, self._end = text, start, end
        # As long as the text, so that all places agree.
        self._source = text[start:end].replace("\r", " ").replace("\0", "\ufffd")
        self._md = _parser()
        self._env: dict[str, object] = {}
        self._bullet = 0

    def blocks(self) -> tuple[Block, ...]:
        tokens: list[Token] = []
        try:
            self._md.block.parse(self._source, self._md, self._env, tokens)
            if any(token.level >= 2 * DEEPEST for token in tokens):
                return as_written(self._text, self._start, self._end)
            return tuple(self._blocks(iter(tokens)))
        except RecursionError:
            return as_written(self._text, self._start, self._end)

    def _blocks(self, tokens: Iterator[Token], until: str = "") -> Iterator[Block]:
        for token in tokens:
            if token.type == until:
                return
            block = self._block(token, tokens)
            if block is not None:
                yield block

    def _block(self, token: Token, tokens: Iterator[Token]) -> Block | None:
        match token.type:
            case "paragraph_open":
                return Paragraph(self._inline(next(tokens)))
            case "heading_open":
                return Heading(int(token.tag[1:]), self._inline(next(tokens)))
            case "fence" | "code_block":
                return self._code(token)
            case "block_formula":
                start, end = (self._start + place for place in token.meta["range"])
                return Display(Formula(token.content, start, end, alone=True))
            case "hr":
                begin, end = own_lines(token)[0]
                return Rule(self._start + begin, self._start + end)
            case "blockquote_open":
                return Quote(tuple(self._blocks(tokens, "blockquote_close")))
            case "bullet_list_open" | "ordered_list_open":
                return self._list(token, tokens)
            case "table_open":
                return self._table(tokens)
        return None

    # -- words --------------------------------------------------------------------------------

    def _inline(self, token: Token) -> Inline:
        places = places_of(self._source, token.content, own_lines(token))
        return self._words(token.content, places)

    def _words(self, content: str, places: array[int]) -> Inline:
        if self._start:
            places = array("l", [self._start + place for place in places])
        return inline_of(self._md, content, places, self._env)

    def _code(self, token: Token) -> Code:
        opening, *lines = own_lines(token)
        if token.type != "fence":
            lines = [opening, *lines]
        info = token.info.strip()
        at = self._start + self._source.rfind(info, *opening)
        content = token.content.removesuffix("\n")
        places = places_of(self._source, content, lines)
        places = array("l", [self._start + place for place in places])
        starts = places[:-1]
        ends = [place + 1 for place in starts]
        language = info.split(maxsplit=1)[0].casefold() if info else ""
        return Code(language, Inline(content, starts, ends), _plain(info, at))

    # -- lists and tables -----------------------------------------------------------------------

    def _list(self, opening: Token, tokens: Iterator[Token]) -> List:
        ordered = opening.type.startswith("ordered")
        self._bullet += not ordered
        entries: list[Entry] = []
        tight = True
        for token in tokens:
            if token.type == "list_item_open":
                marker = self._marker(token)
                blocks = []
                for inner in tokens:
                    if inner.type == "list_item_close":
                        break
                    tight &= inner.type != "paragraph_open" or inner.hidden
                    block = self._block(inner, tokens)
                    if block is not None:
                        blocks.append(block)
                entries.append(_task(Entry(marker, tuple(blocks))))
            elif token.level == opening.level:
                break
        self._bullet -= not ordered
        return List(tuple(entries), tight)

    def _marker(self, token: Token) -> Inline:
        """The number of an entry as it is written, or a dot."""
        begin = self._start + own_lines(token)[0][0]
        if token.info:
            return _plain(token.info + token.markup, begin)
        bullet = _BULLETS[(self._bullet - 1) % len(_BULLETS)]
        return Inline(bullet, (begin,), (begin + 1,))

    def _table(self, tokens: Iterator[Token]) -> Table:
        aligned: list[str] = []
        rows: list[tuple[Inline, ...]] = []
        for token in tokens:
            if token.type == "table_close":
                break
            if token.type == "th_open":
                aligned.append(str(token.attrGet("style") or "").removeprefix("text-align:"))
            elif token.type == "tr_open":
                cells = cells_of(self._source, own_lines(token)[0])
                rows.append(tuple(self._words(words, places) for words, places in cells))
        # A row may have more cells than there are headings; these are shown, too.
        columns = max(len(row) for row in rows)
        whole = (row + (Inline(),) * (columns - len(row)) for row in rows)
        aligned += [""] * (columns - len(aligned))
        return Table(tuple(way or "left" for way in aligned), tuple(whole))


def _task(entry: Entry) -> Entry:
    """An entry of a list of tasks with a box in the place of its brackets."""
    first = entry.blocks[0] if entry.blocks else None
    if not isinstance(first, Paragraph) or first.inline.text[:4] not in _TASKS:
        return entry
    inline = first.inline
    boxed = Inline(
        _TASKS[inline.text[:4]] + inline.text[4:],
        [inline.starts[0], *inline.starts[3:]],
        [inline.ends[2], *inline.ends[3:]],
        tuple(replace(s, start=max(0, s.start - 2), end=s.end - 2) for s in inline.styles),
        tuple((at - 2, formula) for at, formula in inline.formulas),
    )
    return Entry(entry.marker, (Paragraph(boxed), *entry.blocks[1:]))
