"""Names of codes in programs that know codes by their names alone."""

from __future__ import annotations

from labeval.coding.codes.code_names import PATH_JOIN, equal_names, unique_names
from labeval.coding.rows import Code


def test_codes_of_one_name_are_distinguished_by_their_paths_and_then_by_numbers():
    codes = [
        Code("a", "Trust"),
        Code("b", "trust"),
        Code("c", "Trust"),
        Code("d", "Doubt"),
        Code("e", "Source"),
        Code("f", "Doubt", parent="e"),
    ]
    names = unique_names(codes)
    assert (names["a"], names["b"], names["c"]) == ("Trust", "trust (2)", "Trust (3)")
    assert names["d"] == "Doubt" and names["e"] == "Source"
    assert names["f"].startswith("Source") and names["f"].endswith("Doubt")


def test_only_names_that_several_codes_have_are_equal():
    codes = [Code("a", "Trust"), Code("b", "Doubt"), Code("c", "trust", parent="b")]
    assert equal_names(codes) == [("Trust", ["Trust", f"Doubt{PATH_JOIN}trust"])]
