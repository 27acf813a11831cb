"""A station as a process: writes events, says which are on its disk, and exchanges with the hub."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from labeval.hub.errors import HubOffline
from labeval.hub.membership import membership
from labeval.hub.sync import sync
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content


def say(*words: object) -> None:
    """A line that whoever started this reads."""
    print(*words, flush=True)


def run(folder: StudyFolder, seed: int) -> None:
    """Sessions and exchanges, until somebody ends it."""
    rng = random.Random(seed)
    member = membership(folder)
    content = the_content()
    while True:
        with Record(folder.database) as record:
            record.versions.keep(content, publish=True)
            header = a_header(content, rng.getrandbits(40))
            journal = record.sessions.begin(header, [started()])
            say("saved", header.id, 1)
            for seq in range(2, rng.randrange(4, 40)):
                journal.append([comment(seq, f"text {seq}")])
                say("saved", header.id, seq)
        say("exchange")
        try:
            sync(folder, member, content)
            say("exchanged")
        except HubOffline:
            say("offline")


if __name__ == "__main__":
    run(StudyFolder(Path(sys.argv[1])), int(sys.argv[2]))
