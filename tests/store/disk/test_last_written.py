"""When a database was last written to: a look at it is no writing."""

from __future__ import annotations

import os
from pathlib import Path

from labeval.store.disk.private_files import last_written


def test_an_empty_log_says_nothing_and_one_with_content_does(tmp_path: Path) -> None:
    database, log = tmp_path / "acts.sqlite", tmp_path / "acts.sqlite-wal"
    assert last_written(database) == 0
    database.write_bytes(b"pages")
    os.utime(database, ns=(1000, 1000))
    assert last_written(database) == 1000
    log.touch()  # as a killed program leaves it, and each look makes it anew
    os.utime(log, ns=(2000, 2000))
    assert last_written(database) == 1000
    log.write_bytes(b"a frame")
    os.utime(log, ns=(3000, 3000))
    assert last_written(database) == 3000
