"""Figures are drawn from tables alone, and say their n."""

from __future__ import annotations

import re

import pytest

from labeval.report.drawing.figure import Style
from labeval.report.figures import FIGURES, drawn
from labeval.report.material import Material
from labeval.report.words import Words

pytestmark = pytest.mark.slow

EVERYWHERE = ("scores", "davidson", "win_rates", "best_worst", "distributions", "agreement")


@pytest.mark.parametrize("name", FIGURES)
def test_without_tables_there_is_no_figure_and_no_error(name, material):
    empty = Material({}, material.about, material.content, Words())
    assert drawn(name, empty, Style()) is None


@pytest.mark.parametrize("name", FIGURES)
def test_with_empty_tables_there_is_no_figure_and_no_error(name, material):
    tables = {key: table.iloc[:0] for key, table in material.tables.items()}
    assert drawn(name, Material(tables, {}, material.content, Words()), Style()) is None


@pytest.mark.parametrize("name", EVERYWHERE)
def test_a_figure_has_vectors_pixels_numbers_and_its_n(name, material):
    found = drawn(name, material, Style())
    assert found is not None and len(found.numbers)
    assert found.svg().startswith("<svg") and "<text" not in found.svg()
    assert found.png(80)[:4] == b"\x89PNG"
    assert re.search(r"\d", found.caption) and found.how and found.title


def test_the_same_results_give_the_same_file(material):
    first, second = (drawn("scores", material, Style()) for _ in range(2))
    assert first is not None and second is not None
    assert first.svg() == second.svg()


def test_colours_keep_apart_without_colour():
    style = Style()
    n = len(style.colours)
    assert len(set(style.hatches)) == len(set(style.markers)) == n
