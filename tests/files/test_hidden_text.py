"""Files in which no search finds words are known, whatever became of their first bytes."""

from __future__ import annotations

import gzip
import io
import lzma
import random
import sqlite3
import zipfile
from contextlib import closing

import pytest

from labeval.files.hidden_text import hides_text, sample_of

_KNOWN = ("Anna", "said", "that", "tea", "cools,", "17", "naïve", "Größe", "日本")
WORDS = " ".join(random.Random(3).choices(_KNOWN, k=9000))


def hidden(content, name="x"):
    return hides_text(sample_of(io.BytesIO(content)), name)


def zipped(words=WORDS):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("sheet.xml", words)
    return made.getvalue()


PACKED = {
    "a.zip": zipped(),
    "a.csv.gz": gzip.compress(WORDS.encode()),
    "a.xz": lzma.compress(WORDS.encode()),
}


@pytest.mark.parametrize("name", PACKED)
@pytest.mark.parametrize("begin", [0, 1, 4, 40, 4000])
def test_a_packed_file_hides_its_words_without_its_first_bytes_too(name, begin):
    content = PACKED[name]
    assert hidden(content[begin:], name)
    assert hidden(bytes(begin) + content[begin:], name)


def test_a_small_archive_is_known_by_the_marks_between_its_parts():
    content = zipped("Anna")
    assert len(content) < 200
    assert hidden(bytes(4) + content[4:])


def test_large_packed_content_is_known_by_its_bytes_alone():
    assert hidden(b"some head" + gzip.compress(random.Random(1).randbytes(20_000)))


def test_what_can_be_searched_hides_nothing(tmp_path):
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "gb18030"):
        assert not hidden(WORDS.encode(encoding)), encoding
    assert not hidden(WORDS.encode("cp1252", "replace"))
    assert not hidden(b"") and not hidden(b"no archive", "text.zip")
    path = tmp_path / "a.sqlite"
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE words (id TEXT, n REAL, word TEXT)")
        chance = random.Random(5)
        rows = [(f"{chance.randrange(1 << 90):x}", chance.random(), w) for w in WORDS.split()]
        database.executemany("INSERT INTO words VALUES (?, ?, ?)", rows)
        database.commit()
    assert not hidden(path.read_bytes(), path.name)
