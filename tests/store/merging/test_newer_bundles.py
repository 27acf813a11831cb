"""A later bundle of the same analyst: what was changed since the first one arrives, too."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from labeval.cli import main
from labeval.coding.codes import codebook, marking
from labeval.coding.edits import Change, added, removed
from labeval.coding.rows import Attribute, Board, Theme
from labeval.coding.texts import editing
from labeval.jobs.coding.workbook import merge_coding
from labeval.store.merging.bundles import pack, unpacked
from labeval.store.merging.workbook_merge import WorkbookMergeReport
from labeval.store.workbook.workbook import Workbook
from labeval.store.workbook_verify import workbook_findings
from labeval.study.folder import StudyFolder
from tests.commands.test_pack_cli import study
from tests.store.merging.test_workbook_merge import code
from tests.support.studies.coding_study import small_workbook


def take(folder: StudyFolder, bundle: Path) -> WorkbookMergeReport:
    with unpacked(bundle, folder) as place:
        return merge_coding(folder, StudyFolder(place).workbook)


def content(folder: StudyFolder) -> dict[str, Any]:
    with Workbook(folder.workbook, coder="", read_only=True) as book:
        return {
            "texts": [passage.text for passage in book.passages("s")],
            "sources": [source.folder for source in book.sources()],
            "segments": sorted((c.code, c.quote, c.start.offset) for c in book.codings()),
            "memos": sorted(memo.text for memo in book.memos()),
            "codes": [(c.name, c.definition, c.parent) for c in book.codes()],
            "known": sorted(a.value for a in book.attributes()),
            "themes": [theme.name for theme in book.themes("b")],
        }


class Laptops:
    """One analyst's laptop, and another one that takes its bundles."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.one, self.two = study(place / "one"), study(place / "two")
        small_workbook(self.one.workbook, "A1").close()
        with self.first() as book:
            code(book, "s.p0", 0, 5)
            memo = marking.write_memo([], "hm", about="code", row="c", coder=book.coder.id)
            book.do("memo", memo)
            book.do("know", [added(Attribute("a", "participant", "P01", "age", "54"))])
            book.do("theme", [added(Board("b", "B")), added(Theme("th", "b", "Belief"))])

    def first(self) -> Workbook:
        return Workbook(self.one.workbook, coder="A1")

    def second(self) -> Workbook:
        return Workbook(self.two.workbook, coder="A2")

    def packed(self) -> Path:
        return pack(self.one, self.place / "carried")[0]

    def go_on(self) -> None:
        with self.first() as book:
            book.do("edit", editing.replace_text(book.text_of("s"), "s.p0", 0, 2, "This"))
            code(book, "s.p0", 0, 7, "d")
            book.do("memo", [Change(memo, replace(memo, text="longer")) for memo in book.memos()])
            book.do("name", codebook.describe(book.codes()[0], name="Ease", definition="Easy."))
            book.do("rm", [removed(book.codings()[0]), *map(removed, book.attributes())])
            book.do("file", [Change(s, replace(s, folder="F")) for s in book.sources()])
            book.do("theme", [Change(t, replace(t, name="Doubt")) for t in book.themes("b")])


@pytest.fixture
def laptops(tmp_path: Path) -> Laptops:
    return Laptops(tmp_path)


def test_what_was_changed_since_the_first_bundle_arrives(laptops: Laptops) -> None:
    assert take(laptops.two, laptops.packed()).conflicts == []
    laptops.go_on()
    later = laptops.packed()
    report = take(laptops.two, later)
    assert report.conflicts == [] and report.codings == 1 and report.codes == 0
    assert content(laptops.two) == content(laptops.one)
    assert content(laptops.two)["segments"] == [("d", "This is", 0)]
    assert f"{report.followed} entries were changed or removed there" in str(report)
    assert not list(workbook_findings(laptops.two.workbook))
    again = take(laptops.two, later)
    assert again.conflicts == [] and again.followed == 0 and "removed" not in str(again)


def test_bundles_of_one_command_are_merged_in_the_order_of_their_edits(laptops: Laptops) -> None:
    bundles = [laptops.packed()]
    laptops.go_on()
    bundles.append(laptops.packed())
    with laptops.first() as book:
        assert book.undo()
    bundles.append(laptops.packed())
    for number, order in enumerate(permutations(bundles)):
        target = study(laptops.place / f"target-{number}")
        assert main(["merge", str(target.path), *map(str, order)]) == 0
        assert content(target) == content(laptops.one)


def test_what_both_have_changed_stays_as_it_is_here_and_is_named(laptops: Laptops) -> None:
    take(laptops.two, laptops.packed())
    with laptops.second() as book:
        book.do("name", codebook.describe(book.codes()[0], name="Mine"))
        book.do("edit", editing.replace_text(book.text_of("s"), "s.p0", 0, 2, "That"))
        book.do("know", [Change(a, replace(a, value="55")) for a in book.attributes()])
    before = content(laptops.two)
    laptops.go_on()
    told = [str(conflict) for conflict in take(laptops.two, laptops.packed()).conflicts]
    after = content(laptops.two)
    assert [after[part] for part in ("texts", "codes", "known")] == [
        before[part] for part in ("texts", "codes", "known")
    ]
    assert [line.split(":")[0] for line in told] == [
        *("code Ease", "source First", "segment “That is”", "segment “This is”", "attribute age")
    ]


def test_what_was_changed_here_alone_is_no_conflict(laptops: Laptops) -> None:
    bundle = laptops.packed()
    take(laptops.two, bundle)
    with laptops.second() as book:
        book.do("name", codebook.describe(book.codes()[0], name="Mine"))
        book.do("edit", editing.replace_text(book.text_of("s"), "s.p0", 0, 2, "That"))
    before = content(laptops.two)
    assert take(laptops.two, bundle).conflicts == []
    assert content(laptops.two) == before


def test_own_segments_keep_their_words_in_a_text_that_follows(laptops: Laptops) -> None:
    take(laptops.two, laptops.packed())
    with laptops.second() as book:
        code(book, "s.p0", 6, 11, "d")
    laptops.go_on()
    assert take(laptops.two, laptops.packed()).conflicts == []
    assert content(laptops.two)["segments"] == [("d", "This is", 0), ("d", "clear", 8)]
    assert content(laptops.two)["texts"] == content(laptops.one)["texts"]
    assert not list(workbook_findings(laptops.two.workbook))


def test_a_text_without_the_words_of_an_own_segment_does_not_follow(laptops: Laptops) -> None:
    take(laptops.two, laptops.packed())
    with laptops.second() as book:
        code(book, "s.p0", 0, 8, "d")
    before = content(laptops.two)
    laptops.go_on()
    told = [str(conflict) for conflict in take(laptops.two, laptops.packed()).conflicts]
    assert content(laptops.two)["texts"] == before["texts"]
    assert told[0].startswith("source First: its text was edited differently")
    assert told[1].startswith("segment “This is”: its words are not the same here")


def test_a_name_in_the_report_is_on_one_line(laptops: Laptops) -> None:
    with laptops.first() as book:
        book.do("memo", [Change(m, replace(m, text="First\nline  of\ttwo")) for m in book.memos()])
    take(laptops.two, laptops.packed())
    with laptops.first() as book:
        book.do("memo", [Change(m, replace(m, text="Theirs\nhere")) for m in book.memos()])
    with laptops.second() as book:
        book.do("memo", [Change(m, replace(m, text="Mine")) for m in book.memos()])
    (conflict,) = take(laptops.two, laptops.packed()).conflicts
    assert str(conflict).startswith("memo “Theirs here”: ")


def test_a_removed_segment_with_a_memo_of_somebody_else_stays(laptops: Laptops) -> None:
    take(laptops.two, laptops.packed())
    with laptops.second() as book:
        row = book.codings()[0].id
        book.do("memo", marking.write_memo([], "why", about="coding", row=row, coder=book.coder.id))
    with laptops.first() as book:
        book.do("rm", [removed(book.codings()[0])])
    (conflict,) = take(laptops.two, laptops.packed()).conflicts
    assert "was removed in the other workbook" in str(conflict)
    assert [segment[1] for segment in content(laptops.two)["segments"]] == ["It is"]


def test_two_codes_that_were_put_below_each_other_apart_stay_as_here(laptops: Laptops) -> None:
    take(laptops.two, laptops.packed())
    with laptops.second() as book:
        one, other = book.codes()[:2]
        book.do("move", [Change(one, replace(one, parent=other.id))])
    with laptops.first() as book:
        book.do("move", [Change(other, replace(other, parent=one.id))])
    before = content(laptops.two)["codes"]
    (conflict,) = take(laptops.two, laptops.packed()).conflicts
    assert str(conflict).startswith(f"code {other.name}: the two workbooks differ")
    assert content(laptops.two)["codes"] == before


def test_an_older_bundle_after_a_newer_one_names_what_stays(laptops: Laptops) -> None:
    older = laptops.packed()
    laptops.go_on()
    take(laptops.two, laptops.packed())
    now = content(laptops.two)
    told = [str(conflict).split(":")[0] for conflict in take(laptops.two, older).conflicts]
    after = content(laptops.two)
    same = ("texts", "sources", "memos", "codes", "themes")
    assert [after[part] for part in same] == [now[part] for part in same]
    assert after["known"] == ["54"] and now["known"] == []
    assert told == [
        *("code Clarity", "source First", "source First", "segment “It is”", "memo “hm”"),
        "theme Belief",
    ]
