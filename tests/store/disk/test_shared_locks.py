"""A database that is read as a file while it is open stays locked for other programs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from labeval.coding.codes.codebook import ADD, add
from labeval.jobs.redaction.search import search_folder
from labeval.store.disk.private_files import companion
from labeval.store.disk.read_only_copies import FileAtRest, memory_copy
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch

OTHER_PROGRAM = (
    "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
    "c.execute('SELECT count(*) FROM code').fetchone(); c.close()"
)


def searched(path: Path) -> None:
    search_folder(StudyFolder(path.parent), WordSearch("Anna"))


def copied(path: Path) -> None:
    with closing(memory_copy(path)):
        pass


def at_rest(path: Path) -> None:
    with closing(FileAtRest(path)):
        pass


@pytest.mark.skipif(os.name != "posix", reason="locks of POSIX")
@pytest.mark.parametrize("read", [searched, copied, at_rest])
def test_another_program_that_closes_the_file_leaves_its_log(
    tmp_path: Path, read: Callable[[Path], None]
) -> None:
    path = StudyFolder(tmp_path).workbook
    with Workbook(path, coder="A") as book:
        book.do(ADD, add(book.codes(), "before"))
        for name in ("first", "second"):
            read(path)
            subprocess.run([sys.executable, "-c", OTHER_PROGRAM, str(path)], check=True)
            assert companion(path, "-wal").exists()
            book.do(ADD, add(book.codes(), name))
    with Workbook(path, coder="A") as book:
        assert {code.name for code in book.codes()} == {"before", "first", "second"}
