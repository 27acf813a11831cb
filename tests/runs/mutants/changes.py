"""The changes to a module: one comparison, operator, condition, number, returned value or
statement each."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_COMPUTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult, ast.Mod: ast.Add, ast.Pow: ast.Mult, ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
_SCOPES = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True)
class Mutant:
    """One change to one place of one file."""

    file: str
    line: int
    statement: int
    """The first line of the statement: where it has several, not each of them is traced."""
    kind: str
    scope: str
    """The dotted name of the function or class that holds the place."""
    before: str
    after: str
    span: tuple[int, int]
    """Where the place is in the file's bytes."""
    nth: int = 1
    """Of those in the scope that read the same."""

    @property
    def key(self) -> str:
        """The mutant's name, which a change elsewhere in the file leaves alone."""
        nth = f" ({self.nth})" if self.nth > 1 else ""
        return f"{self.file}:{self.scope}: {self.before} -> {self.after}{nth}"

    def source(self, original: bytes) -> bytes:
        """The file with the change."""
        return original[: self.span[0]] + self.after.encode() + original[self.span[1] :]


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """All mutants of a module."""
    return _Finder(file, source).found


class _Finder:
    """Walks a module's syntax tree past what does not run, and collects the mutants."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source, self.found = file, source, list[Mutant]()
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))
        self._scope: list[str] = []
        self._alike = Counter[tuple[str, str, str]]()
        self._first = 0
        for node in ast.parse(source).body:
            self._statement(node)

    def _statement(self, node: ast.stmt) -> None:
        self._first = node.lineno
        if isinstance(node, _SCOPES):
            self._scope.append(node.name)
            if not isinstance(node, ast.ClassDef):
                for default in (*node.args.defaults, *filter(None, node.args.kw_defaults)):
                    self._expression(default)
            for inner in node.body:
                self._statement(inner)
            self._scope.pop()
            return
        if _does_not_run(node):
            return
        if _does_something(node):
            self._add(node, "deleted statement", "pass")
        if isinstance(node, ast.Continue | ast.Break):
            self._add(node, "loop", "break" if isinstance(node, ast.Continue) else "continue")
        if isinstance(node, ast.Raise):
            return
        if isinstance(node, ast.Return) and ast.unparse(node) not in ("return", "return None"):
            self._add(node, "returned value", "return None")
        for child in ast.iter_child_nodes(node):
            if isinstance(node, ast.AnnAssign) and child is node.annotation:
                continue
            self._any(child)

    def _any(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self._statement(node)
        elif isinstance(node, ast.expr):
            self._expression(node)
        else:  # handlers, patterns' cases, with items, comprehensions
            for child in ast.iter_child_nodes(node):
                self._any(child)

    def _expression(self, node: ast.expr) -> None:
        if isinstance(node, ast.JoinedStr):  # Python 3.11 has no places inside one
            return
        changed = copy.copy(node)
        if isinstance(node, ast.Compare) and isinstance(changed, ast.Compare):
            for n, operator in enumerate(node.ops):
                changed.ops = [*node.ops[:n], _COMPARED[type(operator)](), *node.ops[n + 1 :]]
                self._add(node, "comparison", ast.unparse(changed))
        elif isinstance(node, ast.BinOp) and isinstance(changed, ast.BinOp):
            texts = any(isinstance(n, ast.JoinedStr) or _is_text(n) for n in ast.walk(node))
            if type(node.op) in _COMPUTED and not texts:
                changed.op = _COMPUTED[type(node.op)]()
                self._add(node, "operator", ast.unparse(changed))
        elif isinstance(node, ast.BoolOp) and isinstance(changed, ast.BoolOp):
            changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            self._add(node, "condition", ast.unparse(changed))
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            self._add(node, "condition", ast.unparse(node.operand))
        elif isinstance(node, ast.IfExp) and isinstance(changed, ast.IfExp):
            changed.test = ast.UnaryOp(ast.Not(), node.test)
            self._add(node, "condition", ast.unparse(changed))
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                self._add(node, "constant", str(not node.value))
            elif isinstance(node.value, int | float):
                self._add(node, "constant", repr(node.value + 1))
        for child in ast.iter_child_nodes(node):
            self._any(child)

    def _add(self, node: ast.stmt | ast.expr, kind: str, after: str) -> None:
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        if isinstance(node, ast.expr):
            after = f"({after})"
        before = " ".join(self.source[start:end].decode().split())
        place, scope = (node.lineno, self._first), ".".join(self._scope)
        self._alike[scope, before, after] += 1
        nth = self._alike[scope, before, after]
        self.found.append(Mutant(self.file, *place, kind, scope, before, after, (start, end), nth))


def is_program(mutant: Mutant, original: bytes) -> bool:
    """False of a change that Python refuses, such as to a pattern."""
    try:
        compile(mutant.source(original), mutant.file, "exec")
    except SyntaxError:
        return False
    return True


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str | bytes)


def _does_not_run(node: ast.stmt) -> bool:
    """True of docstrings, imports, assertions, ``__all__`` and what only a type checker reads."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Assert():
            return True
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
    return False


def _does_something(node: ast.stmt) -> bool:
    """True of statements that can be left out without leaving a name undefined."""
    match node:
        case ast.Raise() | ast.AugAssign() | ast.Delete():
            return True
        case ast.Expr(value=value):
            return not isinstance(value, ast.Yield | ast.YieldFrom)
        case ast.Assign(targets=targets):
            return all(isinstance(t, ast.Attribute | ast.Subscript) for t in targets)
    return False


def all_mutants(packages: Sequence[str], root: Path) -> Iterator[Mutant]:
    """All mutants of the modules of some packages, in order."""
    for package in packages:
        for file in sorted((root / package).rglob("*.py")):
            yield from mutants_of(file.relative_to(root).as_posix(), file.read_bytes())
