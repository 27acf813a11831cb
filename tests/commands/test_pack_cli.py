"""``labeval pack`` and ``labeval merge`` of what it made."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.exchange.study_folder import make_study
from labeval.store.disk.backup import backups_of
from labeval.store.disk.lock import StudyLock
from labeval.store.merging.bundles import pack, remove_leftovers
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.store.merging.test_bundles import begin, contents, go_on
from tests.support.studies.coding_study import small_workbook


def study(place: Path) -> StudyFolder:
    make_study(places.templates() / "six-methods", place, None)
    return StudyFolder(place)


def packed(folder: StudyFolder, place: Path) -> Path:
    return pack(folder, place)[0]


def test_sessions_texts_and_attributes_reach_another_laptop(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1)
    small_workbook(one.workbook, "A1").close()
    one.participants.write_text("participant,age\nP01,30\n")
    assert main(["pack", str(one.path), "--to", str(tmp_path / "stick")]) == 0
    (bundle,) = tmp_path.joinpath("stick").iterdir()
    assert capsys.readouterr().out == f"{bundle}\n"
    assert main(["pack", str(one.path), "--to", str(tmp_path / "stick")]) == 0
    assert "it is there already" in capsys.readouterr().out
    assert main(["merge", str(two.path), str(bundle)]) == 0
    first = capsys.readouterr().out
    assert f"{bundle}: 1 new session, 0 continued, 3 events" in first
    assert len(first.strip().splitlines()) >= 3 and ".bundle-" not in first
    assert contents(two) == contents(one) and two.workbook.exists()
    assert two.participants.read_text() == one.participants.read_text()
    assert main(["merge", str(two.path), str(bundle), str(bundle)]) == 0
    assert "0 new sessions, 0 continued, 0 events" in capsys.readouterr().out
    assert contents(two) == contents(one) and not list(two.path.glob(".bundle-*"))


def test_a_bundle_is_in_the_exports_where_no_place_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = study(tmp_path / "one")
    begin(one, 1)
    assert main(["pack", str(one.path)]) == 0
    assert Path(capsys.readouterr().out.strip()).parent == one.exports


def test_one_bundle_that_was_cut_keeps_all_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1)
    main(["pack", str(one.path), "--to", str(tmp_path / "stick")])
    (whole,) = tmp_path.joinpath("stick").iterdir()
    go_on(one, 1)
    main(["pack", str(one.path), "--to", str(tmp_path / "stick")])
    (later,) = {*tmp_path.joinpath("stick").iterdir()} - {whole}
    later.chmod(0o600)
    later.write_bytes(later.read_bytes()[:-100])
    capsys.readouterr()
    assert main(["merge", str(two.path), str(whole), str(later)]) != 0
    assert "cut or altered" in capsys.readouterr().err
    assert not two.database.exists() and not list(two.path.glob(".bundle-*"))


def test_two_laptops_that_differ_are_named_by_their_bundle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1, events=2)
    begin(two, 1, events=2)
    go_on(one, 1, "of one")
    go_on(two, 1, "of two")
    before = contents(two)
    main(["pack", str(one.path), "--to", str(tmp_path / "stick")])
    (bundle,) = tmp_path.joinpath("stick").iterdir()
    capsys.readouterr()
    assert main(["merge", str(two.path), str(bundle)]) == 1
    out = capsys.readouterr().out
    assert out.startswith(f"{bundle}: ") and "the two records differ in it" in out
    assert contents(two) == before


def other_study(place: Path, design: str = "conversations") -> StudyFolder:
    make_study(places.templates() / design, place, None)
    return StudyFolder(place)


@pytest.mark.parametrize("as_bundle", [True, False])
def test_another_study_stays_out_unless_it_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], as_bundle: bool
) -> None:
    one, two = study(tmp_path / "one"), other_study(tmp_path / "two")
    begin(one, 1)
    other = packed(one, tmp_path / "stick") if as_bundle else one.path
    capsys.readouterr()
    assert main(["merge", str(two.path), str(other)]) == 1
    said = capsys.readouterr().err
    assert f"{other} is of another study" in said and "--another-study" in said
    assert "“Conversations, answer by answer”" in said
    assert not two.database.exists()
    assert main(["merge", str(two.path), str(other), "--another-study"]) == 0
    assert contents(two) == contents(one)


def test_another_study_among_others_keeps_all_out(tmp_path: Path) -> None:
    one, two, three = (study(tmp_path / name) for name in ("one", "two", "three"))
    begin(one, 1)
    small_workbook(three.workbook, "A1").close()
    target = other_study(tmp_path / "other")
    small_workbook(target.workbook, "A2").close()
    bundles = [packed(one, tmp_path / "stick"), packed(target, tmp_path / "stick")]
    assert main(["merge", str(two.path), *map(str, bundles)]) == 1
    assert not two.database.exists() and not two.workbook.exists()


def test_a_corrected_title_makes_no_other_study(tmp_path: Path) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1)
    begin(two, 2)
    text = one.study_file.read_text()
    title = next(iter(read_study(one.path).study.title.root.values()))
    one.study_file.write_text(text.replace(title, "Corrected"))
    assert main(["merge", str(two.path), str(packed(one, tmp_path / "stick"))]) == 0
    assert len(contents(two)) == 2


def test_a_record_is_copied_before_something_is_merged_into_it(tmp_path: Path) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1)
    begin(two, 2)
    bundle = packed(one, tmp_path / "stick")
    before, new = contents(two), study(tmp_path / "new")
    assert main(["merge", str(new.path), str(bundle)]) == 0
    assert backups_of(new.database) == []
    assert main(["merge", str(two.path), str(bundle)]) == 0
    (copy,) = backups_of(two.database)
    assert copy.name.endswith("-before-merge.sqlite")
    with Record(copy, read_only=True) as record:
        assert {header.id for header in record.sessions.headers()} == set(before)
    assert main(["merge", str(two.path), str(bundle)]) == 0
    assert backups_of(two.database) == [copy]


def test_a_second_merge_takes_nothing_from_a_running_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = study(tmp_path / "one"), study(tmp_path / "two")
    begin(one, 1)
    small_workbook(one.workbook, "A1").close()
    one.participants.write_text("participant,age\nP01,30\n")
    bundle = packed(one, tmp_path / "stick")

    class ThenOther(StudyLock):
        """The other merge begins as soon as this one has released its lock."""

        def close(self) -> None:
            super().close()
            remove_leftovers(two)

    monkeypatch.setattr("labeval.commands.record.merge.StudyLock", ThenOther)
    assert main(["merge", str(two.path), str(bundle)]) == 0
    assert two.workbook.exists() and two.participants.exists()


def test_a_study_folder_may_be_called_like_a_bundle(tmp_path: Path) -> None:
    one, two = study(tmp_path / "one.bundle"), study(tmp_path / "two")
    begin(one, 1)
    assert main(["merge", str(two.path), str(one.path)]) == 0
    assert contents(two) == contents(one)
