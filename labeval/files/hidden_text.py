"""Files in which no search finds words: packed, locked, or what is left of such a file."""

from __future__ import annotations

from collections import Counter
from math import log2
from pathlib import PurePath
from typing import BinaryIO

PICTURES_AND_SOUND = (
    *(b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF", b"fLaC", b"OggS", b"ID3", b"\xff\xfb"),
    *(b"\xff\xf3", b"\xff\xf2", b"\xff\xf1", b"\xff\xf9", b"II*\x00", b"MM\x00*"),
    *(b"\x1aE\xdf\xa3", b"BM", b"wOFF", b"wOF2"),
)
"""First bytes of pictures, sound, video and fonts."""
_VIDEO = b"ftyp"
"""From the fifth byte of MP4, M4A and their kin on."""
_HEADS = (
    *(b"PAR1", b"\x1f\x8b", b"7z\xbc\xaf", b"BZh", b"\xfd7zXZ", b"%PDF", b"$FL", b"Rar!"),
    *(b"\xd0\xcf\x11\xe0", b"(\xb5/\xfd", b"PK\x03\x04", b"PK\x07\x08"),
)
_LIKE_WORDS = (b"PARE", b"ARROW1", b"ORC", b"Obj\x01", b"\x89HDF", b"\x04\x22M\x18")
"""First bytes of packed tables with which a text may begin, too: “ORCID” is one."""
_MEMBERS = (b"PK\x03\x04", b"PK\x01\x02", b"PK\x05\x06")
"""Marks between the parts of an archive."""
_ENDINGS = frozenset(
    (
        *(".zip", ".docx", ".xlsx", ".pptx", ".odt", ".ods", ".odp", ".qdpx", ".gz", ".tgz"),
        *(".bz2", ".xz", ".7z", ".rar", ".zst", ".parquet", ".pdf", ".sav", ".zsav", ".doc"),
        *(".xls", ".feather", ".arrow", ".orc", ".avro", ".h5", ".hdf5", ".lz4"),
    )
)
SAMPLE = 1 << 16
"""Bytes of each end of a file that are looked at."""
_WINDOW = 4096
_LEAST_BITS = 7.8
"""For each byte of a window. Texts and tables take up to 6.5, what is packed 7.95."""
_MOST_TORN = 8
"""Bytes of a text that are no letters, where the sample cuts it."""


def is_picture_or_sound(content: bytes) -> bool:
    """Return whether a content begins as a picture, sound, video or font."""
    return content.startswith(PICTURES_AND_SOUND) or content[4:8] == _VIDEO


def sample_of(file: BinaryIO) -> bytes:
    """Both ends of a file, for :func:`hides_text`."""
    begin = file.read(SAMPLE)
    size = file.seek(0, 2)
    file.seek(max(len(begin), size - SAMPLE))
    return begin + file.read(SAMPLE)


def hides_text(sample: bytes, name: str) -> bool:
    """Return whether words cannot be found in a file, by its ends and its name.

    A file whose first bytes are damaged is known by its name, by marks inside, or by bytes that are
    spread as evenly as packing and locking leave them.
    """
    if sample.startswith(_HEADS):
        return True
    if _is_text(sample):
        return False
    if sample.startswith(_LIKE_WORDS):
        return True
    if PurePath(name).suffix.lower() in _ENDINGS or any(mark in sample for mark in _MEMBERS):
        return True
    windows = range(0, len(sample) - _WINDOW + 1, _WINDOW)
    return any(_bits(sample[at : at + _WINDOW]) >= _LEAST_BITS for at in windows)


def _is_text(sample: bytes) -> bool:
    if sample.startswith((b"\xff\xfe", b"\xfe\xff")):
        return True
    kept = sample.decode("utf-8", "ignore").encode()
    return b"\0" not in sample and len(sample) - len(kept) <= _MOST_TORN


def _bits(window: bytes) -> float:
    """Shannon's entropy of a byte."""
    parts = (number / len(window) for number in Counter(window).values())
    return -sum(part * log2(part) for part in parts)
