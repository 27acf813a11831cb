"""Study files that are wrong in one way each: all are refused, with the line and what is wrong."""

from __future__ import annotations

import codecs
from typing import Any

import pytest

S = "study.yaml"
NO_CODE = "# The code of the supervisor is in a file of its own."
"""A line of the sound file in place of which a code can be."""

# name, text in the sound file, what it becomes, line of the problem, words of the problem
SWAPPED: list[tuple[str, str, str, int | str | None, str]] = [
    # YAML itself
    ("colon in a text", "origin: Programs", "origin: Programs: these", "these", "“:”"),
    ("tab", "  - id: correctness", "\t- id: correctness", "\t- id", "tab"),
    ("list not closed", "groups: [expert, crowd]", "groups: [expert, crowd", "[expert", "“[”"),
    ("mapping not closed", "{1: poor, 5: good}", "{1: poor, 5: good", "1: poor", "“{”"),
    (
        "quote not closed",
        NO_CODE,
        'supervisor_code: "9753',
        "9753",
        "begins here goes on to line 72",
    ),
    (
        "quote not closed at the end",
        "text: We keep",
        "text: 'We keep",
        "We keep",
        "never closed",
    ),
    ("indented too far", "language: en", "   language: en", "language", "indent"),
    ("indented too little", "    overarching: honesty", "   overarching: honesty", "overarch", ""),
    ("at sign", "Programs wrote", "@Programs wrote", "@Programs", "“@”"),
    ("unknown escape", NO_CODE, 'supervisor_code: "9\\753"', "753", "backslash"),
    ("escaped zero", NO_CODE, 'supervisor_code: "9\\0753"', "753", "U+0000"),
    ("control character", "Programs wrote", "Pro\x07grams", "grams", "U+0007"),
    ("zero byte far down", "Thank you.", "Thank\x00you.", "thanks", "U+0000"),
    ("duplicate key", "planned: 12", "planned: 12\n  planned: 13", "planned: 13", "twice"),
    ("two seeds name the first line", "seed: 11", "seed: 11\nseed: 12", "seed: 12", "line 5"),
    ("undefined alias", "Programs wrote", "*programs wrote", "*programs", "“*programs”"),
    (
        "alias inside itself",
        "groups: [expert, crowd]",
        "groups: &g [*g]",
        "&g",
        "in its own definition",
    ),
    ("tag", "seed: 11", "seed: !number 11", "seed", "“!number”"),
    ("Python object", "seed: 11", "seed: !!python/object:os.x 1", "seed", "!!python"),
    ("merge key", "language: en", "<<: en", "<<", "not supported"),
    ("list as key", "language: en", "? [en]\n: de", "? [en]", "cannot be a name"),
    ("braces unquoted", "Programs wrote these texts.", "{{texts}}", "{{texts}}", "quotes"),
    ("second document", "language: en", "---\nlanguage: en", "---", "second document"),
    ("text after the end", "language: en", "...\nlanguage: en", "language", "after the end"),
    # keys and values
    ("no version", "labeval: 1\n", "", 1, "labeval: 1"),
    ("newer format", "labeval: 1", "labeval: 2", 1, "format 2"),
    ("no seed", "seed: 11\n", "", 1, "seed: is missing"),
    ("seed without value", "seed: 11", "seed:", "seed", "no value"),
    ("seed is a word", "seed: 11", "seed: eleven", "seed", "whole number"),
    ("negative seed", "seed: 11", "seed: -1", "seed", "too small"),
    ("code without quotes", NO_CODE, "supervisor_code: 9753", "9753", "quotes"),
    ("code too short", NO_CODE, 'supervisor_code: "97"', "97", "shorter"),
    ("language name", "language: en", "language: English", "English", "such as en"),
    (
        "title is a list",
        'title: {en: "Answers about mulch", de: "Antworten über Mulch"}',
        "title: [x]",
        "title",
        "must be a text",
    ),
    ("title of a number", 'en: "Answers about mulch"', "en: 7", "en: 7", "not the number 7"),
    (
        "language of a text",
        "{en: Honesty, de: Ehrlichkeit}",
        "{english: Honesty}",
        "english:",
        "“english” is not a language",
    ),
    ("empty text", "We keep your answers.", '""', '""', "empty"),
    ("unknown key", "origin:", "orgin:", "orgin", "did you mean “origin”?"),
    (
        "unknown key of a criterion",
        "judged_against: source\n    anchors",
        "judge: source\n    anchors",
        "judge:",
        "did you mean “judged_against”?",
    ),
    ("key of another method", "    optional: [fluency]", "    tie: true", "tie", "not known"),
    (
        "criteria is a mapping",
        "    criteria: [honesty]\n",
        "    criteria: {a: b}\n",
        "a: b",
        "list",
    ),
    (
        "missing definition",
        "    definition: The text reads well.\n",
        "",
        "id: fluency",
        "criteria[3].definition: is missing",
    ),
    ("id with a space", "id: fluency", "id: the fluency", "the fluency", "cannot be an id"),
    ("id with a bar", "id: fluency", 'id: "flu|ency"', "flu|", "an id"),
    ("id with umlaut", "id: fluency", "id: flüssig", "flüssig", "“flüssig” cannot be an id"),
    ("long id", "id: fluency", f"id: {'f' * 65}", "fff", "longer than 64"),
    ("number as id", "id: fluency", "id: 7", "id: 7", "not the number 7; put it in quotes"),
    (
        "unknown reference",
        "judged_against: source\n    anchors",
        "judged_against: sauce\n    anchors",
        "sauce",
        "did you mean “source”?",
    ),
    ("unknown method", "method: dqe", "method: dq", "method: dq", "did you mean “dqe”?"),
    ("no method", "    method: bws\n", "", "best:", "choose one of: ab, aqc"),
    ("unknown step", "step: questionnaire", "step: quiz", "quiz", "there is no “quiz”"),
    (
        "step is a word",
        "  - {step: text, id: thanks, text: Thank you.}",
        "  - thanks",
        "- thanks",
        "names and values",
    ),
    (
        "step in the loop",
        "{step: rating, id: rate}",
        "{step: consent, id: rate}",
        "rate}",
        "there is no “consent”",
    ),
    ("unknown kind", "kind: number", "kind: numeric", "numeric", "did you mean “number”?"),
    ("points", "method: dqe", "method: dqe\n    points: 12", "points", "the most is 11"),
    ("points a fraction", "method: dqe", "method: dqe\n    points: 4.5", "points", "whole number"),
    (
        "endless rest",
        "method: dqe",
        "method: dqe\n    breaks: {after_minutes: 1e999}",
        "1e999",
        "not a number",
    ),
    ("truth", "method: ab", "method: ab\n    tie: perhaps", "perhaps", "true or false"),
    ("pairs", "pairs: 4", "pairs: some", "some", "neither a whole number nor a choice"),
    (
        "label off the scale",
        "{1: poor, 5: good}",
        "{1: poor, 6: good}",
        "scale:",
        "6 cannot have a label",
    ),
    ("label at a word", "{1: poor, 5: good}", "{low: poor}", "poor", "“low” is not a whole number"),
    ("option without label", "{id: partly, label: Partly}", "id: partly", "agreement:", "a label"),
    ("two equal options", "{id: partly, label: Partly}", "id: no", "agreement:", "same id"),
    ("right option", "[go, goes], correct: 2", "[go, goes], correct: 3", "q1", "only 2 options"),
    ("no age fits", "text: How old are you?", "text: Old?, min: 9, max: 3", "Old", "less than"),
    (
        "slider of a billion",
        "method: dqe",
        "method: dqe\n    slider: {max: 1000000000}",
        "slider",
        "at most 1000 values",
    ),
    (
        "no condition",
        "conditions:\n  - id: single\n    blocks: [scale, agreement]\n"
        "  - id: compared\n    blocks: [pairs, best]",
        "conditions: []",
        "conditions",
        "at least 1",
    ),
    # the items table it names
    ("no such table", "items: items.csv", "items: item.csv", "item.csv", "items.csv"),
    ("table elsewhere", "items: items.csv", "items: ../items.csv", "../items", "folder"),
    ("absolute path", "items: items.csv", "items: /etc/passwd", "/etc", "folder"),
    ("drive", "items: items.csv", "items: C:\\items.csv", "C:", "folder"),
    ("table is a folder", "items: items.csv", "items: .", "items: .", "folder"),
    ("table is a number", "items: items.csv", "items: 7", "items: 7", "quotes"),
    # what refers to nothing, or does not fit together
    ("two criteria of one id", "id: correctness", "id: honesty # twice", "twice", "in line 10"),
    (
        "a step for a condition that is none",
        "{step: text, id: thanks, text: Thank you.}",
        "{step: text, id: thanks, text: Thank you., only_for: [nobody]}",
        "only_for: [nobody]",
        "there is no condition “nobody”",
    ),
    (
        "a consent for some only",
        "    id: consent\n",
        "    id: consent\n    only_for: [scale]\n",
        "only_for:",
        "everybody must be asked for consent",
    ),
    ("two steps of one id", "id: how", "id: consent", "step: instructions", "already"),
    ("two conditions of one id", "id: compared", "id: single # twice", "twice", "already"),
    ("two questions of one id", "{id: q2", "{id: q1", "They ___", "already"),
    ("two choices of one id", "{id: university", "{id: school", "University", "already"),
    (
        "unknown group",
        "    definition: The text reads well.",
        "    definition: Well.\n    group: thrust",
        "thrust",
        "did you mean “trust”?",
    ),
    ("overarching nothing", "overarching: honesty", "overarching: truth", "truth", "no criterion"),
    (
        "overarching outsider",
        "overarching: honesty",
        "overarching: fluency",
        "overarching",
        "does not belong",
    ),
    ("wording for nothing", "      ab: Which", "      abx: Which", "abx", "neither a method nor"),
    (
        "anchor off the scale",
        "5: true to the source",
        "9: true to the source",
        "9: true",
        "anchors.9: no scale of this criterion has a point 9; its points go from 1 to 5",
    ),
    ("block asks nothing", "criteria: [honesty]\n", "criteria: [honesti]\n", "honesti", "honesty"),
    (
        "block asks twice",
        "criteria: [honesty]\n",
        "criteria: [honesty, honesty]\n",
        "honesty, honesty",
        "already",
    ),
    ("optional stranger", "optional: [fluency]", "optional: [flow]", "flow", "does not ask"),
    ("unknown item", "ids: [a1, a2, a3, b1]", "ids: [a1, a2, a3, b2, b1]", "b2", "no item “b2”"),
    (
        "training item is rated",
        "ids: [a1, a2, a3, b1]",
        "ids: [a1, a2, a3, b1, t1]",
        "ids:",
        "“t1” is for training",
    ),
    ("unknown column", "where: {system: A}", "where: {systm: A}", "systm", "“system”"),
    ("no item left", "where: {system: A}", "where: {system: C}", "where", "no item has “C”"),
    (
        "nothing in common",
        "where: {system: A}",
        "where: {system: A, use: training}",
        51,
        "no item is left",
    ),
    (
        "training on nothing",
        "items: [t1]",
        "items: [t2]",
        "t2",
        "there is no item “t2”; known are: a1",
    ),
    ("training on a rated item", "items: [t1]", "items: [a1]", "items: [a1]", "not for training"),
    ("training with two texts", "items: [t1]", "items: [t1, a1]", "t1, a1", "1 texts, not 2"),
    ("expected of nothing", "expected: {honesty:", "expected: {fluent:", "fluent", "fluency"),
    ("expected off the scale", "{honesty: [1, 2]}", "{honesty: [1, 7]}", "7]", "“7” cannot be"),
    ("nothing is right", "{honesty: [1, 2]}", "{honesty: []}", "honesty: []", "counts as right"),
    ("condition of nothing", "blocks: [pairs, best]", "blocks: [pairs, bets]", "bets", "“best”"),
    (
        "block twice in a condition",
        "blocks: [pairs, best]",
        "blocks: [best, best]",
        "best, best",
        "already",
    ),
    (
        "step of nothing",
        "{step: text, id: thanks, text: Thank you.}",
        "{step: instructions, id: x, block: scal}",
        "scal}",
        "did you mean “scale”?",
    ),
    (
        "step of no block",
        "{step: text, id: thanks, text: Thank you.}",
        "{step: training, id: anew}",
        "anew",
        "for which block",
    ),
    (
        "block inside the loop",
        "{step: rating, id: rate}",
        "{step: rating, id: rate, block: best}",
        "rate, block",
        "for_each_block",
    ),
    ("nothing is rated", "      - {step: rating, id: rate}\n", "", "id: single", "no rating step"),
    (
        "rated twice",
        "{step: rating, id: rate}",
        "{step: rating, id: rate}\n      - {step: rating, id: more}",
        "id: single",
        "rated 2 times",
    ),
    (
        "consent too late",
        "  - step: consent\n    id: consent",
        "  - {step: questionnaire, id: early, questions: [{kind: text, id: x, text: Why?}]}\n"
        "  - step: consent\n    id: consent",
        "early",
        "before the consent",
    ),
    ("unreachable score", "pass_score: 1", "pass_score: 3", "pass_score", "2 questions"),
    ("unreachable level", "{min_score: 2, name: B}", "{min_score: 3, name: B}", "name: B", "2 q"),
    (
        "levels descend",
        "{min_score: 2, name: B}",
        "{min_score: 0, name: B}",
        "name: B",
        "ascending",
    ),
    ("pairs do not join", "pairs: 4", "pairs: 2", 48, "2 pairs cannot join"),
    ("more pairs than there are", "pairs: 4", "pairs: 7", 48, "fewer than 7 pairs"),
    ("too few texts for a page", "ids: [a1, a2, a3, b1]", "ids: [a1, a2, a3]", "best:", "only 3"),
    ("one text to compare", "where: {system: A}", "ids: [a1]", 48, "only one text"),
]


@pytest.mark.parametrize(
    ("old", "new", "at", "words"), [case[1:] for case in SWAPPED], ids=[case[0] for case in SWAPPED]
)
def test_a_study_file_wrong_in_one_way_is_refused_with_its_line(
    study: Any, old: str, new: str, at: int | str | None, words: str
) -> None:
    study.swap(S, old, new)
    study.must_be_refused(S, at, words)


_BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 10)}]\n" for n in range(1, 9)
)

RAW: list[tuple[str, bytes, int | None, str]] = [
    ("empty", b"", 1, "is empty"),
    ("comments only", b"# a study\n# to be written\n", 1, "is empty"),
    ("null", b"null\n", 1, "is empty"),
    ("a word", b"study\n", 1, "names and values"),
    ("a list", b"\n- labeval: 1\n", 2, "names and values"),
    (
        "Windows-1252",
        "labeval: 1\ntitle: M\u00e4rz\n".encode("cp1252"),
        2,
        "byte 0xE4, which is “ä” in Windows-1252; save the file as UTF-8",
    ),
    ("no encoding at all", b"labeval: 1\n\ntitle: \x81\n", 3, "byte 0x81 is not a character"),
    ("UTF-16 without mark", "labeval: 1".encode("utf-16-le"), 1, "UTF-16"),
    ("half of UTF-16", codecs.BOM_UTF16_LE + b"a", None, "broken UTF-16"),
    ("a picture", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", 3, "zero bytes"),
    ("ten megabytes", b"title: " + b"a" * 10_000_000, None, "10.0 MB; more than 2 MB"),
    ("brackets without end", b"[" * 100_000, 1, "50 levels"),
    ("lists without end", b"- " * 100_000, 1, "50 levels"),
    ("aliases that unfold", _BOMB.encode(), 5, "more than 100000 values"),
    ("a hundred thousand numbers", b"a: [" + b"1, " * 150_000 + b"]", 1, "100000 values"),
    (
        "a hundred thousand unknown keys",
        b"".join(b"k%d: 1\n" % n for n in range(90_000)),
        1,
        "labeval: is missing",
    ),
    ("a name of a megabyte", b"a" * 1_000_000 + b": 1\n", 1, "“:”"),
]


@pytest.mark.parametrize(("data", "at", "words"), [c[1:] for c in RAW], ids=[c[0] for c in RAW])
def test_bytes_that_are_no_study_are_refused(
    study: Any, data: bytes, at: int | None, words: str
) -> None:
    (study.path / S).write_bytes(data)
    study.must_be_refused(S, at, words)


def test_a_folder_without_study_file_is_refused(study: Any) -> None:
    (study.path / S).unlink()
    study.must_be_refused(S, None, "does not exist; a study is a folder")


def test_a_study_file_of_a_near_name_is_pointed_out(study: Any) -> None:
    (study.path / S).rename(study.path / "study.yml")
    study.must_be_refused(S, None, "rename study.yml to study.yaml")


def test_a_folder_in_place_of_the_study_file_is_refused(study: Any) -> None:
    (study.path / S).unlink()
    (study.path / S).mkdir()
    study.must_be_refused(S, None, "is not a file")


def test_a_path_that_is_no_folder_is_refused(study: Any) -> None:
    type(study)(study.path / "items.csv").must_be_refused(S, None, "cannot be read")
    type(study)(study.path / "nowhere").must_be_refused(S, None, "does not exist")


def test_problems_of_file_and_table_are_told_together_in_order(study: Any) -> None:
    study.swap(S, "method: dqe", "method: dqx")
    study.swap(S, "seed: 11", "seed: many")
    study.swap("items.csv", "a2,A", "a1,A")
    places = [(p.file, p.line) for p in study.refusal()]
    assert places == [("items.csv", 3), ("study.yaml", 5), ("study.yaml", 34)]


def test_a_table_is_read_even_where_the_study_file_is_no_yaml(study: Any) -> None:
    study.swap(S, "seed: 11", "seed: [")
    study.swap("items.csv", "a2,A", "a1,A")
    assert {p.file for p in study.refusal()} == {"items.csv", "study.yaml"}


def test_yaml_problems_name_their_column(study: Any) -> None:
    study.swap(S, "method: ab", "method: @ab")
    (problem,) = study.refusal()
    assert str(problem).startswith("study.yaml:49:13: no value can begin")


def test_a_problem_reads_as_place_field_fault_and_advice(study: Any) -> None:
    study.swap(S, "    definition: The text reads well.\n", "")
    (problem,) = study.refusal()
    assert str(problem) == (
        "study.yaml:23: criteria[3].definition: is missing; "
        "write what the criterion means, in a sentence"
    )
