"""A confirmed redaction leaves neither the words nor their sound anywhere in the study folder."""

from __future__ import annotations

import json
import random
import shutil
import sys
import wave
import zipfile
from contextlib import closing
from pathlib import Path

import numpy as np
import pytest

from labeval.audio.sounds import sound_in
from labeval.coding.edits import added
from labeval.coding.rows import Anchor, Code, Memo, Passage, Source, SourceKind
from labeval.coding.texts.editing import redact, retype
from labeval.coding.texts.redaction_marks import muted
from labeval.coding.texts.redaction_signs import PENDING, SEALED
from labeval.files.sealing.samples import open_content
from labeval.jobs.coding.workbook import gather_texts
from labeval.jobs.redaction.plan import INTENTION
from labeval.jobs.redaction.redaction import confirm, finish, is_unfinished, waiting
from labeval.session.events.clock import utc_now
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.disk.read_only_copies import memory_copy
from labeval.store.erasing.erased_copies import copies_of
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from tests.support import program
from tests.support.protected import all_keys_forgotten, protected
from tests.support.studies.redacted_study import (
    CODER,
    RATE,
    SECRET_MS,
    SECRETS,
    filled,
    folder,
    secret_samples,
    sound_of_words,
    spoken,
)

__all__ = ["filled", "folder"]

KILLS = 8
"""Moments at which it is killed, evenly over all calls."""
ROOT = Path(__file__).resolve().parents[3]


def traces(folder: StudyFolder) -> list[str]:
    """Files that hold a name or a tenth of a second of its sound."""
    samples = secret_samples()
    wanted = [secret.encode() for secret in SECRETS]
    wanted += [samples[n : n + 3200] for n in range(0, len(samples) - 3200, 3200)]
    return sorted(
        str(file.relative_to(folder.path))
        for file in folder.path.rglob("*")
        if file.is_file() and any(part in file.read_bytes() for part in wanted)
    )


def samples_of(folder: StudyFolder) -> np.ndarray:
    (recording,) = folder.audio.iterdir()
    with open_content(sound_in(recording)) as content, wave.open(content) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2")


def assert_destroyed(folder: StudyFolder) -> None:
    assert traces(folder) == []
    assert not (folder.path / INTENTION).exists()
    samples, before = samples_of(folder), sound_of_words()
    first, end = (ms * RATE // 1000 for ms in SECRET_MS)
    assert len(samples) == len(before)
    assert not samples[first:end].any()
    silent = np.flatnonzero(samples != before)
    assert silent[0] >= first - RATE // 10, "more than the edge of the word before was silenced"
    assert silent[-1] <= end + RATE // 10
    with Workbook(folder.workbook, coder=CODER) as workbook:
        (passage,) = workbook.passages(spoken(workbook).id)
        assert passage.text == f"I asked {SEALED} about the format."
        assert [(w.start_ms, w.end_ms) for w in passage.words][2] == SECRET_MS
        assert [coding.quote for coding in workbook.codings()] == [SEALED]
        assert waiting(workbook) == []
        assert "Redact" not in (workbook.can_undo or "")
        gathered = gather_texts(folder, workbook)
        assert (gathered.refreshed, gathered.differing) == (0, [])
        assert workbook.passages(passage.source) == [passage], "what was corrected is lost"
    with closing(Record(folder.database, read_only=True)) as record:
        (header,) = record.sessions.headers()
        (kept,) = record.transcripts.of_session(header.id)
        assert kept.transcript.text == f"I asked {SEALED} about the codec."
        assert kept.transcript.made_with["hot_words"] == ["codec"], "what was listened for stays"
        assert record.sessions.events(header.id)
    assert verify(folder.database).sound


def test_until_it_is_confirmed_everything_is_there_and_undo_brings_it_back(folder):
    assert traces(folder)
    with Workbook(folder.workbook, coder=CODER) as workbook:
        (passage,) = workbook.passages(spoken(workbook).id)
        assert passage.text == f"I asked {PENDING} about the format."
        ((start, end),) = muted([passage])
        assert start <= SECRET_MS[0]
        assert end >= SECRET_MS[1]
        (one,) = waiting(workbook)
        assert one.count == 1
        assert one.seconds == pytest.approx(1.0, abs=0.2)
        workbook.undo()
        assert "Xanthippe Quillfeather" in workbook.passages(passage.source)[0].text
        assert waiting(workbook) == []


def test_after_it_is_confirmed_words_and_sound_are_nowhere(folder):
    released = []
    with Workbook(folder.workbook, coder=CODER) as workbook:
        report = confirm(folder, workbook, released=lambda: released.append(True))
    assert released == [True]
    assert report.redactions == 1
    assert report.exports == report.unsilenced == []
    assert_destroyed(folder)


def redact_talk(folder: StudyFolder) -> None:
    """Only a word of an interview from elsewhere is redacted, which a recording listened for."""
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.undo()
        line = Passage("line", "talk", 1, "We listened for the codec.")
        workbook.do("Import", [added(Source("talk", SourceKind.IMPORTED, "Talk")), added(line)])
        at, end = line.text.index("codec"), line.text.index(".")
        text = workbook.text_of("talk")
        marked = redact(text, Anchor(line.id, at), Anchor(line.id, end))
        workbook.do("Redact", marked.changes)


def hot_words_kept(folder: StudyFolder) -> dict[str, list[str]]:
    """Hot words of the transcripts in the record and in each of its copies."""
    found = {}
    for file in (folder.database, *copies_of(folder.database)):
        with closing(memory_copy(file)) as copy:
            rows = copy.execute("SELECT made_with FROM transcript").fetchall()
            found[file.name] = [word for (row,) in rows for word in json.loads(row)["hot_words"]]
    return found


def test_a_name_of_an_interview_alone_leaves_the_hot_words_of_recordings_too(folder):
    redact_talk(folder)
    with Workbook(folder.workbook, coder=CODER) as workbook:
        confirm(folder, workbook)
    with closing(Record(folder.database, read_only=True)) as record:
        (header,) = record.sessions.headers()
        (kept,) = record.transcripts.of_session(header.id)
    assert kept.transcript.made_with["hot_words"] == [f"{SECRETS[1]}s"]
    assert verify(folder.database).sound


def test_words_that_only_codes_and_memos_have_leave_the_hot_words_of_recordings_too(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.undo()  # no redaction is waiting
        memo = Memo("m", "project", "", workbook.coder.id, "Who is codec?", utc_now())
        workbook.do("Note", [added(memo)])
        confirm(folder, workbook, rest=WordSearch.of(["codec"]))
        assert workbook.memos()[-1].text == f"Who is {SEALED}?"
    assert len(hot_words_kept(folder)) > 1, "there is a copy"
    assert all(hot == [f"{SECRETS[1]}s"] for hot in hot_words_kept(folder).values())
    assert verify(folder.database).sound
    assert not is_unfinished(folder)


def test_of_a_protected_study_too_and_no_old_copy_opens(folder):
    with all_keys_forgotten():
        protected(folder)
        sound = sound_in(next(folder.audio.iterdir()))
        before = sound.read_bytes()
        with Workbook(folder.workbook, coder=CODER) as workbook:
            report = confirm(folder, workbook)
        assert report.redactions == 1 and report.unsilenced == []
        assert_destroyed(folder)
        assert sound.read_bytes()[:250] != before[:250], "it is sealed under another key"


def test_exports_that_hold_the_words_are_named_and_left(folder):
    (recording,) = (path.name for path in folder.audio.iterdir())
    folder.exports.mkdir()
    (folder.exports / "segments.csv").write_text("text\nI asked Xanthippe Quillfeather about\n")
    (folder.exports / f"{recording}.srt").write_text("1\n00:00 --> 00:01\nHello\n")
    (folder.exports / "other.csv").write_text("text\nNobody\n")
    with zipfile.ZipFile(folder.exports / "book.xlsx", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("sheet.xml", "<t>I asked Xanthippe Quillfeather about</t>" * 20)
    with Workbook(folder.workbook, coder=CODER) as workbook:
        report = confirm(folder, workbook)
    assert [path.name for path in report.exports] == sorted(
        ["segments.csv", f"{recording}.srt", "book.xlsx"]
    )
    assert len(list(folder.exports.iterdir())) == 4
    assert set(traces(folder)) == {"exports/segments.csv"}


def test_an_export_with_the_corrected_words_is_named_too(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        workbook.undo()
        text = workbook.text_of(spoken(workbook).id)
        whole = text.passages[0].text.replace("Quillfeather", "Pennyweather")
        workbook.do("Correct", retype(text, text.passages[0].id, whole))
        text = workbook.text_of(text.passages[0].source)
        at = whole.index("Pennyweather")
        anchors = (Anchor(text.passages[0].id, at), Anchor(text.passages[0].id, at + 12))
        workbook.do("Redact", redact(text, *anchors).changes)
        folder.exports.mkdir()
        (folder.exports / "corrected.srt").write_text("about Pennyweather")
        (folder.exports / "heard.srt").write_text("about Quillfeather")
        report = confirm(folder, workbook)
    assert [path.name for path in report.exports] == ["corrected.srt", "heard.srt"]
    files = [f for f in folder.path.rglob("*") if f.is_file() and folder.exports not in f.parents]
    assert not any(b"Pennyweather" in f.read_bytes() for f in files)


def test_codes_and_memos_that_hold_the_name_are_named(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        codes = [Code("named", "About Quillfeather"), Code("other", "About the codec")]
        memo = Memo("memo", "project", "", workbook.coder.id, "Ask Xanthippe again", utc_now())
        workbook.do("Code", [added(row) for row in (*codes, memo)])
        report = confirm(folder, workbook)
    assert report.mentions == ["About Quillfeather", "Ask Xanthippe again"]


def test_nothing_is_destroyed_while_a_session_runs(folder):
    before = traces(folder)
    with StudyLock(folder.lock), Workbook(folder.workbook, coder=CODER) as workbook:
        with pytest.raises(RecordUnavailable):
            confirm(folder, workbook)
        assert waiting(workbook)
    assert traces(folder) == before
    assert not is_unfinished(folder)


def test_a_reader_that_holds_old_content_only_delays_it(folder):
    with Workbook(folder.workbook, coder=CODER) as workbook:
        with closing(Record(folder.database, read_only=True)) as reader, reader.snapshot():
            reader.connection.execute("SELECT count(*) FROM event").fetchone()
            with pytest.raises(RecordUnavailable):
                confirm(folder, workbook)
        assert is_unfinished(folder)
        assert finish(folder, workbook) is not None
    assert_destroyed(folder)


def test_killed_at_any_moment_it_is_as_before_or_is_finished_at_the_next_opening(
    filled: Path, tmp_path: Path
):
    command = [sys.executable, "-m", "tests.support.studies.redacted_study"]
    shutil.copytree(filled, tmp_path / "whole")
    dry = program.run(
        [*command, tmp_path / "whole", "0"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    calls, rng, finished = int(dry.stdout), random.Random(3), 0
    for n in range(7):
        place = StudyFolder(tmp_path / f"killed-{n}")
        shutil.copytree(filled, place.path)
        at = rng.randrange(1, calls)
        died = program.run([*command, place.path, str(at)], cwd=ROOT, capture_output=True)
        assert died.returncode == -9
        with Workbook(place.workbook, coder=CODER) as workbook:
            if finish(place, workbook) is None and waiting(workbook):
                assert "Xanthippe" in str(workbook.history(limit=1)[0].changes)
                confirm(place, workbook)
            else:
                finished += 1
        assert_destroyed(place)
    assert finished, "no kill met the destroying itself"


def test_killed_at_any_moment_an_interview_s_name_leaves_the_hot_words_afterwards(
    filled: Path, tmp_path: Path
):
    """The words are in no plan: what was undone by nobody is read in the workbook's history."""
    ready = StudyFolder(shutil.copytree(filled, tmp_path / "ready"))
    redact_talk(ready)
    assert len(hot_words_kept(ready)) > 1, "there is a copy"
    assert all("codec" in hot for hot in hot_words_kept(ready).values())
    command = [sys.executable, "-m", "tests.support.studies.redacted_study"]
    shutil.copytree(ready.path, tmp_path / "whole")
    dry = program.run(
        [*command, tmp_path / "whole", "0"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    calls, finished = int(dry.stdout), 0
    for n in range(1, KILLS + 1):
        place = StudyFolder(shutil.copytree(ready.path, tmp_path / f"killed-{n}"))
        died = program.run(
            [*command, place.path, str(calls * n // (KILLS + 1))], cwd=ROOT, capture_output=True
        )
        assert died.returncode == -9
        with Workbook(place.workbook, coder=CODER) as workbook:
            if finish(place, workbook) is None:
                confirm(place, workbook)
            else:
                finished += 1
        kept = hot_words_kept(place)
        assert all(hot == [f"{SECRETS[1]}s"] for hot in kept.values()), (n, kept)
        assert verify(place.database).sound
    assert finished, "no kill met the destroying itself"
