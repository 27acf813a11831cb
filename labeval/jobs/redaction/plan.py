"""Plan of a confirmed redaction, written down before it begins.

It has places and times but not the words, and exists until everything is destroyed.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from labeval.store.disk.atomic import replacing
from labeval.store.record.redaction_marks import SpokenSpan
from labeval.study.folder import StudyFolder

INTENTION = ".redaction.json"
"""Name of the file in the study folder, from the confirmation until everything is destroyed."""


@dataclass(frozen=True, slots=True)
class RedactedPlace:
    """A span of one recording, for the sound and, without its surroundings, for the words."""

    session: str
    recording: str
    sound: tuple[int, int]
    words: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Intention:
    """Sources whose marks become final, and the places in recordings under them."""

    sources: tuple[str, ...]
    places: tuple[RedactedPlace, ...]
    count: int
    """Number of redactions, those in written texts included."""
    named: tuple[str, ...] = ()
    """Ids of codes, memos and the like that mention what was said; a person has to change them."""
    once: tuple[str, ...] = ()
    """Ids of those that mentioned it before they were changed."""
    deleted: tuple[str, ...] = ()
    """Ids of deleted interviews whose sound goes if nothing can bring them back afterwards."""

    @property
    def spoken(self) -> list[SpokenSpan]:
        """The places, as the record looks for their words."""
        return [SpokenSpan(p.session, p.recording, *p.words) for p in self.places]


def write_intention(folder: StudyFolder, intention: Intention) -> None:
    """Write the plan durably.

    Raises:
        OSError: it cannot be written.
    """
    data = {
        "sources": list(intention.sources),
        "count": intention.count,
        "named": list(intention.named),
        "once": list(intention.once),
        "deleted": list(intention.deleted),
        "places": [[p.session, p.recording, *p.sound, *p.words] for p in intention.places],
    }
    with replacing(folder.path / INTENTION) as part:
        part.write_text(json.dumps(data), encoding="utf-8")


def read_intention(folder: StudyFolder) -> Intention | None:
    """Plan of an interrupted redaction; None where there is none."""
    path = folder.path / INTENTION
    if not path.exists():
        return None
    data = json.loads(path.read_text(encoding="utf-8"))
    places = [
        RedactedPlace(session, recording, (sound[0], sound[1]), (words[0], words[1]))
        for session, recording, *times in data["places"]
        for sound, words in [(times[:2], times[2:])]
    ]
    count = data.get("count", len(places))
    ids = (tuple(data.get(key, ())) for key in ("named", "once", "deleted"))
    return Intention(tuple(data["sources"]), tuple(places), count, *ids)


def is_unfinished(folder: StudyFolder) -> bool:
    """True if a confirmation was interrupted."""
    return (folder.path / INTENTION).exists()
