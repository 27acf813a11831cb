"""Words with emphasis, code, links and formulas, and the place of each of their characters.

markdown-it says what its words mean, but not their places. Its rules are wrapped here, so that
every token keeps the range that its rule went through.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import partial

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

from labeval.text.markdown.blocks import OBJECT, Formula, Inline, Kind, Style
from labeval.text.markdown.formulas import ALONE

Rule = Callable[[StateInline, bool], bool]

_KINDS: dict[str, Kind] = {"strong": "strong", "em": "emphasis", "s": "struck", "link": "link"}
_WHOLE = "whole"
"""Of a token's metadata: its range in the words, all of which every character stands for."""
_AT = "at"
"""Of a token's metadata: where its words begin, if they are written as they are shown."""
_WRITTEN = "written"
"""Of a token's metadata: the range of its rule, signs and all."""
_WITHOUT = ("fragments_join",)
"""Joins tokens, which would lose their places."""


def follow_places(md: MarkdownIt) -> None:
    """Let all rules for words note where they were."""
    ruler = md.inline.ruler
    ruler.push("one_character", _one_character)
    for rule in list(ruler.__rules__):
        ruler.at(rule.name, partial(_followed, rule.name, rule.fn))
    md.inline.ruler2.disable(_WITHOUT)


def inline_of(
    md: MarkdownIt, content: str, places: Sequence[int], env: dict[str, object]
) -> Inline:
    """Rendered words.

    Args:
        content: the words with their signs, as one block has them.
        places: of each character in the original text, and of the end.
    """
    state = _Placed(content, md, env, [])
    md.inline.tokenize(state)
    for rule in md.inline.ruler2.getRules(""):
        rule(state)
    made = _Made(places)
    for token in state.tokens:
        made.take(token)
    return made.inline()


class _Placed(StateInline):
    """The state of markdown-it's rules, which knows where waiting words began."""

    waiting = 0

    def pushPending(self) -> Token:
        token = super().pushPending()
        token.meta = {_AT: self.waiting}
        return token


def _one_character(state: StateInline, silent: bool) -> bool:
    """The last rule: a character that means nothing stands for itself."""
    if not silent:
        state.append_pending(state.src[state.pos])
    state.pos += 1
    return True


def _followed(name: str, rule: Rule, state: StateInline, silent: bool) -> bool:
    if silent or not isinstance(state, _Placed):
        return rule(state, silent)
    begin, tokens, waited = state.pos, len(state.tokens), bool(state.pending)
    if not rule(state, silent):
        return False
    if not waited and state.pending:
        state.waiting = begin
    new = [token for token in state.tokens[tokens:] if not token.meta]
    if name in ("emphasis", "strikethrough"):
        for token in new:
            token.meta = {_AT: begin}
            begin += len(token.content)
    else:
        for token in new:
            token.meta = _places(name, token, state.src, begin, state.pos)
            token.meta[_WRITTEN] = (begin, state.pos)
    return True


def _places(name: str, token: Token, src: str, begin: int, end: int) -> dict[str, object]:
    inner = ""
    shift = 0
    if token.type == "code_inline":
        shift = len(token.markup)
        inner = src[begin + shift : end - shift].replace("\n", " ")
        shift += inner != token.content
        inner = token.content
    elif token.type == "image":
        shift, inner = 2, token.content
    elif name == "autolink" and token.type == "text":
        shift, inner = 1, src[begin + 1 : end - 1]
    elif src[begin:end] == token.content:
        inner = token.content
    if inner and inner == token.content:
        return {_AT: begin + shift}
    return {_WHOLE: (begin, end)}


class _Made:
    """Rendered words while they are put together."""

    def __init__(self, places: Sequence[int]) -> None:
        self._places = places
        self._text: list[str] = []
        self._starts, self._ends = array("l"), array("l")
        self._styles: list[Style] = []
        self._open: list[tuple[str, int, str]] = []
        self._formulas: list[tuple[int, Formula]] = []

    def take(self, token: Token) -> None:
        here = len(self._starts)
        if token.type == "formula":
            start, end = self._range(token)
            self._formulas.append((here, Formula(token.content, start, end, token.info == ALONE)))
            self._whole(OBJECT, start, end)
        elif token.type == "softbreak":
            self._break(token, " ")
        elif token.type == "hardbreak":
            self._break(token, "\u2028")
        elif token.nesting > 0:
            self._open.append((token.type[:-5], here, str(token.attrGet("href") or "")))
        elif token.nesting < 0:
            name, start, target = self._open.pop()
            if start < here and name in _KINDS:
                self._styles.append(Style(start, here, _KINDS[name], target))
        elif token.content:
            self._words(token)
            if token.type == "code_inline":
                self._styles.append(Style(here, len(self._starts), "code"))
            elif token.type == "image":
                self._picture(token, here)
        elif token.type == "image":
            self._whole("[…]", *self._range(token))
            self._picture(token, here)

    def _picture(self, token: Token, here: int) -> None:
        begin, end = token.meta[_WRITTEN]
        target = str(token.attrGet("src") or "")
        source = self._places[begin], self._places[end]
        self._styles.append(Style(here, len(self._starts), "picture", target, source))

    def inline(self) -> Inline:
        return Inline(
            "".join(self._text),
            self._starts,
            self._ends,
            tuple(self._styles),
            tuple(self._formulas),
        )

    def _range(self, token: Token) -> tuple[int, int]:
        if _WHOLE in token.meta:
            begin, end = token.meta[_WHOLE]
        else:
            begin = token.meta[_AT]
            end = begin + 1
        return self._places[begin], self._places[end]

    def _break(self, token: Token, shown: str) -> None:
        begin, end = token.meta[_WHOLE]
        self._whole(shown, self._places[begin], self._places[end])

    def _whole(self, shown: str, start: int, end: int) -> None:
        self._text.append(shown)
        self._starts.extend([start] * len(shown))
        self._ends.extend([end] * len(shown))

    def _words(self, token: Token) -> None:
        if _WHOLE in token.meta:
            self._whole(token.content, *self._range(token))
            return
        at, length = token.meta[_AT], len(token.content)
        self._text.append(token.content.replace("\n", " "))
        self._starts.extend(self._places[at : at + length])
        for n, character in enumerate(token.content, at):
            # Between two places there may be the beginning of a line, which belongs to neither;
            # in the cell of a table a stroke is written with a backslash.
            most = 2 if character == "|" else 1
            # A tab that became several blanks is in several places.
            here, after = self._places[n], self._places[n + 1]
            self._ends.append(max(here + 1, min(after, here + most)))
