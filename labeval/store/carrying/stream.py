"""A recording as one sequence of bytes, and the sealed pieces in which it travels.

It begins with the length of its log, its rate and its channels; the log follows, then all samples.
Pieces are those of a sealed file, so that what has arrived is one, and grows to be whole.
"""

from __future__ import annotations

import hmac
import struct
from collections.abc import Iterator
from pathlib import Path

from labeval.audio.recording import LOG, NoRecording, read_recording
from labeval.audio.sounds import samples_of, sound_in
from labeval.files.closing import Closing
from labeval.files.refusal import FileRefused
from labeval.files.sealing.keys import SealKey
from labeval.files.sealing.pieces import Head, PieceCipher, new_head, read_head
from labeval.files.sealing.reading import SealedReader
from labeval.text.marks import QT_TRANSLATE_NOOP

CARRIED_PIECE = 1 << 18
"""Bytes of a piece: what is sent between two looks at a running session."""
_START = struct.Struct(">III")
_MOST_LOG = 1 << 26
_MOST_RATE, _MOST_CHANNELS = 1_000_000, 64
_NOT_WHOLE = QT_TRANSLATE_NOOP(
    "Files", "{where} has no recording that this program made, or is not whole"
)


class Outgoing(Closing):
    """A recording of this computer, to be read by places. Use it from one thread.

    Args:
        folder: of the recording; it is not written to meanwhile.

    Raises:
        FileRefused: there is no recording that could be sent.
        OSError: it cannot be read.
    """

    def __init__(self, folder: Path) -> None:
        try:
            known = read_recording(folder)
        except (NoRecording, KeyError, TypeError, ValueError) as error:
            raise FileRefused(_NOT_WHOLE, where=folder) from error
        samples = samples_of(sound_in(folder))
        if samples is None:
            raise FileRefused(_NOT_WHOLE, where=folder)
        self._samples = samples
        layout = samples.layout
        self._frame_bytes = layout.frame_bytes
        log = (folder / LOG).read_bytes()
        self._start = _START.pack(len(log), layout.rate, layout.channels) + log
        self.name = folder.name
        self.is_silenced = known.silenced
        """True if parts were overwritten with silence."""
        self.size = len(self._start) + layout.frames * layout.frame_bytes
        self.pieces = self.size // CARRIED_PIECE + 1
        """Number of pieces, with the last, which is shorter and may be empty."""

    def mark(self, key: SealKey) -> str:
        """A name of its content, which says nothing to whoever has no key: the same for the same
        recording on two computers, another one once words were silenced."""
        facts = self._start + self.size.to_bytes(8)
        return hmac.digest(key.secret, facts, "sha256").hex()

    def new_head(self, key: SealKey) -> Head:
        """The head of its pieces, with a salt of its own."""
        return new_head(self.name, key, {}, CARRIED_PIECE)

    def sealed(self, head: Head, key: SealKey, first: int) -> Iterator[bytes]:
        """Its pieces from a number on, in order.

        Raises:
            OSError: it cannot be read.
        """
        cipher = PieceCipher(head, key)
        size = head.piece_bytes
        last = self.size // size
        for number in range(first, last + 1):
            yield cipher.seal(number, self._read(number * size, size), last=number == last)

    def _read(self, place: int, count: int) -> bytes:
        content = self._start[place : place + count]
        at = place + len(content) - len(self._start)
        left = count - len(content)
        if left <= 0:
            return content
        first, skipped = divmod(at, self._frame_bytes)
        frames = -(-(skipped + left) // self._frame_bytes)
        return content + self._samples.read(first, frames)[skipped : skipped + left]

    def close(self) -> None:
        """See :class:`Closing`."""
        self._samples.close()


class Incoming(Closing):
    """A recording that has arrived whole, as the sealed file of its pieces.

    Args:
        path: of the file.
        name: of the recording.

    Raises:
        SealBroken: it is damaged, or another recording's.
        SealLocked: its key is not here.
        FileRefused: it is not whole, or no recording.
        OSError: it cannot be read.
    """

    def __init__(self, path: Path, name: str) -> None:
        self._reader = SealedReader(path, folder=name)
        try:
            start = self._reader.read_at(0, _START.size)
            if not self._reader.ended or len(start) != _START.size:
                raise FileRefused(_NOT_WHOLE, where=path)
            log, self.rate, self.channels = _START.unpack(start)
            if log > _MOST_LOG or not 0 < self.rate <= _MOST_RATE:
                raise FileRefused(_NOT_WHOLE, where=path)
            if not 0 < self.channels <= _MOST_CHANNELS:
                raise FileRefused(_NOT_WHOLE, where=path)
            self._samples_at = _START.size + log
            self.log = self._reader.read_at(_START.size, log)
            self._check()
        except BaseException:
            self._reader.close()
            raise

    def samples(self, at_once: int) -> Iterator[bytes]:
        """All samples in order, about so many bytes at once, whole frames.

        Raises:
            FileRefused: a piece was changed on its way.
            OSError: it cannot be read.
        """
        frame = 2 * self.channels
        step = max(1, at_once // frame) * frame
        for place in range(self._samples_at, self._reader.size, step):
            data = self._reader.read_at(place, step)
            self._check()
            yield data[: len(data) // frame * frame]

    def _check(self) -> None:
        if self._reader.damaged:
            raise FileRefused(_NOT_WHOLE, where=self._reader.path)

    def close(self) -> None:
        """See :class:`Closing`."""
        self._reader.close()


def head_in(raw: bytes, path: Path) -> Head:
    """The head of pieces that another computer has sent.

    Raises:
        SealBroken: it is none.
    """
    import io

    return read_head(io.BytesIO(raw), path)
