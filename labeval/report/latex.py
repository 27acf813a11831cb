r"""Tables of a report in LaTeX, with the rules of ``booktabs``.

A file is one ``table`` environment to ``\input``, or a ``longtable`` where the rows need more than
a page; its first line names the packages that the preamble needs. Tables fit a page of the class
``article`` on A4: cells break where the whole row has no room, and tables whose words have no room
either are on landscape pages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import ceil
from pathlib import Path
from unicodedata import normalize

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
    "\u2011": r"\mbox{-}",
}
"""Brackets and asterisks at the beginning of a row would belong to the command that ends the last.
"""
_OTHER = {
    **dict.fromkeys("–“”„", 0.5),
    **dict.fromkeys("’\u2011\u00a0", 0.333),
    "−": 0.778,
    "α": 0.64,
    "κ": 0.576,
    "τ": 0.437,
    "ρ": 0.517,
    "\u202f": 0.167,
}
"""Widths of characters that the font has elsewhere, em."""
_MOST_ON_PAGE = 30
"""Lines of a ``table``, which does not go on on another page: what has no room there is lost."""
_PAGES = (
    (r"\footnotesize", False, 38.0),
    (r"\footnotesize", True, 59.0),
    (r"\scriptsize", True, 69.5),
)
r"""Size of letters, whether the page is turned, and the width of its lines, em: the least one of
``article`` on A4 at 10, 11 and 12 pt."""
_APART = 0.7
"""Space between two columns, em."""
_LONGEST_WORD = 12.0
"""Width of a word that a column is widened for, em; longer ones are hyphenated."""
_PATTERN = re.compile("|".join(map(re.escape, _SPECIAL)))


def escaped(text: str) -> str:
    """A text as LaTeX prints it, on one line."""
    return _PATTERN.sub(lambda found: _SPECIAL[found[0]], " ".join(_words(text)))


def _words(text: str) -> list[str]:
    """Parts of a text between which a line can break."""
    return re.split(r"[ \t\r\n]+", text.strip())


def as_latex(table: PrintedTable, label: str, words: Words) -> str:
    """One table; numbers are on the right, sentences about rows below it."""
    columns = list(zip(table.headings, *table.rows, strict=True))
    wide = [max(map(text_width, column)) for column in columns]
    least = [
        _least(column, number) for column, number in zip(columns, table.is_number, strict=True)
    ]
    between = _APART * len(columns)
    size, is_turned, room = next(
        (page for page in _PAGES if sum(least) + between <= page[-1]), _PAGES[-1]
    )
    broken = _broken(least, wide, room - between)
    kinds = [_kind(*one) for one in zip(table.is_number, broken, wide, strict=True)]
    lines = sum(
        max(ceil(text_width(cell) / width) for cell, width in zip(row, broken, strict=True))
        for row in table.rows
    )
    make = _turned if is_turned else _long if lines > _MOST_ON_PAGE else _short
    sized = rf"{size}\setlength{{\tabcolsep}}{{{_APART / 2:g}em}}"
    named = rf"\caption{{{escaped(table.title)}}}\label{{tab:{label}}}"
    notes = [escaped(note) for note in table.notes]
    if table.left_out:
        notes.append(escaped(words(FURTHER, file=table.file, n=table.left_out)))
    below = [r"\par\smallskip\raggedright " + r"\\ ".join(notes)] if notes else []
    return "\n".join(make(table, sized, "".join(kinds), named, below)) + "\n"


def text_width(text: str) -> float:
    """Width of a text in LaTeX's own font, Computer Modern, em."""
    return sum(map(_advance(), " ".join(_words(text))))


@cache
def _advance() -> Callable[[str], float]:
    """The width of a character, em, by the font as matplotlib brings it."""
    from matplotlib import get_data_path
    from matplotlib.ft2font import FT2Font

    size = 100
    font = FT2Font(str(Path(get_data_path(), "fonts", "ttf", "cmr10.ttf")))
    font.set_size(size, 72)
    known = font.get_charmap()

    @cache
    def advance(character: str) -> float:
        plain = normalize("NFD", character)[0]
        if ord(plain) in known:
            return font.load_char(ord(plain)).linearHoriAdvance / 65536 / size
        return _OTHER.get(character, 1.0)

    return advance


def _least(column: Sequence[str], is_number: bool) -> float:
    """The least width of a column: of its numbers, or of its longest word."""
    words = [word for text in column for word in re.split(r"(?<=-)| ", " ".join(_words(text)))]
    whole = max(map(text_width, column[1:]), default=0.0) if is_number else 0.0
    return max(whole, min(max(map(text_width, words)), _LONGEST_WORD))


def _broken(least: list[float], wide: list[float], room: float) -> list[float]:
    """Widths of columns in this room: the least ones, and what is left by how much each lacks."""
    lacking = [most - low for most, low in zip(wide, least, strict=True)]
    share = min(1.0, max(0.0, room - sum(least)) / max(sum(lacking), 1e-9))
    return [low + share * more for low, more in zip(least, lacking, strict=True)]


def _kind(is_number: bool, width: float, wide: float) -> str:
    """A column as LaTeX takes it: of one line where all of it has room."""
    if width >= wide - 1e-6:
        return "r" if is_number else "l"
    side = "raggedleft" if is_number else "raggedright"
    return rf">{{\{side}\arraybackslash}}p{{{ceil(width * 100) / 100:.2f}em}}"


def _short(
    table: PrintedTable, sized: str, kinds: str, named: str, below: list[str]
) -> Iterator[str]:
    yield from (r"% needs \usepackage{array,booktabs}", r"\begin{table}", r"\centering")
    yield from (sized, named, rf"\begin{{tabular}}{{{kinds}}}", r"\toprule", _row(table.headings))
    yield from (r"\midrule", *map(_row, table.rows), r"\bottomrule", r"\end{tabular}")
    yield from (*below, r"\end{table}")


def _long(
    table: PrintedTable, sized: str, kinds: str, named: str, below: list[str]
) -> Iterator[str]:
    yield from (r"% needs \usepackage{array,booktabs,longtable}", r"\begingroup")
    yield from (*_pages(table, sized, kinds, named), *below, r"\par\endgroup")


def _turned(
    table: PrintedTable, sized: str, kinds: str, named: str, below: list[str]
) -> Iterator[str]:
    yield from (r"% needs \usepackage{array,booktabs,longtable,pdflscape}", r"\begin{landscape}")
    yield from (*_pages(table, sized, kinds, named), *below, r"\end{landscape}")


def _pages(table: PrintedTable, sized: str, kinds: str, named: str) -> Iterator[str]:
    head = (r"\toprule", _row(table.headings), r"\midrule")
    yield from (sized, r"\setlength{\LTcapwidth}{\linewidth}")
    yield from (rf"\begin{{longtable}}{{{kinds}}}", rf"{named}\\", *head, r"\endfirsthead")
    yield from (*head, r"\endhead", r"\bottomrule", r"\endfoot")
    yield from (*map(_row, table.rows), r"\end{longtable}")


def _row(cells: Sequence[str]) -> str:
    return " & ".join(map(escaped, cells)) + r" \\"
