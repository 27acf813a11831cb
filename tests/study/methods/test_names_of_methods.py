"""Names of methods are only in their own modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from labeval.study.methods import all_methods, method_names

pytestmark = pytest.mark.slow

PACKAGE = Path(__file__).parents[3] / "labeval"
OF_METHODS = ("study/methods", "analysis/methods", "ui/participant/methods")
EXAMPLES = {"commands/shared/examples.py", "commands/record/query.py", "study/reference_example.py"}
"""Command lines and a study that a reader can copy."""
NO_WORDS = re.compile(r"\b(aqc|bws|dqe)\b")
"""Names that are no words, so that they mean the method in any sentence."""


def named_in(source: str, names: tuple[str, ...]) -> Iterator[str]:
    """Methods that a module imports or writes as a text, its docstrings apart."""
    texts = rf"[\"'}}]({'|'.join(names)})[\"'{{]"  # also a part of an f-string
    if not re.search(rf"{texts}|{NO_WORDS.pattern}|\bmethods\b", source):
        return  # parsing takes long
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        modules: list[str] = []
        if isinstance(node, ast.ImportFrom):
            modules = [f"{node.module}.{name.name}" for name in node.names] + [node.module or ""]
        elif isinstance(node, ast.Import):
            modules = [name.name for name in node.names]
        yield from (n for n in names for m in modules if re.search(rf"\.methods\.{n}$", m))
        text = node.value if isinstance(node, ast.Constant) and id(node) not in docstrings else None
        if isinstance(text, str) and (text in names or NO_WORDS.search(text)):
            yield text


def test_no_module_outside_of_the_methods_names_one():
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if place.startswith(OF_METHODS) or place in EXAMPLES:
            continue
        if names := list(named_in(path.read_text(encoding="utf-8"), method_names())):
            found[place] = names
    assert found == {}


def test_a_name_is_found_however_it_is_used():
    names = ("ab", "dqe")
    for source in (
        'is_it = method == "ab"',
        'known = {"dqe": 1}',
        'about = "One of ab, dqe."',
        "from labeval.study.methods.dqe import Settings",
        "from labeval.analysis.methods import ab",
        "import labeval.analysis.methods.ab",
        'key = f"{place}ab{number}"',
    ):
        assert list(named_in(source, names)), source
    for source in ('"""Of dqe and ab."""', 'x = "able"', "from labeval.study.methods import all"):
        assert not list(named_in(source, names)), source


def test_the_settings_of_a_scale_are_settings_of_the_method():
    for method in all_methods():
        assert set(getattr(method, "SCALE", ())) <= set(method.Settings.model_fields)
