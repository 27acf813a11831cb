"""The pixels of a virtual X display, as another program sees them."""

from __future__ import annotations

import ctypes
import ctypes.util
from dataclasses import dataclass

_ALL_PLANES = ctypes.c_ulong(-1 & (2 ** (8 * ctypes.sizeof(ctypes.c_ulong)) - 1))
_Z_PIXMAP = 2


@dataclass(frozen=True)
class Region:
    """A rectangle of the screen, in pixels."""

    x: int
    y: int
    width: int
    height: int


class _Image(ctypes.Structure):
    """The beginning of Xlib's XImage."""

    _fields_ = [
        *((name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")),
        ("data", ctypes.c_void_p),
        *(
            (name, ctypes.c_int)
            for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")
        ),
    ]


class XPixels:
    """Reads the display that the environment names, or the one given."""

    def __init__(self, display: str | None = None) -> None:
        self._x11 = ctypes.CDLL(ctypes.util.find_library("X11") or "libX11.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x11.XGetImage.restype = ctypes.POINTER(_Image)
        opened = self._x11.XOpenDisplay(display.encode() if display else None)
        if not opened:
            raise OSError("there is no display")
        self._display = ctypes.c_void_p(opened)
        self._root = ctypes.c_ulong(self._x11.XDefaultRootWindow(self._display))

    def read(self, region: Region) -> bytes:
        """The pixels of a region as they are now."""
        image = self._x11.XGetImage(
            *(self._display, self._root, region.x, region.y),
            *(ctypes.c_uint(region.width), ctypes.c_uint(region.height), _ALL_PLANES, _Z_PIXMAP),
        )
        if not image:
            raise OSError(f"{region} cannot be read")
        size = image.contents.bytes_per_line * image.contents.height
        pixels = ctypes.string_at(image.contents.data, size)
        self._x11.XDestroyImage(image)
        return pixels

    def close(self) -> None:
        """Let go of the display."""
        self._x11.XCloseDisplay(self._display)
