"""After a withdrawal nothing of the participant is in any byte of the study folder."""

from __future__ import annotations

import html
import json
import random
import sqlite3
import sys
import tracemalloc
import zipfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from unicodedata import normalize
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.audio.sounds import SEALED_SOUND, SOUND
from labeval.session.events.events import Event, Kind
from labeval.session.plan.header import SessionHeader
from labeval.store.disk.backup import back_up
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.private_files import companion
from labeval.store.disk.transactions import transaction
from labeval.store.erasing import erased_files
from labeval.store.erasing.erased_files import (
    Traces,
    contents_of,
    mentioning,
    remove_attributes,
    remove_media,
)
from labeval.store.erasing.erasure import erase
from labeval.store.record import database
from labeval.store.record.database import open_record
from labeval.store.record.heads import heads_path
from labeval.store.record.imported import JudgmentRow
from labeval.store.record.record import Record
from labeval.store.record.schema import MIGRATIONS
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import UTC, a_header, marker, started, the_content
from tests.support import program

ROOT = Path(__file__).resolve().parents[3]
OTHERS = ("P10", "P1-2", "XP1")
SECRETS = tuple(f"SECRET-{n}-" for n in range(6))


def header_of(code: str, number: int, secret: str = "") -> SessionHeader:
    header = a_header(the_content(), number)
    return replace(header, participant=code, assignment=f"{secret}reason", group=f"{secret}group")


def events(secret: str, count: int) -> list[Event]:
    kinds = [(Kind.ANSWER, "honesty"), (Kind.COMMENT, ""), (Kind.CONSENT, "rating")]
    data = {"seen": f"{secret}data"}
    return [started()] + [
        Event(seq, seq, UTC, kind, f"{secret}page", field, f"{secret}{seq}", data)
        for seq, (kind, field) in ((seq, kinds[seq % 3]) for seq in range(2, count))
    ]


def fill(folder: StudyFolder) -> SessionHeader:
    """A study in which P1 has left traces everywhere, among people with similar codes."""
    content = the_content()
    target = header_of("P1", 1, SECRETS[0])
    with Record(folder.database) as record:
        record.versions.keep(content)
        journals = []
        for n, code in enumerate(OTHERS):
            journals.append(record.sessions.begin(header_of(code, 10 + n), events("kept-", 30)))
        record.sessions.begin(target, events(SECRETS[0], 200))
        with record.imported.writing():
            record.imported.add(
                JudgmentRow(
                    code, "s1", "ab", "ab", "honesty", text, "m1|m2", text, "1", "1", 1, UTC
                )
                for code, text in (("P1", SECRETS[1]), ("P10", "kept-import"))
            )
        # What a program without secure deletion has left in free pages.
        record.connection.execute("PRAGMA secure_delete = OFF")
        record.connection.execute("CREATE TABLE old (text TEXT)")
        record.connection.execute("INSERT INTO old VALUES (?)", (SECRETS[5] * 2000,))
        record.connection.execute("DROP TABLE old")
        back_up(record.connection, record.path, "session")
        for n, journal in enumerate(journals):
            journal.append([Event(30, 30, UTC, Kind.COMMENT, "p", value=marker(n, 30))])
        back_up(record.connection, record.path, "session")
    for place, name in (
        (folder.audio, f"{target.id}.flac"),
        (folder.audio, f"take/P1/{SECRETS[2]}.wav"),
        (folder.audio, "P1_2026.wav"),
        (folder.path / "transcripts", f"{target.id}.json"),
    ):
        file = place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{SECRETS[2]}spoken")
    for name in ("P10.wav", "P1-2.wav", "XP1.wav", "room.wav"):
        (folder.audio / name).write_text("kept-sound")
    (folder.backups / f".{folder.database.stem}-x.sqlite.1.part").write_text(SECRETS[3])
    return target


def traces(folder: StudyFolder, session: str) -> list[str]:
    """Files in which anything of P1 still stands, in their names or bytes; exports aside."""
    wanted = [*(s.encode() for s in SECRETS), session.encode()]
    return [
        str(file.relative_to(folder.path))
        for file in folder.path.rglob("*")
        if file.is_file() and folder.exports not in file.parents
        if any(w in file.read_bytes() or w.decode() in file.name for w in wanted)
    ]


def assert_others_are_whole(folder: StudyFolder) -> None:
    for n, path in enumerate([*sorted(folder.backups.iterdir()), folder.database]):
        with Record(path, read_only=True) as record:
            found = {h.participant: record.sessions.events(h.id) for h in record.sessions.headers()}
            imported = [row.value for row in record.imported.rows()]
            assert record.connection.execute("SELECT participant FROM erasure").fetchall() == [
                ("P1",)
            ]
        assert {code: len(e) for code, e in found.items()} == dict.fromkeys(OTHERS, 30 if n else 29)
        assert imported == ["kept-import"]
    assert sorted(p.name for p in folder.audio.rglob("*")) == [
        *("P1-2.wav", "P10.wav", "XP1.wav", "room.wav", "take"),
    ]
    assert verify(folder.database).backups == 2


def test_no_byte_of_a_participant_is_left(folder: StudyFolder) -> None:
    target = fill(folder)
    # The record, two copies and one never finished, three recordings and a transcript.
    assert len(traces(folder, target.id)) == 8
    report = erase(folder, "P1")
    assert traces(folder, target.id) == []
    # Events, the session, the imported judgment.
    assert (report.sessions, report.rows) == (1, 199 + 1 + 1)
    assert report.rows_in_copies == 2 * report.rows
    assert (len(report.copies), len(report.removed)) == (2, 4)
    assert not report.found_nothing
    assert_others_are_whole(folder)


def test_nothing_is_left_while_the_record_is_open_elsewhere(folder: StudyFolder) -> None:
    target = fill(folder)
    with Record(folder.database) as record:
        assert len(record.sessions.events(target.id)) == 199
        record.sessions.journal(target.id).append(
            [Event(200, 200, UTC, Kind.COMMENT, "p", value=f"{SECRETS[4]}in the log")]
        )
        erase(folder, "P1")
        assert traces(folder, target.id) == []
        assert record.sessions.events(target.id) == []


def test_a_reader_in_the_way_is_named_and_erasing_again_completes(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_MS", 50)
    target = fill(folder)
    with Record(folder.database, read_only=True) as reader, reader.snapshot():
        reader.sessions.lines()
        with pytest.raises(RecordUnavailable, match="another program is reading"):
            erase(folder, "P1")
    with (
        Record(folder.database) as writer,
        transaction(writer.connection),
        pytest.raises(RecordUnavailable, match="another program is writing"),
    ):
        erase(folder, "P1")
    first = erase(folder, "P1")
    assert traces(folder, target.id) == []
    assert_others_are_whole(folder)
    assert erase(folder, "P1").erased == first.erased


def test_killed_at_any_moment_and_run_again_it_completes(
    folder: StudyFolder, tmp_path_factory: pytest.TempPathFactory
) -> None:
    command = [sys.executable, "-m", "tests.store.erasing.children", "erase_and_die"]
    target = fill(folder)
    dry = program.run(
        [*command, folder.path, "P1", "0"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    calls = int(dry.stdout)
    rng = random.Random(8)
    for _ in range(7):
        place = StudyFolder(tmp_path_factory.mktemp("killed"))
        target = fill(place)
        at = rng.randrange(1, calls)
        died = program.run([*command, place.path, "P1", str(at)], cwd=ROOT, capture_output=True)
        assert died.returncode == -9
        erase(place, "P1")
        assert traces(place, target.id) == [], f"killed at call {at} of {calls}"
        assert_others_are_whole(place)


@pytest.mark.skipif(sys.platform != "linux", reason="memory is counted in other units")
def test_a_large_copy_is_in_memory_once(folder: StudyFolder) -> None:
    target = fill(folder)
    large = sorted(folder.backups.iterdir())[-1]
    with closing(open_record(large, migrations=MIGRATIONS)) as connection:
        connection.execute("CREATE TABLE other (row)")
        connection.executemany("INSERT INTO other VALUES (zeroblob(1 << 20))", [()] * 120)
    command = [sys.executable, "-m", "tests.store.erasing.children", "erase_and_measure"]
    measured = program.run(
        [*command, folder.path, "P1"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert int(measured.stdout) < 1.5 * large.stat().st_size
    assert traces(folder, target.id) == []


def test_what_is_no_database_is_searched_in_pieces(
    folder: StudyFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("labeval.store.disk.read_only_copies.MOST_HELD", 1 << 20)
    fill(folder)
    large = folder.backups / "record-large.sqlite"
    large.write_bytes(b"nothing of anybody " * (2 << 20) + b"P1 ")  # 38 MB
    tracemalloc.start()
    try:
        report = erase(folder, "P1")
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert large in report.removed
    assert most < 30 << 20


def test_a_code_is_found_wherever_a_piece_ends_and_never_in_a_longer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erased_files, "_PIECE", 32)
    monkeypatch.setattr(erased_files, "_OVERLAP", 12)
    file, one = tmp_path / "a.csv", Traces("P1", frozenset(), frozenset({"P10"}))
    for at in range(80):
        for begin in ("a" * at, "a " * at, "ab, " * at):
            for code, is_named in (("P1", True), ("P10", False), ("XP1", False)):
                text = f"{begin},{code}, {'b, ' * 30}"
                file.write_text(text)
                pieces = [piece or b"" for piece in contents_of(file)]
                assert any(one.in_text(piece.decode()) for piece in pieces) == is_named, text


def test_empty_folders_of_whoever_is_erased_go_innermost_first(folder: StudyFolder) -> None:
    own = folder.audio / "take" / "P1" / "first" / "x.wav"
    other = folder.audio / "P10" / "y.wav"
    for file in (own, other):
        file.parent.mkdir(parents=True)
        file.write_text("spoken")
    (folder.audio / "z.wav").symlink_to(other)
    assert remove_media(folder, Traces("P1", frozenset(), frozenset({"P10"}))) == [own]
    left = sorted(file.name for file in folder.audio.rglob("*"))
    assert left == ["P10", "take", "y.wav", "z.wav"]


def test_copies_that_are_older_or_damaged_are_cleaned_too(folder: StudyFolder) -> None:
    target = fill(folder)
    first, second = sorted(folder.backups.iterdir())[-2:]
    with closing(open_record(first, migrations=MIGRATIONS)) as connection:
        connection.execute("DROP TABLE erasure")
        connection.execute("DROP TABLE imported_judgment")
    second.write_bytes(second.read_bytes()[:-5000])
    hopeless = folder.backups / "record-hopeless.sqlite"
    hopeless.write_bytes(b"SQLite format 3\0" + f"{target.id} P1".encode())
    harmless = folder.backups / "record-harmless.sqlite"
    harmless.write_bytes(b"\1" * 600)
    beside = folder.path / "record-rescued.sqlite"
    beside.write_bytes(folder.database.read_bytes())
    report = erase(folder, "P1")
    assert traces(folder, target.id) == []
    assert sorted(report.copies) == sorted([first, second, beside])
    assert hopeless in report.removed
    assert not hopeless.exists()
    assert harmless.read_bytes() == b"\1" * 600
    with Record(second, read_only=True) as record:
        assert {h.participant for h in record.sessions.headers()} <= set(OTHERS)


@settings(max_examples=25, deadline=None)
@given(damage=st.data())
def test_a_damaged_export_is_named_and_all_others_are_listed(
    tmp_path_factory: pytest.TempPathFactory, damage: st.DataObject
) -> None:
    """Whatever a packed file holds, the list of what still names the person comes out."""
    folder = StudyFolder(tmp_path_factory.mktemp("exports"))
    (folder.path / "a.csv").write_text("P1")
    (folder.path / "z.csv").write_text("P1")
    book = folder.path / "table.xlsx"
    with zipfile.ZipFile(book, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("sheet.xml", "<c>" + "".join(f"P{n}," for n in range(2, 90)) + "</c>")
    content = bytearray(book.read_bytes())
    for _ in range(damage.draw(st.integers(1, 8))):
        content[damage.draw(st.integers(0, len(content) - 1))] = damage.draw(st.integers(0, 255))
    cut = damage.draw(st.integers(0, 40))
    book.write_bytes(bytes(content[: len(content) - cut]))
    names, unsearched = mentioning(folder, Traces("P1", frozenset(), frozenset()))
    assert {"a.csv", "z.csv"} <= {p.name for p in names}
    assert {p.name for p in unsearched} <= {"table.xlsx"}


def test_a_damaged_table_and_a_forbidden_file_do_not_end_an_erasure(folder: StudyFolder) -> None:
    fill(folder)
    folder.exports.mkdir()
    book = folder.exports / "table.xlsx"
    with zipfile.ZipFile(book, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("sheet.xml", "P10," * 500)
    content = bytearray(book.read_bytes())
    (folder.exports / "cut.xlsx").write_bytes(bytes(content[: len(content) // 2]))
    (folder.exports / "headless.xlsx").write_bytes(bytes(8) + content[8 : len(content) // 2])
    (folder.exports / "nameless").write_bytes(bytes(8) + content[8:])
    with zipfile.ZipFile(folder.exports / "twice.zip", "w") as packed:
        packed.writestr("inside.xlsx", bytes(content))
    with zipfile.ZipFile(folder.exports / "hiding.zip", "w") as packed:
        packed.writestr("table.parquet", b"PAR1....PAR1")
    content[45:60] = bytes(15)  # inside the packed stream
    book.write_bytes(bytes(content))
    (folder.exports / "gone.csv").symlink_to(folder.exports / "nowhere.csv")
    (folder.exports / "z.csv").write_text("P1")
    report = erase(folder, "P1")
    assert [p.name for p in report.exports] == ["z.csv"]
    assert [p.name for p in report.unsearched] == [
        *("cut.xlsx", "gone.csv", "headless.xlsx", "hiding.zip", "nameless", "table.xlsx"),
        "twice.zip",
    ]
    assert "z.csv: still names" in str(report) and "table.xlsx: could not be" in str(report)


def test_a_row_of_attributes_goes_and_the_others_stay_as_they_were(folder: StudyFolder) -> None:
    others = 'participant,"first, language",town\nP10,"Sorbian, German","Bad ""M"""\n'
    folder.participants.write_text(others + "P1,Frisian,Husum\n", encoding="utf-8-sig")
    assert remove_attributes(folder.participants, "P1")
    assert folder.participants.read_text(encoding="utf-8") == others
    assert not remove_attributes(folder.participants, "P1")


def test_exports_are_named_and_left(folder: StudyFolder) -> None:
    target = fill(folder)
    folder.exports.mkdir()
    (folder.exports / "judgments.csv").write_text("participant\nP10\nP1\n")
    (folder.exports / "others.csv").write_text("participant\nP10\nP1-2\n")
    (folder.exports / "by_session.csv").write_text(f"{target.id}\n")
    (folder.exports / "table.parquet").write_bytes(b"PAR1....PAR1")
    with zipfile.ZipFile(folder.exports / "table.xlsx", "w", zipfile.ZIP_DEFLATED) as book:
        book.writestr("sheet.xml", "<c>" + "P10 " * 500 + "P1</c>")
    report = erase(folder, "P1")
    assert [p.name for p in report.exports] == ["by_session.csv", "judgments.csv", "table.xlsx"]
    assert [p.name for p in report.unsearched] == ["table.parquet"]
    assert len(list(folder.exports.iterdir())) == 5
    assert "judgments.csv: still names the participant" in str(report)


@pytest.mark.parametrize("code", ["P1", "Zoë", "M&M"])
@pytest.mark.parametrize(
    "written",
    [
        lambda code: f"participant\n{code}\n".encode("utf-16"),
        lambda code: f"participant\n{code}\n".encode("utf-16-le"),
        lambda code: f"participant\n{code}\n".encode("utf-16-be"),
        lambda code: f"participant\n{code}\n".encode("cp1252"),
        lambda code: f"participant\n{normalize('NFD', code)}\n".encode(),
        lambda code: json.dumps(f"said by\n{code}").encode(),
        lambda code: html.escape(f"by {code}").encode(),
        lambda code: f'<a href="{quote(f"of {code}")}.html">'.encode(),
    ],
    ids=["utf-16", "utf-16-le", "utf-16-be", "cp1252", "nfd", "json", "html", "address"],
)
def test_a_code_is_found_in_whatever_way_a_program_writes_it(tmp_path, code, written):
    (tmp_path / "table.txt").write_bytes(written(code))
    naming, unsearched = mentioning(
        StudyFolder(tmp_path), Traces(code, frozenset(), frozenset({f"{code}0"}))
    )
    assert [file.name for file in naming] == ["table.txt"]
    assert not unsearched
    (tmp_path / "table.txt").write_bytes(written(f"{code}0"))
    assert mentioning(
        StudyFolder(tmp_path), Traces(code, frozenset(), frozenset({f"{code}0"}))
    ) == ([], [])


def test_a_packed_file_names_whom_the_name_of_a_member_names(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as packed:
        packed.writestr("P10.vtt", "Hello.")
        packed.writestr("P1.vtt", "Hello.")
    one = Traces("P1", frozenset(), frozenset({"P10"}))
    assert mentioning(StudyFolder(tmp_path), one) == ([tmp_path / "all.zip"], [])


def test_sound_of_others_is_not_searched_and_a_file_that_is_only_called_so_is(
    folder: StudyFolder,
) -> None:
    fill(folder)
    for place in (folder.audio / "take-2", folder.exports):
        place.mkdir(parents=True)
        for name in (SOUND, SEALED_SOUND):
            (place / name).write_text("P1")
    report = erase(folder, "P1")
    assert report.exports == [folder.exports / name for name in sorted((SOUND, SEALED_SOUND))]


def test_the_file_of_attributes_is_among_what_was_rewritten(folder: StudyFolder) -> None:
    fill(folder)
    folder.participants.write_text("participant,age\nP1,30\nP10,31\n")
    report = erase(folder, "P1")
    assert folder.participants in report.copies
    assert folder.participants.read_text() == "participant,age\nP10,31\n"
    assert folder.participants not in erase(folder, "P10x").copies


def test_a_code_that_nothing_is_known_of_is_said(folder: StudyFolder) -> None:
    fill(folder)
    report = erase(folder, "P7")
    assert report.rows == report.sessions == 0
    assert report.found_nothing
    empty = StudyFolder(folder.path / "other")
    empty.path.mkdir()
    assert "check that it is spelled correctly" in str(erase(empty, "P7"))


def test_another_name_of_a_file_keeps_its_content(folder: StudyFolder) -> None:
    fill(folder)
    linked = folder.path / "elsewhere.wav"
    linked.hardlink_to(folder.audio / "P1_2026.wav")
    erase(folder, "P1")
    assert linked.read_text().startswith(SECRETS[2])
    assert not (folder.audio / "P1_2026.wav").exists()


def test_a_code_is_found_wherever_a_large_file_is_cut_and_no_shorter_one_is(tmp_path):
    from labeval.store.erasing.erased_files import Traces, contents_of

    def named(code: str, file: Path) -> bool:
        traces = Traces(code, frozenset(), frozenset())
        return any(
            traces.in_text((part or b"").decode(errors="replace")) for part in contents_of(file)
        )

    file = tmp_path / "large.txt"
    for shift in range(12):
        file.write_bytes(b"x, " * ((4 << 20) // 3) + b" " * shift + b"AP12-34 " + b"y " * 3000)
        assert named("AP12-34", file)
        if shift in (2, 5, 8):  # before the cut, over it, and after it
            assert not any(named(code, file) for code in ("AP1", "P12", "12", "AP"))


def test_what_is_larger_unpacked_than_any_table_is_not_searched_to_its_end(tmp_path):
    file = tmp_path / "table.xlsx"
    with (
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed,
        packed.open("sheet.xml", "w") as member,
    ):
        for _ in range(66):
            member.write(b"x, " * ((4 << 20) // 3))
    *searched, last = (part and len(part) for part in erased_files.contents_of(file))
    assert last is None and 252 << 20 < sum(searched) <= 256 << 20


def test_the_log_that_a_copy_still_has_goes_with_what_it_holds(folder: StudyFolder) -> None:
    target = fill(folder)
    copy = sorted(folder.backups.iterdir())[-1]
    with closing(open_record(copy)) as connection:
        connection.execute("UPDATE session SET language = language")
        kept = {file: file.read_bytes() for file in (copy, companion(copy, "-wal"))}
    heads_path(copy).unlink()
    for file, content in kept.items():
        file.write_bytes(content)
    erase(folder, "P1")
    assert traces(folder, target.id) == []
    assert_others_are_whole(folder)


def test_an_error_while_rows_go_is_raised_and_they_are_still_there(folder: StudyFolder) -> None:
    target = fill(folder)
    with closing(sqlite3.connect(folder.database)) as connection:
        refuse = "BEGIN SELECT RAISE(ABORT, 'refused'); END"
        connection.execute(f"CREATE TRIGGER stays BEFORE DELETE ON session {refuse}")
        connection.commit()
    with pytest.raises(sqlite3.IntegrityError, match="refused"):
        erase(folder, "P1")
    with Record(folder.database) as record:
        assert len(record.sessions.events(target.id)) == 199
        record.connection.execute("DROP TRIGGER stays")
    assert erase(folder, "P1").sessions == 1
