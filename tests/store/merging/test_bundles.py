"""Bundles: sealed by their content, merged in any order and twice, refused where they were cut."""

from __future__ import annotations

import errno
import json
import random
import re
import shutil
import stat
import tempfile
import zipfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from labeval.files.refusal import FileRefused
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.merging import bundles
from labeval.store.merging.bundles import (
    DISK_KEPT_FREE,
    SUFFIX,
    is_bundle,
    pack,
    remove_leftovers,
    unpacked,
)
from labeval.store.merging.merge import merge
from labeval.store.merging.same_study import LIST
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.conftest import a_header, comment, started, the_content
from tests.support.studies.coding_study import small_workbook


def laptop(place: Path, name: str) -> StudyFolder:
    folder = StudyFolder(place / name)
    folder.path.mkdir()
    return folder


def begin(folder: StudyFolder, number: int, events: int = 3) -> None:
    content = the_content()
    with Record(folder.database) as record:
        record.versions.keep(content, publish=True)
        first = [started(), *(comment(seq, f"text {seq}") for seq in range(2, events + 1))]
        record.sessions.begin(a_header(content, number), first)


def go_on(folder: StudyFolder, number: int, text: str = "text") -> None:
    id = a_header(the_content(), number).id
    with Record(folder.database) as record:
        seq = len(record.sessions.events(id)) + 1
        record.sessions.journal(id).append([comment(seq, f"{text} {seq}")])


def take(folder: StudyFolder, bundle: Path) -> None:
    """Merge the record of a bundle."""
    with unpacked(bundle, folder) as place, StudyLock(folder.lock), Record(folder.database) as here:
        merge(here, StudyFolder(place).database)


def contents(folder: StudyFolder) -> dict[str, list[str]]:
    """The events of each session by what they say."""
    if not folder.database.exists():
        return {}
    with Record(folder.database, read_only=True) as record:
        return {
            header.id: [event.value for event in record.sessions.events(header.id)]
            for header in record.sessions.headers()
        }


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    one = laptop(tmp_path, "one")
    begin(one, 1, events=20)
    return pack(one, tmp_path / "carried")[0]


def test_a_bundle_is_written_once_and_named_by_its_content(tmp_path: Path) -> None:
    one = laptop(tmp_path, "one")
    begin(one, 1)
    carried = tmp_path / "stick" / "carried"
    first, is_new, *_ = pack(one, carried)
    again, is_again_new, *_ = pack(one, carried)
    assert (first, is_new, is_again_new) == (again, True, False)
    assert re.fullmatch(r"one-[0-9a-f]{32}\.bundle", first.name)
    assert stat.S_IMODE(first.stat().st_mode) == 0o400
    go_on(one, 1)
    second, is_new, *_ = pack(one, carried)
    assert is_new and second != first
    assert sorted(carried.iterdir()) == sorted([first, second])
    assert not list(one.path.glob(".bundle-*"))


@pytest.mark.parametrize("damage", ["cut", "altered"])
def test_one_that_is_there_and_no_longer_whole_is_written_anew(
    tmp_path: Path, bundle: Path, damage: str
) -> None:
    """A program that keeps folders in step, or a full disk, has left a part of it."""
    whole = bundle.read_bytes()
    bundle.chmod(0o600)
    if damage == "cut":
        bundle.write_bytes(whole[: len(whole) // 2])
    else:
        bundle.write_bytes(whole[:-9] + bytes([whole[-9] ^ 1]) + whole[-8:])
    again, is_new, *_ = pack(StudyFolder(tmp_path / "one"), tmp_path / "carried")
    assert (again, is_new) == (bundle, True)
    assert bundle.read_bytes() == whole and stat.S_IMODE(bundle.stat().st_mode) == 0o400


def test_a_bundle_that_says_it_fills_the_disk_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A session that runs on the same disk would have no room for its answers."""
    made = tmp_path / f"made{SUFFIX}"
    usage = shutil.disk_usage(tmp_path)  # of this moment, whatever others write or remove meanwhile
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    size = usage.free - (DISK_KEPT_FREE - 1)
    part = {"bytes": size, "sha256": "0" * 64}
    listed = {"format": "labeval-bundle-1", "parts": {"record.sqlite": part}, "studies": []}
    with zipfile.ZipFile(made, "w") as file:
        file.writestr(LIST, json.dumps(listed))
        file.writestr("record.sqlite", b"small")
    two = laptop(tmp_path, "two")
    with pytest.raises(FileRefused, match="room"), unpacked(made, two):
        raise AssertionError("not reached")
    assert list(two.path.iterdir()) == []


def test_a_part_that_says_it_is_larger_than_any_is_read_as_far_as_the_largest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not whole then, where the disk has room for just that much."""
    made, most = tmp_path / f"made{SUFFIX}", 1 << 36
    usage = shutil.disk_usage(tmp_path)._replace(free=DISK_KEPT_FREE + most)
    monkeypatch.setattr("shutil.disk_usage", lambda _: usage)
    part = {"bytes": most * 2, "sha256": "0" * 64}
    listed = {"format": "labeval-bundle-1", "parts": {"record.sqlite": part}, "studies": []}
    with zipfile.ZipFile(made, "w") as file:
        file.writestr(LIST, json.dumps(listed))
        file.writestr("record.sqlite", b"small")
    with pytest.raises(FileRefused, match="cut or alt"), unpacked(made, laptop(tmp_path, "two")):
        raise AssertionError("not reached")


def test_a_bundle_has_the_workbook_and_the_attributes_too(tmp_path: Path) -> None:
    one, two = laptop(tmp_path, "one"), laptop(tmp_path, "two")
    begin(one, 1)
    small_workbook(one.workbook, "A1").close()
    one.participants.write_text("participant,age\nP01,30\n")
    made, *_ = pack(one, tmp_path)
    with unpacked(made, two) as place:
        there = StudyFolder(place)
        assert there.participants.read_text() == one.participants.read_text()
        assert verify(there.database).sound and there.workbook.exists()
        assert stat.S_IMODE(place.stat().st_mode) == 0o700
    assert list(two.path.iterdir()) == []
    with zipfile.ZipFile(made) as archive:
        first, *parts = archive.infolist()
        text = archive.read(first).decode()
    # The same content has the same name in every version of the program.
    assert text == json.dumps(json.loads(text), indent=1, sort_keys=True)
    assert [part.filename for part in parts] == [
        path.name for path in (one.database, one.workbook, one.participants)
    ]
    assert {part.compress_type for part in parts} == {zipfile.ZIP_DEFLATED}
    assert {part.extract_version for part in parts} == {45}  # of more than 2 GB, too


def test_a_workbook_is_packed_without_a_record(tmp_path: Path) -> None:
    one = laptop(tmp_path, "one")
    small_workbook(one.workbook, "A1").close()
    assert pack(one, tmp_path)[1:] == (True, 0, 0)


def test_a_bundle_is_packed_while_a_session_writes(tmp_path: Path) -> None:
    one, two = laptop(tmp_path, "one"), laptop(tmp_path, "two")
    begin(one, 1)
    with StudyLock(one.lock), Record(one.database):
        go_on(one, 1)
        made, *_ = pack(one, tmp_path)
    take(two, made)
    assert contents(two) == contents(one)


def test_nothing_to_pack_is_said(tmp_path: Path) -> None:
    with pytest.raises(RecordUnavailable, match="nothing to pack"):
        pack(laptop(tmp_path, "one"), tmp_path / "carried")


@settings(max_examples=25, deadline=None)
@given(
    steps=st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=1, max_size=8),
    order=st.randoms(use_true_random=False),
)
def test_bundles_come_in_any_order_and_twice(
    steps: list[tuple[int, bool]], order: random.Random
) -> None:
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        laptops = [laptop(place, f"laptop-{n}") for n in range(3)]
        begun: dict[int, list[int]] = {0: [], 1: [], 2: []}
        bundles: list[Path] = []
        for at, begins in steps:
            if begins or not begun[at]:
                begun[at].append(10 * at + len(begun[at]))
                begin(laptops[at], begun[at][-1])
            else:
                go_on(laptops[at], order.choice(begun[at]))
            if order.random() < 0.7:
                bundles.append(pack(laptops[at], place / "carried")[0])
        bundles += [pack(laptops[at], place / "carried")[0] for at in {at for at, _ in steps}]
        whole = {id: values for one in laptops for id, values in contents(one).items()}
        for attempt in range(2):
            carried = [*bundles, *order.sample(bundles, k=len(bundles) // 2)]
            order.shuffle(carried)
            target = laptop(place, f"target-{attempt}")
            for made in carried:
                take(target, made)
            assert contents(target) == whole and verify(target.database).sound


def test_what_is_unpacked_says_of_which_study_it_is(tmp_path: Path, bundle: Path) -> None:
    with zipfile.ZipFile(bundle) as archive, unpacked(bundle, laptop(tmp_path, "two")) as place:
        assert {part.date_time for part in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert (place / LIST).read_bytes() == archive.read(LIST) != b""


def test_whoever_was_erased_stays_out(tmp_path: Path) -> None:
    one, two = laptop(tmp_path, "one"), laptop(tmp_path, "two")
    begin(one, 1)
    before, *_ = pack(one, tmp_path)
    take(two, before)
    erase(one, "P01")
    after, *_ = pack(one, tmp_path)
    take(two, after)
    assert contents(two) == {}
    take(two, before)
    assert contents(two) == {}


@pytest.mark.parametrize("renamed", [False, True])
def test_a_file_that_was_cut_is_refused(tmp_path: Path, bundle: Path, renamed: bool) -> None:
    two, whole = laptop(tmp_path, "two"), bundle.read_bytes()
    place = tmp_path / "arrived"
    place.mkdir()
    arrived = place / ("mulch.bundle" if renamed else bundle.name)
    for length in sorted({0, 1, len(whole) - 1, *range(7, len(whole), len(whole) // 40)}):
        arrived.write_bytes(whole[:length])
        with pytest.raises(FileRefused), unpacked(arrived, two):
            pass
    assert list(two.path.iterdir()) == []


def test_an_altered_byte_is_refused(tmp_path: Path, bundle: Path) -> None:
    two, whole = laptop(tmp_path, "two"), bundle.read_bytes()
    place = tmp_path / "arrived"
    place.mkdir()
    rng = random.Random(5)
    for _ in range(60):
        at = rng.randrange(len(whole))
        altered = whole[:at] + bytes([whole[at] ^ 1 << rng.randrange(8)]) + whole[at + 1 :]
        (place / bundle.name).write_bytes(altered)
        with pytest.raises(FileRefused, match="cut or altered"), unpacked(place / bundle.name, two):
            pass


def test_an_altered_part_is_refused_whatever_the_file_is_called(
    tmp_path: Path, bundle: Path
) -> None:
    two, other = laptop(tmp_path, "two"), tmp_path / "other.bundle"
    with zipfile.ZipFile(bundle) as whole, zipfile.ZipFile(other, "w") as made:
        made.writestr("bundle.json", whole.read("bundle.json"))
        content = bytearray(whole.read("record.sqlite"))
        content[len(content) // 2] ^= 1
        made.writestr("record.sqlite", bytes(content))
    with pytest.raises(FileRefused, match="cut or altered"), unpacked(other, two):
        pass


@pytest.mark.parametrize(
    "listed",
    [
        {"format": "labeval-bundle-2", "parts": {}},
        {"format": "labeval-bundle-1", "parts": {"../record.sqlite": {"bytes": 1, "sha256": ""}}},
        {"format": "labeval-bundle-1", "parts": {"study.yaml": {"bytes": 1, "sha256": ""}}},
        {"format": "labeval-bundle-1", "parts": {"record.sqlite": {"bytes": 1, "sha256": ""}}},
        {"format": "labeval-bundle-1"},
        [],
        None,
    ],
)
def test_what_is_no_bundle_is_refused(tmp_path: Path, listed: object) -> None:
    two, other = laptop(tmp_path, "two"), tmp_path / "other.bundle"
    with zipfile.ZipFile(other, "w") as made:
        made.writestr("bundle.json" if listed is not None else "else.json", json.dumps(listed))
    with pytest.raises(FileRefused), unpacked(other, two):
        pass
    assert list(two.path.iterdir()) == []


def test_a_part_that_is_not_there_is_no_matter_of_room(tmp_path: Path) -> None:
    two, other = laptop(tmp_path, "two"), tmp_path / "other.bundle"
    parts = {"record.sqlite": {"bytes": 1 << 60, "sha256": ""}}
    with zipfile.ZipFile(other, "w") as made:
        made.writestr("bundle.json", json.dumps({"format": "labeval-bundle-1", "parts": parts}))
    with pytest.raises(FileRefused, match="cut or altered"), unpacked(other, two):
        pass


def test_what_a_killed_program_left_goes_before_the_next(tmp_path: Path) -> None:
    one = laptop(tmp_path, "one")
    left = one.path / ".bundle-killed"
    left.mkdir()
    (left / "record.sqlite").write_text("words")
    with StudyLock(one.lock), pytest.raises(RecordUnavailable):
        remove_leftovers(one)
    assert left.exists()
    remove_leftovers(one)
    assert not left.exists()


def test_what_a_running_program_works_with_stays(tmp_path: Path, bundle: Path) -> None:
    two = laptop(tmp_path, "two")
    with unpacked(bundle, two) as place:
        remove_leftovers(two)
        assert StudyFolder(place).database.exists()
        shutil.rmtree(place)  # by hand
    assert not list(two.path.glob(".bundle-*"))


def test_the_lock_that_a_killed_program_left_goes_too(tmp_path: Path) -> None:
    one = laptop(tmp_path, "one")
    (one.path / ".bundle-killed.lock").touch()
    (one.path / ".bundle-killed").mkdir()
    (one.path / ".bundle-ended.lock").touch()
    remove_leftovers(one)
    assert not list(one.path.glob(".bundle-*"))


@pytest.mark.parametrize(
    "name",
    ["0123456789abcdef" * 2, f"a-{'0123456789abcdef' * 2}", "ä" * 110, "a" * 230, "50% d'Art"],
)
def test_a_study_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    one, two = laptop(tmp_path, name), laptop(tmp_path, "two")
    begin(one, 1)
    made, *_ = pack(one, tmp_path / "carried")
    assert len(made.name.encode()) == min(100, len(name.encode())) + len(f"-{32 * '0'}{SUFFIX}")
    take(two, made)
    assert contents(one) == contents(two)
    made.chmod(0o600)
    with zipfile.ZipFile(made, "a") as archive:
        archive.comment = b"altered"
    with pytest.raises(FileRefused, match="cut or altered"), unpacked(made, two):
        pass


def test_a_bundle_that_was_cut_and_renamed_is_to_be_carried_again(
    tmp_path: Path, bundle: Path
) -> None:
    cut = tmp_path / "mulch.bundle"
    cut.write_bytes(bundle.read_bytes()[:-100])
    with (
        pytest.raises(FileRefused, match="carry it over again"),
        unpacked(cut, laptop(tmp_path, "two")),
    ):
        pass


def test_a_folder_that_is_called_like_a_bundle_is_none(tmp_path: Path, bundle: Path) -> None:
    assert is_bundle(bundle) and is_bundle(tmp_path / "gone.bundle")
    assert not is_bundle(laptop(tmp_path, "one.bundle").path)


def test_a_bundle_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: Path) -> None:
        raise OSError(errno.ENOSPC, "no room")

    one = laptop(tmp_path, "one")
    begin(one, 1)
    with monkeypatch.context() as failing:
        failing.setattr(bundles, "flush_file", full)
        with pytest.raises(OSError, match="no room"):
            pack(one, tmp_path / "carried")
    assert list((tmp_path / "carried").iterdir()) == []
    monkeypatch.setattr(bundles, "flush_folder", full)
    with pytest.raises(OSError, match="no room"):  # its name may not be on the disk
        pack(one, tmp_path / "carried")
    assert not list(one.path.glob(".bundle-*"))
