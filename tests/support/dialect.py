"""Words that the project does not use, because a standard term says the same to everybody.

``python -m tests.support.dialect [PATH ...]`` lists where they are: in names, docstrings, comments
and texts of the program, and in pages of the documentation; also docstrings that ask a question
where they could name the thing. CONTRIBUTING.md has the words to use.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]

_PARTS = (
    r"told|untold|tells?|retell|said|beside|in_hand|stands?|stood|lies|laid(?!_out)|heard|hears|"
    r"seats?|seated|seating|sitting|deeds?|desk|bench|inks?|trickle|put_away|watched|standing"
)
NAMES = re.compile(rf"(?:^|_)({_PARTS})(?:_|$)")
"""Parts of names, after camel case has become snake case."""

PROSE = re.compile(
    r"\b(?:told|tells?|in hand|besides?|stands? (?!for\b|out\b|alone\b|in for\b)|"
    r"stood|lies|laid(?! out)|heard|hears|put away|puts away|sittings?|deeds?|"
    r"trickles?|is said|are said|be said|said so|"
    r"it said|says so|seats?|seated|seating)\b",
    re.IGNORECASE,
)
"""Words of sentences."""

ALLOWED = re.compile(
    r"what (?:was|is) said|was said|were said|they said|said aloud|said while|people said|"
    r"in hand-|heard word|can be heard|is heard|"
    r"tell (?:your supervisor|the person)|stand still|as heard|"
    r"be heard|was heard|hears? (?:the|a|your|his|her)\b|seat belt",
    re.IGNORECASE,
)
"""Plain uses of the same words: sound that is heard, speech that was said."""

INDIRECT = re.compile(r"(?:What|How|Whether|Who|Where|Which)\b")
"""Beginnings of docstrings that ask for the thing instead of naming it."""

_MAY_BE_IN_TREE = re.compile(
    rf"(?i:{_PARTS.replace('_', '_?')})|[\"']\s*\\?\s*{INDIRECT.pattern}",
)
"""Text of a file that :func:`in_tree` may find something in; parsing all the others takes long."""

NAMES_ALLOWED = frozenset({"watched"})
"""Qt's own name for the object of an event filter."""


def hits(path: Path) -> Iterator[tuple[int, str, str]]:
    """Line, kind and text of each unwanted word in one file."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        for number, line in enumerate(text.splitlines(), 1):
            yield from ((number, "text", found) for found in prose(line))
        return
    if _MAY_BE_IN_TREE.search(text):
        yield from in_tree(ast.parse(text))
    if not PROSE.search(text):
        return  # reading tokens takes long
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (
            tokenize.STRING,
            tokenize.COMMENT,
            tokenize.FSTRING_MIDDLE if sys.version_info >= (3, 12) else -1,
        ):
            if token.type == tokenize.STRING and not re.search(r"\s", token.string.strip()):
                continue  # a key or an id: part of a file format
            for offset, line in enumerate(token.string.splitlines()):
                yield from ((token.start[0] + offset, "text", found) for found in prose(line))


def prose(line: str) -> Iterator[str]:
    """The unwanted words of a line of prose, with a few characters around each."""
    for match in PROSE.finditer(ALLOWED.sub(lambda allowed: "·" * len(allowed[0]), line)):
        yield line[max(0, match.start() - 20) : match.end() + 20].strip()


def in_tree(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Unwanted names that a module gives, and docstrings, of attributes too, that are questions."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))) if INDIRECT.match(text):
                yield node.lineno, "docstring", text.splitlines()[0]
                continue
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.arg(arg=name):
                pass
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                pass
            case _:
                continue
        if name not in NAMES_ALLOWED and NAMES.search(snake(name)):
            yield node.lineno, "name", name


def snake(name: str) -> str:
    """A name in snake case."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


def files(paths: list[str]) -> list[Path]:
    """The files below some paths that are checked."""
    listed = subprocess.run(
        ["git", "ls-files", *paths], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    return [
        ROOT / name
        for name in listed
        if name.endswith((".py", ".md")) and not name.startswith("resources/")
    ]


def main(paths: list[str]) -> int:
    count = 0
    for path in files(paths):
        for line, kind, found in hits(path):
            count += 1
            print(f"{path.relative_to(ROOT)}:{line}: {kind}: {found}")
    print(f"{count} in all")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["labeval", "docs", "README.md", "CONTRIBUTING.md"]))
