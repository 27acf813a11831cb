"""Numbers along the axes as the language writes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def with_decimal_mark(figure: Figure, mark: str) -> None:
    """Write the numbers along all axes with this mark; names along an axis stay as they are.

    matplotlib would ask the operating system's locale, which need not be the report's language.
    """
    from matplotlib.ticker import ScalarFormatter

    if mark == ".":
        return

    class Marked(ScalarFormatter):
        """As matplotlib chooses them, with the mark of the language."""

        def __call__(self, x: float, pos: int | None = None) -> str:
            return str(super().__call__(x, pos)).replace(".", mark)

    for axes in figure.axes:
        for axis in (axes.xaxis, axes.yaxis):
            if type(axis.get_major_formatter()) is ScalarFormatter:
                axis.set_major_formatter(Marked())
