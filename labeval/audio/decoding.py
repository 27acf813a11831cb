"""Sound and video files as 16-bit frames, from any moment on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from labeval.files.media import open_media
from labeval.files.refusal import FileRefused, refusing
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    import numpy as np


class NotReadable(FileRefused):
    """The file holds no sound that can be read; the message says why."""

    context = "Sound"


def _is_known(stream: Any) -> bool:
    """True if there is a decoder, and the stream says how its sound is laid out."""
    context = stream.codec_context
    return context is not None and context.sample_rate > 0 and context.channels > 0


@dataclass(frozen=True, slots=True)
class DecodedPiece:
    """Frames that follow each other."""

    first: int
    """The place of its first frame in the file, at the rate that was asked for."""
    samples: np.ndarray
    """Samples of shape (frames, channels), int16."""


class SoundFile:
    """Decodes one file; several threads use one of these each.

    Args:
        path: what PyAV reads, a video among others.
        rate: frames a second that are wanted; those of the file when left out.

    Raises:
        NotReadable: there is no such file, or no sound in it.
    """

    def __init__(self, path: Path, rate: int | None = None) -> None:
        self._path = path
        try:
            with refusing(path.name, NotReadable):
                self._container: Any = open_media(path, path.name)
        except OSError as error:
            raise NotReadable(
                QT_TRANSLATE_NOOP("Sound", "{path}: this cannot be played: {why}"),
                path=path.name,
                why=error.strerror or error,
            ) from error
        sounds = [stream for stream in self._container.streams.audio if _is_known(stream)]
        if not sounds:
            self._container.close()
            raise NotReadable(QT_TRANSLATE_NOOP("Sound", "{path}: no sound is in it"), path=path)
        self._stream: Any = sounds[0]
        own = int(self._stream.codec_context.sample_rate)
        self.rate = rate or own
        """Frames a second that come out."""
        self.channels = min(2, int(self._stream.codec_context.channels))
        """1 or 2; what has more comes out with two."""

    @property
    def length_ms(self) -> float:
        """Duration by the file's own account; 0 where it gives none."""
        if self._stream.duration is not None:
            return float(self._stream.duration * self._stream.time_base * 1000)
        if self._container.duration is not None:
            return float(self._container.duration) / 1000  # microseconds
        return 0.0

    def pieces(self, start_ms: float = 0.0) -> Iterator[DecodedPiece]:
        """The frames from a moment on; what is damaged in the middle is left out."""
        from av import AudioResampler

        layout = "stereo" if self.channels == 2 else "mono"
        resampler = AudioResampler(format="s16", layout=layout, rate=self.rate)
        begin = round(start_ms * self.rate / 1000)
        at: int | None = None
        for frame in self._frames(start_ms):
            if at is None:
                at = round(self._second_of(frame) * self.rate)
            with refusing(self._path.name, NotReadable):  # of another form than the one before
                resampled = resampler.resample(frame)
            for made in resampled:
                samples = made.to_ndarray().reshape(-1, self.channels)
                first, at = at, at + len(samples)
                if at > begin:
                    late = max(0, begin - first)
                    yield DecodedPiece(first + late, samples[late:])

    def close(self) -> None:
        """Let go of the file."""
        self._container.close()

    def _frames(self, start_ms: float) -> Iterator[Any]:
        import av

        base = self._stream.time_base
        origin = self._stream.start_time or 0
        with refusing(self._path.name, NotReadable):
            self._container.seek(origin + int(start_ms / 1000 / base), stream=self._stream)
            frames = self._container.decode(self._stream)
            while True:
                try:
                    frame = next(frames)
                except StopIteration:
                    return
                except av.error.InvalidDataError:
                    continue
                yield frame

    def _second_of(self, frame: Any) -> float:
        if frame.pts is None:
            return 0.0
        return float((frame.pts - (self._stream.start_time or 0)) * self._stream.time_base)
