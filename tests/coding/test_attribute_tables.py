"""Cells copied in a spreadsheet find their rows and columns."""

from __future__ import annotations

from labeval.coding.attribute_tables import Pasted, pasted

ROWS = [("i1", "P1"), ("i2", "P2"), ("i3", "P3")]
NAMES = ["Age", "Job"]


def test_a_table_with_headings_is_taken_by_its_names_whatever_their_order() -> None:
    text = 'Code\tJob\tCity\r\np3\t"nurse\non nights"\tUlm\r\nP9\tcook\tBonn\r\nP1\t\tKiel\r\n'
    assert pasted(text, ROWS, NAMES, (2, 1)) == Pasted(
        (("i3", "Job", "nurse\non nights"), ("i3", "City", "Ulm"), ("i1", "City", "Kiel")),
        unknown=("P9",),
    )


def test_a_name_that_two_rows_have_is_neither() -> None:
    rows = [("s1", "Talk"), ("s2", "talk"), ("s3", "Walk")]
    found = pasted("Source\tPlace\nTalk\tUlm\nwalk\tBonn", rows, [], (0, 0))
    assert found == Pasted((("s3", "Place", "Bonn"),), unknown=("Talk",))


def test_a_block_of_cells_goes_from_the_current_cell_on_and_says_what_is_outside() -> None:
    assert pasted("41\tcook\n\tclerk\n", ROWS, NAMES, (1, 0)) == Pasted(
        (("i2", "Age", "41"), ("i2", "Job", "cook"), ("i3", "Age", ""), ("i3", "Job", "clerk"))
    )
    assert pasted("1\t2\n3\t4", ROWS, NAMES, (2, 1)) == Pasted((("i3", "Job", "1"),), outside=3)


def test_names_below_names_are_values_and_an_empty_text_is_nothing() -> None:
    assert pasted("P1\nP2", ROWS, NAMES, (0, 0)).cells == (("i1", "Age", "P1"), ("i2", "Age", "P2"))
    assert pasted("\n\n", ROWS, NAMES, (0, 0)) == Pasted(())


def test_an_empty_line_is_an_empty_cell_and_what_is_below_it_stays_with_its_row() -> None:
    found = pasted("30\r\n\r\n40\r\n", ROWS, NAMES, (0, 0))
    assert found == Pasted((("i1", "Age", "30"), ("i2", "Age", ""), ("i3", "Age", "40")))
    assert pasted("\n41", ROWS, NAMES, (1, 0)).cells == (("i2", "Age", ""), ("i3", "Age", "41"))
    assert pasted("1\t\t\n2\t\t9", ROWS, NAMES, (2, 0)).outside == 2, "empty cells are none"


def test_rows_and_headings_are_found_whatever_their_case_and_spaces() -> None:
    rows = [("s1", "P1  Interview"), ("s2", "P2  Interview")]
    found = pasted("Source\tyears  of work\nP1 Interview\t7", rows, ["Years of work"], (0, 0))
    assert found == Pasted((("s1", "Years of work", "7"),))


def test_a_text_too_long_for_a_cell_of_a_spreadsheet_is_taken_as_it_is() -> None:
    long = "x" * 140_000
    assert pasted(f"{long}\ty", ROWS, NAMES, (0, 0)).cells == (
        ("i1", "Age", long),
        ("i1", "Job", "y"),
    )
