"""Recordings in bundles: only where study, participant and key allow it, sealed, and erased."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

import pytest

from labeval.audio.wholeness import Wholeness, wholeness_of
from labeval.files.sealing.keys import SEAL_KEYS
from labeval.store.carrying.key import carrying_key, keep_key, new_key
from labeval.store.disk.errors import RecordUnavailable, WrongKey
from labeval.store.disk.lock import StudyLock
from labeval.store.erasing.erasure import erase
from labeval.store.merging.bundles import Packed, pack, unpacked
from labeval.store.merging.merge import MergeReport, merge
from labeval.store.record.record import Record
from labeval.store.verify import verify
from labeval.study.folder import StudyFolder
from tests.store.erasing.test_recordings_kept import SAMPLES
from tests.support.protected import protected
from tests.support.sound.travelling import give_key, recorded


@pytest.fixture
def one(tmp_path: Path) -> StudyFolder:
    return StudyFolder(tmp_path / "one")


@pytest.fixture
def two(tmp_path: Path) -> StudyFolder:
    folder = StudyFolder(tmp_path / "two")
    folder.path.mkdir()
    return folder


def take(folder: StudyFolder, packed: Packed) -> MergeReport:
    with (
        unpacked(packed.bundle, folder) as place,
        StudyLock(folder.lock),
        Record(folder.database) as record,
    ):
        return merge(record, StudyFolder(place).database)


def test_it_travels_sealed_and_arrives_whole(
    one: StudyFolder, two: StudyFolder, tmp_path: Path
) -> None:
    names = [recorded(one, number) for number in (1, 2)]
    give_key(tmp_path / "key", one, two)
    packed = pack(one, tmp_path)
    assert (packed.recordings, packed.keyless) == (2, 0)
    with zipfile.ZipFile(packed.bundle) as archive:
        for name in names:
            content = archive.read(f"{name}.sealed")
            assert SAMPLES[:64] not in content and b"USB" not in content
            assert archive.getinfo(f"{name}.sealed").compress_type == zipfile.ZIP_STORED
    assert take(two, packed).recordings == 2
    for name in names:
        assert wholeness_of(two.audio / name) is Wholeness.WHOLE
        assert (two.audio / name / "sound.wav").read_bytes() == (
            one.audio / name / "sound.wav"
        ).read_bytes()
    assert [str(f) for f in verify(two.database).findings] == []
    assert take(two, packed).recordings == 0  # a second time changes nothing
    for name in names:  # whichever comes first
        shutil.rmtree(two.audio / name)
        assert take(two, packed).recordings == 1
        assert wholeness_of(two.audio / name) is Wholeness.WHOLE


@pytest.mark.parametrize(
    ("travels", "consent"), [(False, "given"), (True, "declined")], ids=["study", "participant"]
)
def test_it_stays_where_study_or_participant_does_not_allow_it(
    one: StudyFolder, tmp_path: Path, travels: bool, consent: str
) -> None:
    recorded(one, 1, travels=travels, consent=consent)
    give_key(tmp_path / "key", one)
    packed = pack(one, tmp_path)
    assert packed.recordings == packed.keyless == 0
    with zipfile.ZipFile(packed.bundle) as archive:
        assert not any(name.endswith(".sealed") for name in archive.namelist())


def test_without_a_key_it_stays_and_is_counted(
    one: StudyFolder, two: StudyFolder, tmp_path: Path
) -> None:
    for number in (1, 2):
        recorded(one, number)
    assert pack(one, tmp_path).keyless == 2
    give_key(tmp_path / "key", one)
    key = carrying_key(one)
    packed = pack(one, tmp_path)
    assert key is not None
    SEAL_KEYS.forget(key.id)
    report = take(two, packed)
    assert (report.recordings, report.locked_recordings) == (0, 2)
    assert "2 recordings were not taken in: the key is not here" in str(report)
    give_key(tmp_path / "key", two)
    assert take(two, packed).recordings == 2


def test_whoever_was_erased_stays_away(one: StudyFolder, two: StudyFolder, tmp_path: Path) -> None:
    name = recorded(one, 1)
    give_key(tmp_path / "key", one, two)
    packed = pack(one, tmp_path)
    take(two, packed)
    with StudyLock(two.lock):
        erase(two, "P01")
    assert not (two.audio / name).exists()
    take(two, packed)
    assert [place.name for place in two.audio.iterdir()] == ["carrying.key"]


def test_a_protected_study_seals_key_and_recordings(
    one: StudyFolder, two: StudyFolder, tmp_path: Path
) -> None:
    name = recorded(one, 1)
    give_key(tmp_path / "key", one)
    secret = (tmp_path / "key").read_text().strip().encode()
    protected(one)
    assert carrying_key(one) is not None
    assert not any(secret in f.read_bytes() for f in one.path.rglob("*") if f.is_file())
    packed = pack(one, tmp_path)
    with Record(two.database):
        pass
    protected(two)
    give_key(tmp_path / "key", two)
    assert not any(secret in f.read_bytes() for f in two.path.rglob("*") if f.is_file())
    assert take(two, packed).recordings == 1
    assert wholeness_of(two.audio / name) is Wholeness.WHOLE
    assert not any(SAMPLES[:64] in f.read_bytes() for f in two.path.rglob("*") if f.is_file())


def test_another_key_and_no_key_are_refused(one: StudyFolder, tmp_path: Path) -> None:
    recorded(one, 1)
    give_key(tmp_path / "key", one)
    (tmp_path / "other").write_text(new_key())
    (tmp_path / "text").write_text("something else that is long enough")
    with pytest.raises(RecordUnavailable, match="has another key for recordings"):
        keep_key(one, tmp_path / "other")
    with pytest.raises(WrongKey, match="this is no key file"):
        keep_key(one, tmp_path / "text")
