"""An analyst as a process: random edits, and exchanges of them with the hub, until it is killed."""

from __future__ import annotations

import contextlib
import random
import sys
from pathlib import Path

from labeval.coding.codes.codebook import ImpossibleCodebook
from labeval.hub.connection import hub_at
from labeval.hub.errors import HubOffline
from labeval.hub.membership import membership
from labeval.hub.workbook import exchange_workbook
from labeval.store.workbook.workbook import EditConflict, Workbook
from labeval.study.folder import StudyFolder
from tests.store.workbook.test_workbook import something


def run(folder: StudyFolder, coder: str, seed: int) -> None:
    """Edits and exchanges, until somebody ends it."""
    rng = random.Random(seed)
    member = membership(folder)
    while True:
        with Workbook(folder.workbook, coder=coder) as book:
            for _ in range(rng.randrange(1, 12)):
                with contextlib.suppress(EditConflict, ImpossibleCodebook):
                    something(book, rng)
                print("edited", flush=True)
        print("exchange", flush=True)
        try:
            with hub_at(member.address) as connection:
                exchange_workbook(connection, folder)
            print("exchanged", flush=True)
        except HubOffline:
            print("offline", flush=True)


if __name__ == "__main__":
    run(StudyFolder(Path(sys.argv[1])), sys.argv[2], int(sys.argv[3]))
