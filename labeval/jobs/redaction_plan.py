"""What a confirmed redaction is going to destroy, written down before it begins.

By places and times, and without the words: the file is there until all of it is destroyed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from labeval.store.atomic import replacing
from labeval.store.sealed_words import Spoken
from labeval.study.folder import StudyFolder

INTENTION = ".redaction.json"
"""In the study folder, from the confirmation until all is destroyed."""


@dataclass(frozen=True, slots=True)
class Place:
    """A span of one recording, for the sound and, without its surroundings, for the words."""

    session: str
    recording: str
    sound: tuple[int, int]
    words: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Intention:
    """Sources whose marks become final, and the places in recordings under them."""

    sources: tuple[str, ...]
    places: tuple[Place, ...]
    count: int
    """Of redactions, those in written texts included."""
    named: tuple[str, ...] = ()
    """Ids of codes, memos and the like that hold what was said; a person has to change them."""
    once: tuple[str, ...] = ()
    """Ids of those that held it before they were changed."""

    @property
    def spoken(self) -> list[Spoken]:
        """The places, as the record looks for their words."""
        return [Spoken(p.session, p.recording, *p.words) for p in self.places]


def write_intention(folder: StudyFolder, intention: Intention) -> None:
    """Write it down; it is on disk when this returns.

    Raises:
        OSError: it cannot be written.
    """
    told = {
        "sources": list(intention.sources),
        "count": intention.count,
        "named": list(intention.named),
        "once": list(intention.once),
        "places": [[p.session, p.recording, *p.sound, *p.words] for p in intention.places],
    }
    with replacing(folder.path / INTENTION) as part:
        part.write_text(json.dumps(told), encoding="utf-8")


def read_intention(folder: StudyFolder) -> Intention | None:
    """What was being destroyed when the program was cut off; None where nothing was."""
    path = folder.path / INTENTION
    if not path.exists():
        return None
    told = json.loads(path.read_text(encoding="utf-8"))
    places = [
        Place(session, recording, (sound[0], sound[1]), (words[0], words[1]))
        for session, recording, *times in told["places"]
        for sound, words in [(times[:2], times[2:])]
    ]
    count = told.get("count", len(places))
    ids = (tuple(told.get(key, ())) for key in ("named", "once"))
    return Intention(tuple(told["sources"]), tuple(places), count, *ids)
