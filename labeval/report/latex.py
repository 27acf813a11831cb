r"""Tables of a report in LaTeX, with the rules of ``booktabs``.

A file is one ``table`` environment to ``\input``; its preamble needs ``\usepackage{booktabs}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from labeval.report.sections import PrintedTable

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
_PATTERN = re.compile("|".join(map(re.escape, _SPECIAL)))


def escaped(text: str) -> str:
    """A text as LaTeX prints it, on one line."""
    return _PATTERN.sub(lambda found: _SPECIAL[found[0]], " ".join(text.split()))


def as_latex(table: PrintedTable, label: str) -> str:
    """One table; numbers are on the right, sentences about rows below it."""
    return "\n".join(_lines(table, label)) + "\n"


def _lines(table: PrintedTable, label: str) -> Iterator[str]:
    kinds = "".join("r" if is_number else "l" for is_number in table.is_number)
    yield from ("% needs \\usepackage{booktabs}", r"\begin{table}", r"\centering", r"\small")
    yield rf"\caption{{{escaped(table.title)}}}"
    yield rf"\label{{tab:{label}}}"
    yield from (rf"\begin{{tabular}}{{{kinds}}}", r"\toprule", _row(table.headings))
    yield from (r"\midrule", *map(_row, table.rows), r"\bottomrule", r"\end{tabular}")
    notes = [escaped(note) for note in table.notes]
    if table.left_out:
        notes.append(rf"Further rows in \texttt{{{escaped(table.file)}}}: {table.left_out}.")
    if notes:
        yield r"\par\smallskip\footnotesize " + r"\\ ".join(notes)
    yield r"\end{table}"


def _row(cells: list[str]) -> str:
    return " & ".join(map(escaped, cells)) + r" \\"
