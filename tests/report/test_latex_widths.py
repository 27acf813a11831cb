"""Tables in LaTeX fit a page of A4, upright or turned."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from labeval.report.latex import as_latex, text_width
from labeval.report.sections import PrintedTable
from labeval.report.words import Words

WORDS = Words()
LINE = {"upright": 345 / 8.5, "turned": 592 / 10, "small": 592 / 8.5}
r"""Widths of lines of ``article`` on A4, em of ``\footnotesize`` and ``\scriptsize``: the least."""
NAMES = ["AB", "Vollständigkeit", "Verständlichkeit", "Redundanzfreiheit", "Benjamini-Hochberg"]


def a_table(columns: int, cell: str, heading: str = "Korrelation zwischen Bewertenden"):
    headings = [heading] * columns
    rows = [[cell] * columns for _ in range(4)]
    return PrintedTable("A table", headings, rows, [True] * columns, 0, "a.csv")


def width(latex: str) -> float:
    """Width of the columns, em, as the file states them or as its cells need."""
    (kinds,) = re.findall(r"\\begin\{(?:tabular|longtable)\}\{(.+)\}$", latex, re.MULTILINE)
    parts = re.findall(r"p\{([\d.]+)em\}|([lr])", re.sub(r">\{[^}]*\}", "", kinds))
    lines = re.findall(r"^(.*&.*) \\\\$", latex, re.MULTILINE)
    columns = list(zip(*(line.split(" & ") for line in lines), strict=True))
    assert len(parts) == len(columns)
    return sum(
        0.7 + (float(stated) if stated else max(map(text_width, column)))
        for (stated, _), column in zip(parts, columns, strict=True)
    )


@pytest.mark.parametrize(
    ("table", "kind"),
    [
        (a_table(3, "0.123"), "upright"),
        (a_table(5, "0.123"), "upright"),
        (a_table(8, "0.123"), "turned"),
        (a_table(10, "0.123"), "small"),
    ],
)
def test_columns_have_room_on_a_page_and_headings_break(table, kind):
    latex = as_latex(table, "t", WORDS)
    assert ("landscape" in latex) == (kind != "upright")
    assert (r"\scriptsize" in latex) == (kind == "small")
    assert width(latex) <= LINE[kind]
    for word in table.headings[0].split():
        stated = [float(n) for n in re.findall(r"p\{([\d.]+)em\}", latex)]
        assert all(text_width(word) <= column for column in stated)


def test_sentences_break_where_a_row_has_no_room():
    table = PrintedTable(
        "T", ["system", "why"], [["A", "some words " * 12], ["B", "yes"]], [False] * 2, 0, "t.csv"
    )
    latex = as_latex(table, "t", WORDS)
    assert r"\begin{tabular}{l>{\raggedright\arraybackslash}p{" in latex
    assert width(latex) <= LINE["upright"]


def test_spaces_at_which_no_line_breaks_stay():
    table = PrintedTable(
        "T", ["n", "code"], [["1\u202f404", "P\u201101"]], [True, False], 0, "t.csv"
    )
    assert r"1\,404 & P\mbox{-}01 \\" in as_latex(table, "t", WORDS)


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="LaTeX is not on this computer")
@pytest.mark.parametrize("points", [10, 11, 12])
def test_no_box_is_too_wide_in_latex_itself(tmp_path, points):
    rows = [[*NAMES, "−0,743", "< 0,001", "1 404", "0,5"]] * 40
    headings = [*["Methode", "eines", "anderes"], "Korrelation zwischen Bewertenden", "95 % von"]
    headings += ["bis", "p, korrigiert", "Bewertende", "unterschieden"]
    tables = [
        PrintedTable("T", headings[:n], [row[:n] for row in rows[:lines]], [False] * n, 0, "t.csv")
        for n in (4, 6, 9)
        for lines in (5, 40)
    ]
    text = [rf"\documentclass[{points}pt,a4paper]{{article}}\usepackage[T1]{{fontenc}}"]
    text += [r"\usepackage{array,booktabs,longtable,pdflscape}\begin{document}"]
    text += [as_latex(table, f"t{n}", WORDS) for n, table in enumerate(tables)]
    (tmp_path / "all.tex").write_text("\n".join([*text, r"\end{document}"]), encoding="utf-8")
    run = ["pdflatex", "-interaction=nonstopmode", "all.tex"]
    for _ in range(2):
        said = subprocess.run(run, cwd=tmp_path, capture_output=True, check=False)
    log = said.stdout.decode(errors="replace")
    assert said.returncode == 0, log[-600:]
    found = re.findall(r"Overfull \\hbox \(([\d.]+)pt too wide\)", log)
    assert [pt for pt in found if float(pt) > 3] == []
