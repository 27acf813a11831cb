"""Pictures and tables of views as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QImage, QImageWriter, QPainter

from labeval.exchange.formats import find_format
from labeval.exchange.table import Column
from labeval.store.disk.atomic import replacing
from labeval.ui.coding.counts.grid import Grid
from labeval.ui.coding.counts.picture import Picture

_SCALE = 2
"""Pixels of a PNG a logical pixel."""
_LEAST_WIDTH = 900


def save_picture(picture: Picture, path: Path) -> None:
    """Save a picture as SVG, or as PNG whatever else the suffix is.

    Raises:
        OSError: it cannot be written.
    """
    width, height = max(_LEAST_WIDTH, picture.width()), picture.height_wanted()
    with replacing(path) as part:
        if path.suffix == ".svg":
            _save_svg(picture, part, width, height)
            return
        image = QImage(width * _SCALE, height * _SCALE, QImage.Format.Format_ARGB32)
        image.setDevicePixelRatio(_SCALE)
        painter = QPainter(image)
        picture.paint_on(painter, width, height)
        painter.end()
        if not QImageWriter(str(part), QByteArray(b"png")).write(image):
            raise OSError(f"{path} cannot be written")


def _save_svg(picture: Picture, path: Path, width: int, height: int) -> None:
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


def save_table(grid: Grid, path: Path) -> None:
    """Save a table as CSV.

    Raises:
        OSError: it cannot be written.
    """
    head, *rows = grid.rows()
    columns = [Column(name, "") for name in head]
    with replacing(path) as part:
        find_format("csv").write(part, path.stem, columns, [tuple(row) for row in rows])
