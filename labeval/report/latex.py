r"""Tables of a report in LaTeX, with the rules of ``booktabs``.

A file is one ``table`` environment to ``\input``, or a ``longtable`` where the rows need more than
a page; its first line names the packages that the preamble needs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from labeval.report.sections import FURTHER, PrintedTable
from labeval.report.words import Words

_SPECIAL = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "#": r"\#",
    "$": r"\$",
    "%": r"\%",
    "&": r"\&",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "[": "{[}",
    "*": "{*}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "−": r"$-$",
    "–": r"--",
    "α": r"$\alpha$",
    "κ": r"$\kappa$",
    "τ": r"$\tau$",
    "ρ": r"$\rho$",
    "\u202f": r"\,",
    "\u00a0": "~",
}
"""Brackets and asterisks at the beginning of a row would belong to the command that ends the last.
"""
_MOST_ON_PAGE = 30
"""Rows of a ``table``, which does not go on on another page: what has no room there is lost."""
_PATTERN = re.compile("|".join(map(re.escape, _SPECIAL)))


def escaped(text: str) -> str:
    """A text as LaTeX prints it, on one line."""
    return _PATTERN.sub(lambda found: _SPECIAL[found[0]], " ".join(text.split()))


def as_latex(table: PrintedTable, label: str, words: Words) -> str:
    """One table; numbers are on the right, sentences about rows below it."""
    lines = _long if len(table.rows) > _MOST_ON_PAGE else _short
    kinds = "".join("r" if is_number else "l" for is_number in table.is_number)
    named = rf"\caption{{{escaped(table.title)}}}\label{{tab:{label}}}"
    notes = [escaped(note) for note in table.notes]
    if table.left_out:
        notes.append(escaped(words(FURTHER, file=table.file, n=table.left_out)))
    below = [r"\par\smallskip\footnotesize " + r"\\ ".join(notes)] if notes else []
    return "\n".join(lines(table, kinds, named, below)) + "\n"


def _short(table: PrintedTable, kinds: str, named: str, below: list[str]) -> Iterator[str]:
    yield from (r"% needs \usepackage{booktabs}", r"\begin{table}", r"\centering", r"\small")
    yield from (named, rf"\begin{{tabular}}{{{kinds}}}", r"\toprule", _row(table.headings))
    yield from (r"\midrule", *map(_row, table.rows), r"\bottomrule", r"\end{tabular}")
    yield from (*below, r"\end{table}")


def _long(table: PrintedTable, kinds: str, named: str, below: list[str]) -> Iterator[str]:
    head = (r"\toprule", _row(table.headings), r"\midrule")
    yield from (r"% needs \usepackage{booktabs,longtable}", r"\begingroup", r"\small")
    yield from (rf"\begin{{longtable}}{{{kinds}}}", rf"{named}\\", *head, r"\endfirsthead")
    yield from (*head, r"\endhead", r"\bottomrule", r"\endfoot")
    yield from (*map(_row, table.rows), r"\end{longtable}", *below, r"\par\endgroup")


def _row(cells: list[str]) -> str:
    return " & ".join(map(escaped, cells)) + r" \\"
