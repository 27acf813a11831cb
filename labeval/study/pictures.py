"""Reading the pictures that the texts of a study name, from the study folder alone."""

from __future__ import annotations

import os
import stat
import warnings
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from pathlib import Path, PurePosixPath

from labeval.files.limits import MEGABYTE, MOST_PICTURE, MOST_PICTURES
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.formatted import FormattedText
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.pictures import MOST_PIXELS, is_inside, is_picture_path, path_of

MOST_SIDE = 8_000
_SHOWN = 80
"""Characters of an address that a problem shows."""


@dataclass(slots=True)
class PicturesFound:
    """The pictures of a study as they are frozen with it, and which of those named are not."""

    pictures: dict[str, str] = field(default_factory=dict)
    """Bytes in base 64, by path."""
    problems: list[Problem] = field(default_factory=list)


def read_pictures(
    folder: Path, content: StudyContent, items_file: str, lines: Mapping[str, int]
) -> PicturesFound:
    """Read every picture that a text names. One that cannot be shown is a warning.

    Args:
        lines: item id to its line in the items table.
    """
    found = PicturesFound()
    refused: dict[str, tuple[str, str]] = {}
    size = 0
    for file, line, column, shown in _texts(content, items_file, lines):
        for target in dict.fromkeys(_targets(shown)):
            path = path_of(target)
            if path in found.pictures:
                continue
            if target not in refused:
                data = _bytes_of(folder, target, path)
                if isinstance(data, bytes) and size + len(data) > MOST_PICTURES:
                    data = _TOO_MANY
                if isinstance(data, bytes):
                    size += len(data)
                    found.pictures[path] = b64encode(data).decode()
                    continue
                refused[target] = data
            template, advice = refused[target]
            values: dict[str, object] = {
                "path": target if len(target) <= _SHOWN else target[:_SHOWN] + "…",
                "most": MOST_PICTURE // MEGABYTE,
                "all": MOST_PICTURES // MEGABYTE,
                "pixels": MOST_PIXELS // 1_000_000,
                "side": MOST_SIDE,
            }
            problem = Problem(file, line, column, template, values, advice, severity="warning")
            found.problems.append(problem)
    return found


def pictures_of(content: StudyContent) -> dict[str, str]:
    """Those of a version's pictures that its texts name."""
    texts = (shown for *_, shown in _texts(content, "", {}))
    named = {path_of(target) for shown in texts for target in _targets(shown)}
    return {path: data for path, data in content.pictures.items() if path in named}


_ADVICE = QT_TRANSLATE_NOOP(
    "Problem", "its words are shown instead; put a PNG or JPEG into the study folder and name that"
)
_REMOTE = (
    QT_TRANSLATE_NOOP(
        "Problem", "the picture “{path}” is not in the study folder: it is not loaded"
    ),
    _ADVICE,
)
_KIND = (
    QT_TRANSLATE_NOOP("Problem", "the picture “{path}” is neither a PNG nor a JPEG"),
    QT_TRANSLATE_NOOP(
        "Problem", "its words are shown instead; save it as PNG or JPEG, drawings (SVG) too"
    ),
)
_MISSING = (QT_TRANSLATE_NOOP("Problem", "there is no picture “{path}”"), _ADVICE)
_LINK = (
    QT_TRANSLATE_NOOP("Problem", "the picture “{path}” is a link to another place"),
    QT_TRANSLATE_NOOP(
        "Problem", "its words are shown instead; copy the file into the study folder"
    ),
)
_LARGE = (
    QT_TRANSLATE_NOOP("Problem", "the picture “{path}” is larger than {most} MB"),
    QT_TRANSLATE_NOOP("Problem", "its words are shown instead; save it smaller"),
)
_MANY_PIXELS = (
    QT_TRANSLATE_NOOP(
        "Problem",
        "the picture “{path}” has more than {pixels} million pixels, or a side of more than {side}",
    ),
    QT_TRANSLATE_NOOP("Problem", "its words are shown instead; save it smaller"),
)
_TOO_MANY = (
    QT_TRANSLATE_NOOP("Problem", "with “{path}” the pictures are larger than {all} MB together"),
    QT_TRANSLATE_NOOP("Problem", "its words are shown instead; save the pictures smaller"),
)
_DAMAGED = (
    QT_TRANSLATE_NOOP("Problem", "the picture “{path}” is damaged, or its name has a wrong ending"),
    QT_TRANSLATE_NOOP("Problem", "its words are shown instead; save it again as PNG or JPEG"),
)


def _texts(
    content: StudyContent, items_file: str, lines: Mapping[str, int]
) -> Iterator[tuple[str, int | None, str, FormattedText]]:
    """File, line, column and text, of all that may show pictures."""
    formats = content.study.formats
    for item in content.items:
        line = lines.get(item.id)
        yield items_file, line, "text", formats.of_text(item)
        yield items_file, line, "source", formats.of_source(item)
        yield items_file, line, "question", formats.of_question(item)
    for reference in content.references:
        file = content.study.references_file or ""
        yield file, None, "text", formats.of_reference(reference)


def _targets(shown: FormattedText) -> Iterator[str]:
    # Texts without a picture's sign are not read as Markdown for this.
    if shown.format != "plain" and "![" in shown.text:
        from labeval.text.markdown.blocks import pictures

        yield from (style.target for style in pictures(shown.blocks))


def _bytes_of(folder: Path, target: str, path: str) -> bytes | tuple[str, str]:
    """The bytes of a picture, or the sentence and advice on why it is not shown."""
    if not path or target.startswith("//") or not is_inside(path):
        return _REMOTE
    if not is_picture_path(path):
        return _KIND
    for place in [*reversed(PurePosixPath(path).parents[:-1]), PurePosixPath(path)]:
        try:
            if stat.S_ISLNK((folder / place).lstat().st_mode):
                return _LINK
        except OSError:
            return _MISSING
    # Opened without following a link or waiting for a pipe, whatever has been put there since.
    careful = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        with open(
            folder / path, "rb", opener=lambda name, flags: os.open(name, flags | careful)
        ) as f:
            if not stat.S_ISREG(os.fstat(f.fileno()).st_mode):
                return _MISSING
            data = f.read(MOST_PICTURE + 1)
    except OSError:
        return _MISSING
    return _LARGE if len(data) > MOST_PICTURE else _flaw(data) or data


@lru_cache(maxsize=64)
def _flaw(data: bytes) -> tuple[str, str] | None:
    """Return why bytes cannot be shown; None where they can."""
    from PIL import Image, UnidentifiedImageError

    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=("PNG", "JPEG")) as image:
            warnings.simplefilter("ignore")
            if image.width * image.height > MOST_PIXELS or max(image.size) > MOST_SIDE:
                return _MANY_PIXELS
            image.load()
    except Image.DecompressionBombError:
        return _MANY_PIXELS
    except (UnidentifiedImageError, OSError, ValueError, SyntaxError, EOFError, MemoryError):
        return _DAMAGED
    return None
