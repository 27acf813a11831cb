"""The pictures of texts that come from elsewhere, which lie next to the texts' files."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterable
from pathlib import Path

from labeval.study.pictures import read_pictures
from labeval.study.study import StudyContent


def copy_pictures(content: StudyContent, sources: Iterable[Path], target: Path) -> list[Path]:
    """Copy the pictures that texts name into a study folder, each to the same place in it.

    Those that a study cannot show are left where they are; reading the study names them.

    Args:
        sources: files or folders that the texts were read from; of several pictures with one
            name the first counts.
    """
    copied = []
    folders = dict.fromkeys(s if s.is_dir() else s.parent for s in sources)
    for folder in folders:
        for path, data in read_pictures(folder, content, "", {}).pictures.items():
            place = target / path
            if not place.exists():
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(b64decode(data))
                copied.append(place)
    return copied
