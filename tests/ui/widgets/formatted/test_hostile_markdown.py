"""Hostile Markdown: nothing is opened, nothing is run, nothing is lost, and the work is bounded."""

from __future__ import annotations

import itertools
import sys

import pytest
from PySide6.QtCore import QPointF

from labeval.text.formatted import FormattedText
from labeval.text.markdown.blocks import inlines
from labeval.text.pictures import Pictures
from labeval.ui.theme import LIGHT
from labeval.ui.widgets.formatted.rendered import rendered
from labeval.ui.widgets.formatted.view import FormattedView
from tests.support.texts.pictures import picture

LENGTH = 20_000
"""The most characters of an item's text."""
HOSTILE = {
    "links": "[a](http://example.org/x) " * (LENGTH // 26),
    "pictures": "![a](http://example.org/a.png) ![b](file:///etc/passwd) ![c](../../x.png) " * 9,
    "scripts": "<script>fetch('http://example.org')</script>\n<img src=x onerror=alert(1)>\n" * 9,
    "quotations": "> " * (LENGTH // 2) + "end",
    "lists": "- " * (LENGTH // 2) + "end",
    "brackets": "[" * 5_000,
    "links within each other": "[a](" * 2_000,
    "pictures within each other": "![" * 4_000,
    "strong": "*a **b " * (LENGTH // 7),
    "struck": "~~a" * (LENGTH // 6),
    "code": "".join("`" * n + " " for n in range(190)),
    "codes": "`a" * (LENGTH // 2),
    "one word": "a" * LENGTH,
    "columns": f"|{'a|' * 500}\n|{'-|' * 500}\n{'|a' * 500}",
    "fractions": "$" + r"\frac{" * 60 + "a" + "}{b}" * 60 + "$",
    "files in formulas": r"$\input{/etc/passwd}$ $\includegraphics{x}$ $\href{http://a.b}{c}$",
    "entities": "&amp;" * (LENGTH // 5) + "&#0; &#xD800; &nosuch;",
    "links and colours in code": '```html\n<a href="http://example.org">x</a>\n```',
    "an unknown language": "```../../etc/passwd\nx\n```",
    "a line of 1 MB": "![a](http://example.org/a.png) **<script>fetch('x')</script>** " * 16_000,
}


@pytest.fixture(scope="module")
def opened(qapp):
    """Everything that is opened, asked for or started; libraries have been loaded before."""
    pictures = Pictures({"a.png": picture()})
    rendered(FormattedText("![a](a.png)", "markdown", pictures=pictures), 14, 400, LIGHT)
    warm = "$x$\n\n```python\nx = 1\n```\n\n```html\n<a>\n```\n\n```nosuchlanguage\nx\n```"
    rendered(FormattedText(warm, "markdown"), 14, 400, LIGHT)
    found: list[tuple[str, object]] = []
    watched = ("open", "socket", "subprocess", "os.", "urllib", "import", "exec", "compile")

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        if listening and event.startswith(watched):
            found.append((event, arguments))

    listening: list[bool] = []
    sys.addaudithook(hook)

    class Opened:
        def __enter__(self) -> list[tuple[str, object]]:
            found.clear()
            listening.append(True)
            return found

        def __exit__(self, *_: object) -> None:
            listening.clear()

    return Opened()


@pytest.mark.parametrize("name", HOSTILE)
def test_nothing_is_opened_and_nothing_is_run(name, opened):
    shown = FormattedText(HOSTILE[name], "markdown")
    view = FormattedView()
    with opened as found:
        view.show_text(shown, 15)
        view.place(0, 0, 500, 400)
        view.grab()
    assert found == []


def test_pictures_of_a_study_are_drawn_from_memory(opened):
    pictures = Pictures({"a.png": picture(), "passwd.png": picture()[:99]})
    text = f"![a](a.png) ![b](passwd.png) {HOSTILE['pictures']}"
    view = FormattedView()
    with opened as found:
        view.show_text(FormattedText(text, "markdown", pictures=pictures), 15)
        view.place(0, 0, 500, 400)
        view.grab()
    assert found == []
    assert view.target_at(QPointF(30, 30)) == "a.png"


@pytest.mark.parametrize("name", HOSTILE)
def test_it_is_shown_in_pages_like_any_text(name, qapp):
    shown = FormattedText(HOSTILE[name], "markdown")
    pages = rendered(shown, 15, 500, LIGHT).pages(400)
    assert all(placed.bottom <= 400 for page in pages for placed in page)
    assert len(list(inlines(shown.blocks))) < LENGTH


@pytest.mark.parametrize("piece", ["`a`b ", "[a](b) "])
def test_twice_the_text_is_twice_the_work(piece, qapp):
    def calls(text: str) -> int:
        counted = itertools.count()
        sys.setprofile(lambda *_: next(counted))
        try:
            rendered(FormattedText(text, "markdown"), 15, 200, LIGHT)
        finally:
            sys.setprofile(None)
        return next(counted)

    calls(piece * 9)  # what is made once
    assert calls(piece * 600) < 2.5 * calls(piece * 300)


def test_more_formulas_than_are_drawn_are_shown_as_they_are_written(qapp):
    shown = FormattedText(" ".join(f"$a_{{{n}}}$" for n in range(260)), "markdown")
    laid = rendered(shown, 15, 500, LIGHT)
    pieces = {id(p.inline): p.inline for row in laid.rows for p in row.pieces}
    (inline,) = pieces.values()
    assert len(inline.formulas) == 200
    assert sum(len(p.drawn) for row in laid.rows for p in row.pieces) == 200
    assert inline.text.count("$") == 120


def test_a_longer_text_than_is_read_is_shown_as_it_is_written(qapp):
    text = "**a** " * 20_000
    (block,) = FormattedText(text, "markdown").blocks
    assert [inline.text for inline in inlines([block])] == [text]
