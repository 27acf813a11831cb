"""Docstrings that contradict the code next to them.

``python -m tests.support.docstrings [PATH ...]`` lists them: arguments, signals and attributes that
are described and do not exist, and first lines that announce a value that the code does not have.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from itertools import pairwise

from tests.support.dialect import ROOT, files

_HEAD = re.compile(r"( *)(Args|Signals|Attributes):\s*$")
_ENTRY = re.compile(r"\s*(\*{0,2}\w+(?:, \*{0,2}\w+)*):")
_TRUTH = re.compile(r"True (?:if|for|while|where)\b|Return whether\b")
_VALUE = re.compile(r"Return(?:s)? (?!to\b)")
_ANY = re.compile(rf"{_TRUTH.pattern}|{_VALUE.pattern}|\b(?:Args|Signals|Attributes):")
"""What a docstring has that can contradict code; parsing files without it takes long."""
Found = Iterator[tuple[int, str]]


def contradictions(source: str) -> Found:
    """Line and fault of each docstring that contradicts the code."""
    if not _ANY.search(source):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            yield from _of_result(node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from _of_names(node)
        if isinstance(node, ast.ClassDef | ast.Module):
            yield from _of_attributes(node)


def _of_result(node: ast.FunctionDef) -> Found:
    """A first line about a truth value, or about any value, of a function without one."""
    text = ast.get_docstring(node) or ""
    if not _TRUTH.match(text) and not _VALUE.match(text):
        return
    result = ast.unparse(node.returns or ast.Constant(""))
    if _TRUTH.match(text) and "bool" not in result:
        yield node.lineno, f"{node.name} returns {result}: {text.splitlines()[0]}"
    elif _VALUE.match(text) and result == "None":
        yield node.lineno, f"{node.name} returns nothing: {text.splitlines()[0]}"


def _of_attributes(node: ast.ClassDef | ast.Module) -> Found:
    """“True if” below an attribute that is not a truth value."""
    for attribute, below in pairwise(node.body):
        match attribute, below:
            case (
                ast.AnnAssign(annotation=kind),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if _TRUTH.match(text) and not re.search("bool|Mask", ast.unparse(kind)):
                yield below.lineno, f"{ast.unparse(kind)}: {text.splitlines()[0]}"


def _of_names(node: ast.FunctionDef | ast.ClassDef) -> Found:
    """Entries of lists of arguments, signals and attributes that do not exist."""
    described = list(_described(ast.get_docstring(node, clean=False) or ""))
    known = _arguments(node) if isinstance(node, ast.FunctionDef) else _members(node)
    for name in described:
        if known is not None and name not in known:
            yield node.lineno, f"{node.name} has no {name}"


def _described(text: str) -> Iterator[str]:
    """The names in the lists of a docstring."""
    depth = -1
    for line in text.splitlines()[1:]:
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        if head := _HEAD.match(line):
            depth = len(head[1])
        elif indent <= depth:
            depth = -1
        elif depth >= 0 and indent == depth + 4 and (entry := _ENTRY.match(line)):
            yield from (name.strip("*") for name in entry[1].split(", "))


def _arguments(node: ast.FunctionDef) -> set[str]:
    """The names of a function's arguments."""
    a = node.args
    rest = [each for each in (a.vararg, a.kwarg) if each is not None]
    return {each.arg for each in [*a.posonlyargs, *a.args, *a.kwonlyargs, *rest]}


def _members(node: ast.ClassDef) -> set[str] | None:
    """The attributes of a class and the arguments that make it; None where a base makes it."""
    found: set[str] = set()
    makes = [b for b in node.body if isinstance(b, ast.FunctionDef) and b.name == "__init__"]
    if node.bases and not makes:
        return None
    for each in [*node.body, *(part for make in makes for part in ast.walk(make))]:
        match each:
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case ast.Attribute(value=ast.Name(id="self"), attr=name) | ast.arg(arg=name):
                found.add(name)
    return found


def main(paths: list[str]) -> int:
    count = 0
    for path in files(paths):
        if path.suffix == ".py":
            for line, fault in contradictions(path.read_text(encoding="utf-8")):
                count += 1
                print(f"{path.relative_to(ROOT)}:{line}: {fault}")
    print(f"{count} in all")
    return int(count > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or ["labeval", "tests", "packaging"]))
