"""Capsules that were damaged, or made to harm: refused with the place, and nothing is left."""

from __future__ import annotations

import json
import shutil
import struct
import zipfile
from hashlib import sha256

import pytest

from labeval.files.refusal import FileRefused
from labeval.jobs.capsule import reading
from labeval.jobs.capsule.reading import opened
from labeval.jobs.capsule.reproducing import reproduce

FOR_OTHERS = ("ro-crate-metadata.json", "dataset_description.json")
"""Descriptions for other programs, which nothing here reads."""


def _changed(capsule, path, change):
    """A capsule after ``change`` of its members and its list, by their names."""
    with zipfile.ZipFile(capsule) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    manifest = json.loads(members["capsule.json"])
    change(members, manifest)
    if "capsule.json" in members:
        members["capsule.json"] = json.dumps(manifest).encode()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return path


def _refusal(path):
    with pytest.raises(FileRefused) as refused, opened(path) as capsule:
        reproduce(capsule)
    return str(refused.value)


@pytest.mark.parametrize(
    "name",
    ["../evil.csv", "/etc/evil.csv", "data/../../evil.csv", "C:\\evil.csv", "data//x.csv", "data"],
)
def test_names_that_lead_out_of_the_folder_are_refused(capsule, tmp_path, name):
    def change(members, manifest):
        members[name] = b"evil"
        manifest["files"][name] = sha256(b"evil").hexdigest()

    assert "evil" in _refusal(_changed(capsule, tmp_path / "c.zip", change)) or name in (
        "data//x.csv",
        "data",
    )
    assert not list(tmp_path.rglob("evil*"))


def test_files_that_are_not_listed_are_not_unpacked(capsule, tmp_path):
    path = _changed(
        capsule, tmp_path / "c.zip", lambda members, _: members.update({"../evil.csv": b"evil"})
    )
    with opened(path) as found:
        unpacked = {p.relative_to(found.folder).as_posix() for p in found.folder.rglob("*.*")}
        assert unpacked == set(found.manifest.files)
        assert found.unlisted == ("../evil.csv",)
    with opened(capsule) as whole:
        assert whole.unlisted == ()


def test_a_changed_file_is_named(capsule, tmp_path):
    def change(members, manifest):
        members["data/table-judgments_data.csv"] += b"\n"

    message = _refusal(_changed(capsule, tmp_path / "c.zip", change))
    assert "data/table-judgments_data.csv" in message and "ask for it again" in message


def test_a_missing_file_is_named(capsule, tmp_path):
    path = _changed(capsule, tmp_path / "c.zip", lambda m, _: m.pop("results/scores.csv"))
    assert "results/scores.csv" in _refusal(path)


def test_a_table_with_other_columns_is_refused(capsule, tmp_path):
    name = "data/table-judgments_data.csv"

    def change(members, manifest):
        members[name] = b"who,what\na,b\n"
        manifest["files"][name] = sha256(members[name]).hexdigest()

    message = _refusal(_changed(capsule, tmp_path / "c.zip", change))
    assert "who, what" in message and "participant" in message


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("choices", {"samples": 10**9}, "samples"),
        ("choices", {"samples": "many"}, "samples"),
        ("choices", {"resample": "nobody"}, "resample"),
        ("choices", {"invented": 1}, "invented"),
        ("versions", [], "versions"),
        ("versions", ["../../etc/passwd"], "versions.0"),
        ("capsule", 2, "capsule"),
        ("files", {"data/x.csv": "short"}, "files"),
    ],
)
def test_a_list_that_no_capsule_has_is_refused(capsule, tmp_path, field, value, said):
    path = _changed(
        capsule, tmp_path / "c.zip", lambda _, manifest: manifest.update({field: value})
    )
    assert said in _refusal(path)


def test_what_unpacks_to_too_much_is_refused(capsule, tmp_path, monkeypatch):
    monkeypatch.setattr(reading, "MOST_IN_ALL", 100_000)
    assert "unpacks to more than 100,000 bytes" in _refusal(capsule)


def test_a_study_that_is_none_is_refused(capsule, tmp_path):
    def change(members, manifest):
        (name,) = (name for name in members if name.startswith("versions/"))
        members[name] = b'{"study": 1}'
        manifest["files"][name] = sha256(members[name]).hexdigest()

    assert "versions/" in _refusal(_changed(capsule, tmp_path / "c.zip", change))


def test_other_files_are_refused(tmp_path):
    (tmp_path / "text.zip").write_text("no archive")
    assert "text.zip" in _refusal(tmp_path / "text.zip")
    with zipfile.ZipFile(tmp_path / "other.zip", "w") as archive:
        archive.writestr("letter.txt", "Dear all")
    assert "is no capsule" in _refusal(tmp_path / "other.zip")


def test_a_capsule_that_was_cut_anywhere_is_refused(capsule, tmp_path):
    content = capsule.read_bytes()
    for part in range(1, 20):
        path = tmp_path / f"{part}.zip"
        path.write_bytes(content[: len(content) * part // 20])
        said = _refusal(path)
        assert "make it again with `labeval capsule`" in said and "save it again" not in said


def test_bytes_that_turned_are_refused(capsule, tmp_path):
    content = capsule.read_bytes()
    with zipfile.ZipFile(capsule) as archive:
        members = [m for m in archive.infolist() if m.filename not in FOR_OTHERS]
    path = tmp_path / "turned.zip"
    for member in members:
        # The content follows a header of 30 bytes, the name and the extra field.
        header = content[member.header_offset :][:30]
        begin = member.header_offset + 30 + sum(struct.unpack("<HH", header[26:30]))
        turned = bytearray(content)
        turned[begin + member.compress_size // 2] ^= 0x40
        path.write_bytes(turned)
        with pytest.raises(FileRefused), opened(path):
            pass


def test_nothing_of_a_refused_capsule_is_left_behind(capsule, tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    path = tmp_path / "c.zip"
    shutil.copyfile(capsule, path)
    _refusal(_changed(capsule, path, lambda m, _: m.pop("results/scores.csv")))
    assert not list((tmp_path / "temporary").iterdir())


def _without_files(members, manifest):
    del manifest["files"]


def _words_for_files(members, manifest):
    manifest["files"] = "all"


def _unknown_choice(members, manifest):
    manifest["choices"]["resample"] = "everybody"


def _words_for_samples(members, manifest):
    manifest["choices"]["samples"] = "many"


def _other_content(members, manifest):
    name = next(name for name in members if name.startswith("versions/"))
    members[name] = b'{"study": 5}'
    manifest["files"][name] = sha256(members[name]).hexdigest()


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_without_files, "files is not as `labeval capsule` writes it (is missing)"),
        (_words_for_files, "files is not as `labeval capsule` writes it (must hold names and"),
        (_unknown_choice, "“resample” of the analysis: “everybody” cannot be chosen"),
        (_words_for_samples, "“samples” of the analysis: “many” is not a whole number"),
        (_other_content, "study is not as `labeval capsule` writes it (must hold names and"),
    ],
)
def test_reasons_are_in_words_that_can_be_translated(capsule, tmp_path, change, words):
    assert words in _refusal(_changed(capsule, tmp_path / "c.zip", change))
