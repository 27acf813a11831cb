"""Pictures among rendered words: as large as they are, smaller where there is too little room."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

from labeval.text.markdown.blocks import ShownPicture
from labeval.text.pictures import MOST_PIXELS, Picture

USUAL_PX = 16
"""Size of the words among which a picture has the pixels of its file."""
FRAME = 3
"""Pixels around a picture, in which a mark that it is in can be seen."""
MOST_LINES = 24
"""Height of a picture in lines of the words around it."""
MOST_LINES_IN_CELL = 5
MOST_SIDE = 1600
"""Pixels of the side of a picture that are kept; a larger one is read smaller."""
_FORMATS = (b"png", b"jpeg")


@dataclass(frozen=True, slots=True)
class PictureBox:
    """A picture on the baseline of its line, in logical pixels."""

    shown: ShownPicture
    width: float
    ascent: float
    descent: float = 0.0

    @property
    def words(self) -> str:
        """Words for reading aloud."""
        return self.shown.words

    def fitted(self, width: float, height: float) -> PictureBox:
        """The same picture, smaller where it has to be."""
        share = min(1.0, max(1.0, width) / self.width, max(1.0, height) / self.ascent)
        return replace(self, width=self.width * share, ascent=self.ascent * share)

    def paint(self, painter: QPainter, left: float, baseline: float) -> None:
        """Draw it; what is transparent is white, as on the paper it was made for."""
        top = baseline - self.ascent
        room = QRectF(left, top, self.width, self.ascent).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        if room.isEmpty():
            return
        ratio = painter.device().devicePixelRatioF()
        size = (room.size() * ratio).toSize()
        image = _scaled(self.shown.picture, max(1, size.width()), max(1, size.height()))
        if image.hasAlphaChannel():
            painter.fillRect(room, QColor("white"))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(room, image)


def picture_box(shown: ShownPicture, px: int) -> PictureBox | None:
    """A picture among words of ``px``; None where its bytes are no picture."""
    image = _image(shown.picture)
    if image.isNull():
        return None
    share = px / USUAL_PX
    return PictureBox(shown, image.width() * share + 2 * FRAME, image.height() * share + 2 * FRAME)


@lru_cache(maxsize=16)
def _image(picture: Picture) -> QImage:
    buffer = QBuffer()
    buffer.setData(QByteArray(picture.data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    for form in _FORMATS:
        buffer.seek(0)
        reader = QImageReader(buffer, QByteArray(form))
        reader.setDecideFormatFromContent(False)
        reader.setAutoTransform(True)
        if reader.canRead():
            return _read(reader)
    return QImage()


def _read(reader: QImageReader) -> QImage:
    size = reader.size()
    if not size.isValid() or size.width() * size.height() > MOST_PIXELS:
        return QImage()
    if max(size.width(), size.height()) > MOST_SIDE:
        most = QSize(MOST_SIDE, MOST_SIDE)
        reader.setScaledSize(size.scaled(most, Qt.AspectRatioMode.KeepAspectRatio))
    return reader.read()


@lru_cache(maxsize=32)
def _scaled(picture: Picture, width: int, height: int) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    whole = Qt.AspectRatioMode.IgnoreAspectRatio
    return _image(picture).scaled(width, height, whole, smooth)
