"""A bundle of a protected study is sealed, and goes into a protected study that can open it."""

from __future__ import annotations

import json
import shutil
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from labeval.files.refusal import FileRefused
from labeval.store.disk.errors import StudyLocked
from labeval.store.merging.bundles import pack, unpacked
from labeval.store.merging.same_study import LIST
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from tests.store.merging.test_bundles import begin, contents, laptop, take
from tests.support.protected import holding, lock, protected, unlock

ATTRIBUTES = "participant,age\nP01,thirty-three\n"


@pytest.fixture
def study(tmp_path: Path) -> StudyFolder:
    """A protected study with one session and the attributes of who took part."""
    folder = laptop(tmp_path, "one")
    begin(folder, 1)
    folder.participants.write_text(ATTRIBUTES)
    return protected(folder)


@pytest.fixture
def bundle(study: StudyFolder, tmp_path: Path) -> Path:
    return pack(study, tmp_path / "carried").bundle


def another(study: StudyFolder, place: Path) -> StudyFolder:
    """A study with the same keys on another laptop, without sessions."""
    folder = laptop(place, "two")
    shutil.copyfile(study.protection, folder.protection)
    Record(folder.database).close()
    return folder


def test_it_says_nothing_in_the_clear_and_opens_where_the_key_is(
    study: StudyFolder, bundle: Path, tmp_path: Path
) -> None:
    other = another(study, tmp_path)
    loose = tmp_path / "loose"
    with zipfile.ZipFile(bundle) as archive:
        archive.extractall(loose)
    assert {file.name for file in loose.iterdir()} >= {study.protection.name, LIST}
    assert holding(loose, "thirty-three", "text 2") == []
    with unpacked(bundle, other) as place:
        assert StudyFolder(place).participants.read_text() == ATTRIBUTES
    take(other, bundle)
    assert contents(other) == contents(study) != {}


def test_without_attributes_there_are_none_afterwards(study: StudyFolder, tmp_path: Path) -> None:
    study.participants.unlink()
    bundle = pack(study, tmp_path / "carried").bundle
    with unpacked(bundle, another(study, tmp_path)) as place:
        assert not StudyFolder(place).participants.exists()


def test_without_the_key_it_names_the_bundle_and_nothing_stays(
    study: StudyFolder, bundle: Path, tmp_path: Path
) -> None:
    other = another(study, tmp_path)
    before = {file.name for file in other.path.iterdir()}
    lock(study)
    with pytest.raises(StudyLocked) as refused, unpacked(bundle, other):
        pytest.fail("it was opened")
    assert str(bundle) in str(refused.value)
    assert {file.name for file in other.path.iterdir()} == before
    unlock(study)
    take(other, bundle)
    assert contents(other) != {}


def test_it_is_not_opened_into_a_study_in_the_clear_nor_one_in_the_clear_into_it(
    study: StudyFolder, bundle: Path, tmp_path: Path
) -> None:
    clear = laptop(tmp_path, "clear")
    begin(clear, 2)
    with pytest.raises(FileRefused) as refused, unpacked(bundle, clear):
        pytest.fail("it was opened")
    assert str(refused.value).startswith(str(bundle)) and "protect" in str(refused.value)
    plain = pack(clear, tmp_path).bundle
    with (
        pytest.raises(FileRefused, match=r"is not encrypted, and .* is protected"),
        unpacked(plain, study),
    ):
        pytest.fail("it was opened")
    # Each opens where both are alike, so nothing else was wrong with them.
    with unpacked(plain, laptop(tmp_path, "also clear")) as place:
        assert (place / LIST).is_file()
    with unpacked(bundle, another(study, tmp_path)) as place:
        assert (place / LIST).is_file()


@pytest.mark.parametrize("damage", ["a byte", "its end"])
def test_attributes_that_are_not_as_they_were_sealed_are_refused(
    study: StudyFolder, bundle: Path, tmp_path: Path, damage: str
) -> None:
    """Also where the list of parts was made to fit; without the key nobody can seal others."""
    other = another(study, tmp_path)
    with zipfile.ZipFile(bundle) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    (name,) = (name for name in parts if name.startswith("participants"))
    again = with_part(tmp_path / "again.bundle", parts, name, parts[name])
    with unpacked(again, other) as place:  # made anew as below, with the same content
        assert StudyFolder(place).participants.read_text() == ATTRIBUTES
    sealed = bytearray(parts[name])
    if damage == "a byte":
        sealed[-40] ^= 1
    else:
        del sealed[-28:]
    made = with_part(tmp_path / "other.bundle", parts, name, bytes(sealed))
    with pytest.raises(FileRefused, match="was cut or altered on its way"), unpacked(made, other):
        pytest.fail("it was opened")


def with_part(bundle: Path, parts: dict[str, bytes], name: str, content: bytes) -> Path:
    """A bundle with another content of a part, of which its list says that it is the right one."""
    listed = json.loads(parts[LIST])
    listed["parts"][name] = {"bytes": len(content), "sha256": sha256(content).hexdigest()}
    with zipfile.ZipFile(bundle, "w") as archive:
        for each, held in {**parts, name: content, LIST: json.dumps(listed).encode()}.items():
            archive.writestr(each, held)
    return bundle
