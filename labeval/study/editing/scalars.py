"""Single values as YAML, in the style that the file has for them."""

from __future__ import annotations

import json
import re
from io import StringIO

from yaml.emitter import Emitter, ScalarAnalysis

from labeval.study.yaml.scalars import Scalar, plain_scalar

WIDTH = 100
"""Columns that a line of a text is wrapped at, as in the templates."""
_NAME = re.compile(r"[A-Za-z0-9_.\-]+")
_LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z]{2,4})?")
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")
_BREAKS = re.compile("[\r\x85\u2028\u2029]")


def quoted(text: str) -> str:
    """A text in double quotes, on one line; any text can be written so."""
    escaped = json.dumps(text, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04X}", escaped)


def inline_scalar(value: Scalar, style: str = "", *, in_brackets: bool = False) -> str:
    """A value on one line.

    Args:
        style: as :attr:`Span.style` has it; kept where the value can be written so.
        in_brackets: whether it is in brackets or braces, where a comma ends a plain text.
    """
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return repr(value)
    found = _analysis(value)
    if style == "'" and not found.multiline and found.allow_single_quoted:
        return "'" + value.replace("'", "''") + "'"
    may_be_plain = found.allow_flow_plain if in_brackets else found.allow_block_plain
    is_text = isinstance(plain_scalar(value), str)
    if style == "" and not found.multiline and may_be_plain and is_text:
        return value
    return quoted(value)


def new_scalar(value: Scalar, *, in_brackets: bool = False) -> str:
    """A value that was not in the file before: names plain, texts in double quotes."""
    plain = not isinstance(value, str) or _NAME.fullmatch(value) is not None
    return inline_scalar(value, "" if plain else '"', in_brackets=in_brackets)


def block_scalar(text: str, style: str) -> list[str] | None:
    """A text below its name: the mark (such as ``>-``), then its lines without indentation.

    None where the style cannot hold the text.

    Args:
        style: ``|`` keeps the lines, ``>`` wraps them.
    """
    body = text.rstrip("\n")
    ends = len(text) - len(body)
    lines = body.split("\n")
    if not body or _BREAKS.search(text) or not _analysis(body).allow_block:
        return None
    if lines[0][:1] in (" ", "\t", "") or any(line.isspace() for line in lines):
        return None
    mark = style + ("-", "")[ends] if ends <= 1 else ""
    if not mark:
        return None
    if style == "|":
        return [mark, *lines]
    if any(line[:1] in (" ", "\t") for line in lines):
        return None
    wrapped: list[str] = []
    for n, line in enumerate(lines):
        wrapped += [""] * (n > 0) + (_wrapped(line) if line else [])
    return [mark, *wrapped]


def is_language(key: object) -> bool:
    """Return whether a name can be that of a language."""
    return isinstance(key, str) and key != "id" and _LANGUAGE.fullmatch(key) is not None


def _wrapped(line: str) -> list[str]:
    """A line broken at single spaces, which folding gives back."""
    found = [""]
    for space, word in re.findall(r"((?:^|(?<=\S) (?=\S))?)(\S+(?:(?:  +|\t)\S*)*\s*)", line):
        joined = found[-1] + space + word
        if len(joined) > WIDTH - 4 and space and found[-1]:
            found.append(word)
        else:
            found[-1] = joined
    return found if " ".join(found) == line else [line]


def _analysis(text: str) -> ScalarAnalysis:
    """PyYAML's own view of the styles that a text can have."""
    emitter = Emitter(StringIO(), allow_unicode=True)
    return emitter.analyze_scalar(text)
