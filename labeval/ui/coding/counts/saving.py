"""Pictures and tables of views as files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter

from labeval.exchange.errors import writing_to
from labeval.exchange.formats import find_format
from labeval.exchange.spreadsheet_safe import safe_cell, safe_rows
from labeval.exchange.table import Column, columns_as_shown
from labeval.store.disk.atomic import replacing
from labeval.ui.coding.counts.grid import Grid

_SCALE = 2
"""Pixels of a PNG a logical pixel."""
_LEAST_WIDTH = 900
_SHEET = "table"
"""Name of the sheet of a workbook; the file's name may have what a sheet's cannot."""


class Paintable(Protocol):
    """Anything that can be painted into a file."""

    def width(self) -> int:
        """In logical pixels."""

    def height_wanted(self) -> int:
        """In logical pixels."""

    def paint_on(self, painter: QPainter, width: int, height: int) -> None:
        """Paint it all."""


def save_picture(picture: Paintable, path: Path) -> None:
    """Save a picture as SVG, or as PNG whatever else the suffix is.

    Raises:
        ExchangeError: it cannot be written.
    """
    width, height = max(_LEAST_WIDTH, picture.width()), picture.height_wanted()
    with writing_to(path), replacing(path) as part:
        if path.suffix.lower() == ".svg":
            _save_svg(picture, part, width, height)
            return
        image = QImage(width * _SCALE, height * _SCALE, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(_SCALE)
        painter = QPainter(image)
        picture.paint_on(painter, width, height)
        painter.end()
        if not QImageWriter(str(part), QByteArray(b"png")).write(image):
            raise OSError(f"{path} cannot be written")


def _save_svg(picture: Paintable, path: Path, width: int, height: int) -> None:
    from PySide6.QtSvg import QSvgGenerator

    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(QSize(width, height))
    generator.setViewBox(QRect(0, 0, width, height))
    painter = QPainter()
    if not painter.begin(generator):
        raise OSError(f"{path} cannot be written")
    picture.paint_on(painter, width, height)
    painter.end()


def save_rows(path: Path, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Save texts as a table: XLSX, or CSV whatever else the suffix is.

    XLSX has numbers where a whole column is numbers; CSV has an apostrophe before texts that a
    spreadsheet program would take for formulas.

    Raises:
        ExchangeError: it cannot be written, or a cell cannot hold a text.
    """
    cells = [tuple(row) for row in rows]
    with writing_to(path), replacing(path) as part:
        if path.suffix.lower() == ".xlsx":
            find_format("xlsx").write(part, _SHEET, columns_as_shown(heads, cells), cells)
        else:
            columns = tuple(Column(safe_cell(name), "") for name in heads)
            find_format("csv").write(part, _SHEET, columns, safe_rows(cells))


def save_table(grid: Grid, path: Path) -> None:
    """Save a table as DOCX, XLSX, or CSV whatever else the suffix is.

    Raises:
        ExchangeError: it cannot be written, or a cell cannot hold a text.
    """
    head, *rows = grid.rows()
    if path.suffix.lower() == ".docx":
        from labeval.jobs.coding.table_document import write_table_document

        with writing_to(path), replacing(path) as part:
            write_table_document(part, head, rows, about=grid.about)
    else:
        save_rows(path, head, rows)
