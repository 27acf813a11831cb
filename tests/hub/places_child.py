"""A station as a process that starts sessions by the places that it has, and ends them."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from labeval.hub.membership import membership
from labeval.hub.sync import sync
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.events.events import Ending, Event, Kind
from labeval.store.disk.lock import StudyLock
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.store.conftest import UTC, started, the_content


def run_session(folder: StudyFolder, content: StudyContent, rng: random.Random) -> bool:
    """One participant, who leaves early now and then; returns whether they completed."""
    with StudyLock(folder.lock), Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        places = read_places(record, content, "real")
        header = new_header(
            content,
            SessionStart(),
            taken=places.taken(content.study),
            codes=record.sessions.participants(),
            places=places,
        )
        ending = Ending.COMPLETED if rng.random() < 0.8 else Ending.ENDED_EARLY
        ended = Event(2, 1, UTC, Kind.SESSION_ENDED, value=ending.value)
        record.sessions.begin(header, [started(), ended])
    return ending == Ending.COMPLETED


def main(folder: StudyFolder, seed: int, wanted: int) -> None:
    """Sessions until so many are complete, with an exchange now and then."""
    rng = random.Random(seed)
    content, member = the_content(), membership(folder)
    completed = 0
    left = 0
    while completed < wanted:
        if left == 0:
            found = sync(folder, member, content).places
            assert found is not None
            left = rng.randint(1, found)  # so long it is offline
        completed += run_session(folder, content, rng)
        left -= 1
    sync(folder, member, content)


if __name__ == "__main__":
    main(StudyFolder(Path(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3]))
