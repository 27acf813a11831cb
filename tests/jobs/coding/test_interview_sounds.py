"""Interviews recorded elsewhere with their sound: kept, played, redacted, erased, merged."""

import random
import shutil
import sys
import wave
from dataclasses import replace
from datetime import date, timedelta

import numpy as np
import pytest

from labeval import places
from labeval.audio.sounds import samples_of, sound_in
from labeval.cli import main
from labeval.coding.edits import Change, added
from labeval.coding.rows import Anchor, Code, Source
from labeval.coding.sources import delete, give_speakers, rename
from labeval.coding.texts.editing import REDACT, redact
from labeval.coding.texts.redaction_marks import muted
from labeval.coding.texts.redaction_signs import SEALED
from labeval.jobs.coding.interviews import InterviewLink, read_interviews, take_interviews
from labeval.jobs.coding.project_export import export_project
from labeval.jobs.coding.workbook import merge_coding
from labeval.jobs.redaction.redaction import confirm, finish, is_unfinished, waiting
from labeval.jobs.sessions.retention import clean_up, due_data
from labeval.store.erasing.erased_files import Traces
from labeval.store.erasing.workbook_erasure import erase_from_workbook
from labeval.store.workbook import interview_sounds
from labeval.store.workbook.interview_sounds import (
    RATE,
    known_texts,
    lone_sounds,
    recording_of,
    taken_in,
)
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from labeval.text.word_search import WordSearch
from tests.runs.interview_sounds import run
from tests.support import program
from tests.support.protected import all_keys_forgotten, protected

VTT = (
    "WEBVTT\n\n00:00.000 --> 00:01.000\n<v Kim>Who was it?\n\n"
    "00:01.000 --> 00:02.000\n<v Anna>Xanthippe was it.\n"
)


@pytest.fixture
def talk(tmp_path):
    """A transcript and its sound: a sample of its own at each of two channels' frames."""
    (tmp_path / "talk_P07.vtt").write_text(VTT)
    samples = np.random.default_rng(7).integers(-20_000, 20_001, (2 * RATE, 2)).astype("<i2")
    with wave.open(str(tmp_path / "talk_P07.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return [tmp_path / "talk_P07.vtt", tmp_path / "talk_P07.wav"], samples


def taken(folder, files):
    """A study folder with the interview."""
    folder.path.mkdir(exist_ok=True)
    (folder.path / "study.yaml").write_text("study: {title: Talks}\n")
    read, refused = read_interviews(files)
    assert not refused
    with Workbook(folder.workbook, coder="A") as book:
        links = {files[0]: InterviewLink("P07", interviewer="Kim")}
        return take_interviews(book, read, links)


def name_redacted(folder):
    """Redact the name in the interview for good; returns the seconds of sound that went."""
    with Workbook(folder.workbook, coder="A") as book:
        (source,) = book.sources()
        text = book.text_of(source.id)
        passage = text.passages[1]
        ends = Anchor(passage.id, 0), Anchor(passage.id, len("Xanthippe"))
        book.do(REDACT, redact(text, *ends).changes)
        (pending,) = waiting(book)
        confirm(folder, book)
    return pending.seconds


def sources_of(folder):
    with Workbook(folder.workbook, coder="A") as book:
        return book.sources()


def kept_samples(folder):
    """The samples of the only recording."""
    (place,) = folder.audio.iterdir()
    with samples_of(sound_in(place)) as found:
        return found.frames(0, found.layout.frames)


def test_sound_that_two_redactions_share_is_counted_once(talk, tmp_path):
    """The words of such an interview have no times of their own: much around each goes along."""
    files, _ = talk
    folder = StudyFolder(tmp_path / "study")
    taken(folder, files)
    with Workbook(folder.workbook, coder="A") as book:
        (source,) = book.sources()
        for word in ("Xanthippe", "it"):
            text = book.text_of(source.id)
            passage = text.passages[1]
            start = passage.text.index(word)
            ends = Anchor(passage.id, start), Anchor(passage.id, start + len(word))
            book.do(REDACT, redact(text, *ends).changes)
        (first, second) = muted(book.passages(source.id))
        assert first[0] <= second[0] < first[1] <= second[1]
        (pending,) = waiting(book)
    assert (pending.count, pending.seconds) == (2, (second[1] - first[0]) / 1000)


def test_the_sound_that_is_called_like_a_transcript_comes_along(talk, tmp_path, capsys):
    files, samples = talk
    study = tmp_path / "study"
    asked = ["import", str(study), *map(str, files), "--as", "interview", "--coder", "A"]
    assert main(asked) == 0
    assert "1 interview with sound" in capsys.readouterr().out
    folder = StudyFolder(study)
    assert np.array_equal(kept_samples(folder), samples)
    with Workbook(folder.workbook, coder="A") as book:
        (source,) = book.sources()
        project = export_project(book, folder, tmp_path / "talks.qdpx", with_sound=True)
    assert (folder.audio / recording_of(folder, source)).is_dir()
    assert not [o for o in project.omissions if "sound" in str(o)]
    assert not [f for f in (folder.audio, *folder.audio.rglob("*")) if f.stat().st_mode & 0o77]
    assert main(asked) == 0 and "with sound" not in capsys.readouterr().out
    assert not list(workbook_findings(folder.workbook))


def test_a_sound_comes_later_and_twice_is_not_kept_twice(talk, tmp_path):
    files, samples = talk
    folder = StudyFolder(tmp_path / "study")
    assert taken(folder, files[:1]).sounds == 0 and not folder.audio.exists()
    (killed,) = (f"interview{s.id.replace('-', '')}.part" for s in sources_of(folder))
    (folder.audio / killed).mkdir(parents=True)
    (folder.audio / killed / "sound.wav").write_bytes(b"of a program that was killed")
    done = taken(folder, files)
    assert (done.same, done.sounds) == (1, 1) and np.array_equal(kept_samples(folder), samples)
    assert taken(folder, files).sounds == 0


def test_what_is_missing_in_the_middle_is_silent_so_that_times_stay(talk, tmp_path, monkeypatch):
    from labeval.audio.decoding import SoundFile

    def torn(self, start_ms=0.0, pieces=SoundFile.pieces):
        return (p for p in pieces(self, start_ms) if not 8_000 <= p.first < 16_000)

    files, samples = talk
    monkeypatch.setattr(SoundFile, "pieces", torn)
    folder = StudyFolder(tmp_path / "study")
    taken(folder, files)
    kept = kept_samples(folder)
    assert not kept[10_000:14_000].any() and np.array_equal(kept[20_000:], samples[20_000:])


def test_redacted_words_are_silent_whenever_the_sound_comes(talk, tmp_path):
    files, samples = talk
    early, late = StudyFolder(tmp_path / "early"), StudyFolder(tmp_path / "late")
    taken(early, files)
    taken(late, files[:1])
    for folder in (early, late):
        assert (name_redacted(folder) > 0) == (folder is early)
    taken(late, files)
    for folder in (early, late):
        kept = kept_samples(folder)
        assert not kept[RATE:].any(), "a line without times of words, as a whole"
        assert np.array_equal(kept[: RATE // 2], samples[: RATE // 2])
        assert not list(workbook_findings(folder.workbook))


def test_the_sound_goes_with_whoever_is_erased(talk, tmp_path):
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0])
    (place,) = folder.audio.iterdir()
    report = erase_from_workbook(folder.workbook, Traces("P07", frozenset(), frozenset()))
    assert not place.exists() and sound_in(place) in report.removed


def test_in_a_protected_study_nothing_is_in_the_clear(talk, tmp_path):
    files, samples = talk
    folder = StudyFolder(tmp_path / "study")
    taken(folder, files[:1])
    with all_keys_forgotten():
        protected(folder)
        taken(folder, files)
        assert np.array_equal(kept_samples(folder), samples)
        some = samples[4_000:4_100].tobytes()
        assert not [f for f in folder.path.rglob("*") if f.is_file() and some in f.read_bytes()]
        assert not list(workbook_findings(folder.workbook))


def test_the_sound_comes_along_when_laptops_are_merged(talk, tmp_path):
    files, samples = talk
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    taken(here, files[:1])
    taken(there, files)
    report = merge_coding(here, there.path)
    assert report.sounds == 1 and "1 sound of interviews" in str(report)
    assert np.array_equal(kept_samples(here), samples)
    assert merge_coding(here, there.path).sounds == 0


def test_words_that_were_redacted_here_come_back_neither_in_text_nor_in_sound(talk, tmp_path):
    files, samples = talk
    here, there = StudyFolder(tmp_path / "here"), StudyFolder(tmp_path / "there")
    taken(here, files[:1])
    taken(there, files)
    name_redacted(here)
    assert "redacted here for good" in str(merge_coding(here, there.path))
    with Workbook(here.workbook, coder="A") as book:
        assert SEALED in book.passages(book.sources()[0].id)[1].text
    kept = kept_samples(here)
    assert not kept[RATE:].any() and np.array_equal(kept[: RATE // 2], samples[: RATE // 2])


def test_verify_names_a_damaged_sound_and_one_without_its_interview(talk, tmp_path):
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0])
    (place,) = folder.audio.iterdir()
    with sound_in(place).open("rb+") as file:
        file.seek(5_000)
        file.write(b"other")
    (finding,) = workbook_findings(folder.workbook)
    assert "hashes differ" in str(finding.template) and "import" in str(finding.advice)
    with Workbook(folder.workbook, coder="A") as book:
        book.undo()
    (finding,) = workbook_findings(folder.workbook)
    assert "no interview that is here" in str(finding.template)


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("other.wav", VTT, "no transcript among the files is called like it"),
        ("talk.wav", "", "talk.txt has no times"),
        ("talk.mp3", VTT, "talk.mp3 is damaged, or it is no sound"),
    ],
)
def test_a_sound_that_fits_nothing_is_refused_and_nothing_comes_in(
    talk, tmp_path, capsys, name, text, reason
):
    transcript = tmp_path / ("talk.vtt" if text else "talk.txt")
    transcript.write_text(text or "Kim: Who?\nAnna: I.\n")
    if name.endswith(".wav"):
        shutil.copyfile(talk[0][1], tmp_path / name)
    else:
        (tmp_path / name).write_text("no sound")
    files = [str(transcript), str(tmp_path / name)]
    study = tmp_path / "study"
    assert main(["import", str(study), *files, "--as", "interview", "--coder", "A"]) != 0
    assert reason in capsys.readouterr().err and not study.exists()


def test_the_table_of_files_names_the_sound_of_each(talk, qtbot):
    from PySide6.QtWidgets import QWidget

    from labeval.ui.coding.sources.interviews_dialog import InterviewsDialog
    from labeval.ui.theme import LIGHT

    window = QWidget()
    qtbot.addWidget(window)
    for files, hidden in ((talk[0], False), (talk[0][:1], True)):
        dialog = InterviewsDialog(LIGHT, window, read_interviews(files)[0], {}, ())
        assert dialog.table.isColumnHidden(2) == hidden
        assert (dialog.table.item(0, 2).text() == "talk_P07.wav") != hidden
        assert ("1 with sound" in dialog.summary.text()) != hidden


def test_the_table_of_files_names_speakers_as_the_texts_do(tmp_path, qtbot):
    from PySide6.QtWidgets import QWidget

    from labeval.ui.coding.sources.interviews_dialog import InterviewsDialog
    from labeval.ui.theme import LIGHT

    file = tmp_path / "talk_P07.txt"
    file.write_text("[00:01] Interviewer: What is new?\n[00:04] P07: All of it.\n")
    window = QWidget()
    qtbot.addWidget(window)
    dialog = InterviewsDialog(LIGHT, window, read_interviews([file])[0], {}, ())
    assert dialog.table.item(0, 3).text() == "Interviewer, P07"
    assert dialog.asking(0).currentText() == "Interviewer"
    (link,) = dialog.links().values()
    assert link.interviewer == "interviewer"


def test_the_length_of_a_file_is_not_cut_in_german(tmp_path, qtbot, qapp):
    from PySide6.QtWidgets import QWidget

    from labeval.ui.coding.sources.interviews_dialog import InterviewsDialog
    from labeval.ui.language import LanguageSwitch
    from labeval.ui.theme import LIGHT

    file = tmp_path / "talk.txt"
    file.write_text("Interviewer: What is new?\nP07: All of it.\n")
    window = QWidget()
    qtbot.addWidget(window)
    switch = LanguageSwitch(qapp)
    switch.use("de")
    dialog = InterviewsDialog(LIGHT, window, read_interviews([file])[0], {}, ())
    dialog.show()
    wanted, room = dialog.table.sizeHintForColumn(1), dialog.table.columnWidth(1)
    text = dialog.table.item(0, 1).text()
    switch.use("en")
    assert text == "ohne Zeiten" and wanted <= room


def test_the_sound_is_due_as_recordings_are_and_cleaned_up_also_of_a_deleted_interview(
    talk, tmp_path
):
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0])
    shutil.copytree(places.templates() / "ranking", folder.path, dirs_exist_ok=True)
    with (folder.path / "study.yaml").open("a") as file:
        file.write("\nretention: {recordings_months: 1}\n")
    (place,) = folder.audio.iterdir()
    since = date.fromisoformat(taken_in(place)[:10])
    assert not due_data(folder, since)
    later = since + timedelta(days=32)
    (due,) = due_data(folder, later).recordings
    assert (due.name, due.participant, due.session_day) == (place.name, "P07", str(since))
    with Workbook(folder.workbook, coder="A") as book:
        book.undo()
    (due,) = due_data(folder, later).recordings
    assert due.participant == place.name
    clean_up(folder, due_data(folder, later))
    assert not list(folder.audio.iterdir()) and not list(workbook_findings(folder.workbook))


def no_disk(*_):
    raise OSError("no disk")


@pytest.mark.parametrize("how", ["at once", "interrupted", "names only", "names only, interrupted"])
def test_the_sound_of_a_deleted_interview_stays_as_long_as_that_can_be_undone(
    talk, tmp_path, monkeypatch, how
):
    """A redaction in another interview, or of its name, takes all before out of the history."""
    files, _ = talk
    twins = [file.with_stem("other_P08") for file in files]
    for file, twin in zip(files, twins, strict=True):
        shutil.copyfile(file, twin)
    folder = StudyFolder(tmp_path / "study")
    folder.path.mkdir()
    read, _ = read_interviews([*files, *twins])
    with Workbook(folder.workbook, coder="A") as book:
        take_interviews(
            book, read, {files[0]: InterviewLink("P07"), twins[0]: InterviewLink("P08")}
        )
        (gone,) = (source for source in book.sources() if source.participant == "P08")
        book.do("Delete", delete(gone, *(book.passages(gone.id), [], [], [])))
        assert len(list(folder.audio.iterdir())) == 2 and gone.id in known_texts(book.connection)
    if how == "interrupted":
        with monkeypatch.context() as patch, pytest.raises(OSError, match="no disk"):
            patch.setattr(interview_sounds, "wipe", no_disk)
            name_redacted(folder)
        with Workbook(folder.workbook, coder="A") as book:
            finish(folder, book)
    elif how == "names only":
        with Workbook(folder.workbook, coder="A") as book:
            book.do("Rename", rename(book.sources()[0], "Xanthippe"))
            confirm(folder, book, rest=WordSearch.of(["Xanthippe"]))
    elif how == "names only, interrupted":
        with Workbook(folder.workbook, coder="A") as book:
            book.do("Rename", rename(book.sources()[0], "Xanthippe"))
            with monkeypatch.context() as patch, pytest.raises(OSError, match="no disk"):
                patch.setattr(interview_sounds, "wipe", no_disk)
                confirm(folder, book, rest=WordSearch.of(["Xanthippe"]))
            finish(folder, book)
    else:
        name_redacted(folder)
    with Workbook(folder.workbook, coder="A") as book:
        assert book.can_undo is None and known_texts(book.connection) == {book.sources()[0].id}
    assert [place.name for place in folder.audio.iterdir()] == [
        recording_of(folder, source) for source in sources_of(folder)
    ]


def test_killed_while_names_only_are_redacted_no_sound_stays_that_is_nobodys(talk, tmp_path):
    """The sound of a deleted interview goes with the history that could bring it back."""
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0])
    with Workbook(folder.workbook, coder="A") as book:
        (gone,) = book.sources()
        book.do("Delete", delete(gone, *(book.passages(gone.id), [], [], [])))
        book.do("Name", [added(Code("c", "Xanthippe"))])
    command = [sys.executable, "-m", "tests.support.studies.redacted_study"]
    shutil.copytree(folder.path, tmp_path / "whole")
    whole = [*command, tmp_path / "whole", "0", "Xanthippe"]
    calls = int(program.run(whole, capture_output=True, text=True, check=True).stdout)
    outcomes = set()
    for n, at in enumerate([1, *random.Random(5).sample(range(1, calls), 5)]):
        place = StudyFolder(tmp_path / f"killed-{n}")
        shutil.copytree(folder.path, place.path)
        died = program.run([*command, place.path, str(at), "Xanthippe"], capture_output=True)
        assert died.returncode == -9
        with Workbook(place.workbook, coder="A") as book:
            finish(place, book)
            assert not is_unfinished(place)
            assert lone_sounds(book.connection, place) == []
            outcomes.add(bool(known_texts(book.connection)))
    assert outcomes == {True, False}, "kills before and after the history was forgotten"


def test_a_deleted_focus_group_goes_with_whoever_spoke_in_it(talk, tmp_path):
    files, _ = talk
    folder = StudyFolder(tmp_path / "study")
    taken(folder, files)
    with Workbook(folder.workbook, coder="A") as book:
        (source,) = book.sources()
        book.take_in([Change(source, source := replace(source, participant=""))])
        book.do("Cases", give_speakers(source, {"Anna": "P08", "Kim": "P09"}))
        (source,) = book.sources()
        book.do("Delete", delete(source, *(book.passages(source.id), [], [], [])))
    erase_from_workbook(folder.workbook, Traces("P08", frozenset(), frozenset()))
    with Workbook(folder.workbook, coder="A") as book:
        assert book.can_undo is None
    assert not list(folder.audio.iterdir())
    left = [f for f in folder.path.rglob("*") if f.is_file() and b"Xanthippe" in f.read_bytes()]
    assert not left


def test_an_erasure_names_a_sound_of_which_it_is_not_known_whose_it_is(talk, tmp_path):
    """Its import was undone, and something else was done then."""
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0])
    with Workbook(folder.workbook, coder="A") as book:
        book.undo()
        book.do("Add", [added(Source("other", "imported", "Other"))])
    report = erase_from_workbook(folder.workbook, Traces("P07", frozenset(), frozenset()))
    assert report.unknown == list(folder.audio.iterdir()) and len(report.unknown) == 1


def test_an_interview_that_comes_again_after_an_erasure_can_be_undone(talk, tmp_path):
    folder = StudyFolder(tmp_path / "study")
    taken(folder, talk[0][:1])
    erase_from_workbook(folder.workbook, Traces("P07", frozenset(), frozenset()))
    taken(folder, talk[0][:1])
    with Workbook(folder.workbook, coder="A") as book:
        assert book.undo() and not book.sources()


def test_random_operations_lead_where_a_simple_model_does(tmp_path):
    """What comes, goes, is undone, redacted and erased, with its sound; long runs are by hand."""
    assert run(tmp_path, 8, seed=6).total() == 8
