"""The program and its pages use standard terms, and docstrings describe what is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.dialect import ROOT, files, hits
from tests.support.docstrings import contradictions

CLEAN = (
    "labeval",
    "packaging",
    "docs",
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "hatch_build.py",
)
"""Parts that have none of the unwanted words."""


@pytest.mark.parametrize("part", CLEAN)
def test_no_unwanted_word_is_used(part: str) -> None:
    paths = files([part])
    assert paths
    found = [
        f"{path.relative_to(ROOT)}:{line}: {kind}: {text}"
        for path in paths
        for line, kind, text in hits(path)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "kind", "text"),
    [
        ("def tell(it):\n    pass\n", "name", "tell"),
        ("class LiveSeat:\n    pass\n", "name", "LiveSeat"),
        ("def write(told):\n    pass\n", "name", "told"),
        ("self.is_heard = True\n", "name", "is_heard"),
        ('"""The word that lies under it."""\n', "text", "lies"),
        ("x = 1  # the row in hand\n", "text", "in hand"),
        ('y = "stands beside the text"\n', "text", "stands"),
        ('"""What a page shows."""\n', "docstring", "What a page shows."),
        ('x = 1\n"""Whether it is one."""\n', "docstring", "Whether"),
    ],
)
def test_a_planted_word_is_found(tmp_path: Path, source: str, kind: str, text: str) -> None:
    path = tmp_path / "planted.py"
    path.write_text(source, encoding="utf-8")
    assert any(k == kind and text in found for _, k, found in hits(path))


def test_a_planted_word_is_found_on_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Title\n\nThe text stands beside it.\n", encoding="utf-8")
    assert [line for line, _, _ in hits(page)] == [3, 3]


@pytest.mark.parametrize(
    "source",
    [
        '"""Sound that can be heard, and what was said."""\n',
        "def eventFilter(self, watched, event):\n    pass\n",
        'KIND = "told"\n',
    ],
)
def test_plain_uses_and_keys_of_files_are_left(tmp_path: Path, source: str) -> None:
    path = tmp_path / "plain.py"
    path.write_text(source, encoding="utf-8")
    assert list(hits(path)) == []


@pytest.mark.parametrize("part", ["labeval", "packaging", "tests"])
def test_no_docstring_contradicts_the_code(part: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {fault}"
        for path in files([part])
        if path.suffix == ".py"
        for line, fault in contradictions(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ('def run(a):\n    """Run.\n\n    Args:\n        b: it.\n    """\n', "run has no b"),
        (
            "class Window:\n"
            '    """A window.\n\n    Signals:\n        shown, hidden: it is.\n    """\n'
            "    shown = Signal()\n",
            "Window has no hidden",
        ),
        (
            "class Button(Base):\n"
            '    """A button.\n\n    Args:\n        text: on it.\n    """\n'
            "    def __init__(self, words):\n        pass\n",
            "Button has no text",
        ),
        (
            'direction: Literal["up", "down"]\n"""True if it is up."""\n',
            "Literal['up', 'down']: True if it is up.",
        ),
        (
            'def check() -> None:\n    """Return where it is well."""\n',
            "check returns nothing: Return where it is well.",
        ),
        (
            'def faults() -> list[str]:\n    """Return whether it is well."""\n',
            "faults returns list[str]: Return whether it is well.",
        ),
    ],
)
def test_a_planted_contradiction_is_found(source: str, fault: str) -> None:
    assert [found for _, found in contradictions(source)] == [fault]


def test_sound_docstrings_are_left() -> None:
    source = (
        "class Shape(Base):\n"
        '    """A shape.\n\n    Args:\n        corners: their number: 3 or more.\n    """\n'
        "    closed: bool = True\n"
        '    """True if it is closed."""\n'
        "def go_back(*steps, **options) -> None:\n"
        '    """Return to the start.\n\n    Args:\n        *steps: all.\n        **options: all.\n'
        '    """\n'
    )
    assert list(contradictions(source)) == []
