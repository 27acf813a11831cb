"""``labeval pack`` and ``labeval merge`` of what it made."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import places
from labeval.cli import main
from labeval.exchange.study_folder import make_study
from labeval.study.folder import StudyFolder
from tests.store.merging.test_bundles import begin, contents, go_on
from tests.support.studies.coding_study import small_workbook


def study(place: Path) -> StudyFolder:
    make_study(places.templates() / "six-methods", place, None)
    return StudyFolder(place)


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
