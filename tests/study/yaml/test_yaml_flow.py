"""Missing characters in brackets and quotes are named with the exact line and the remedy."""

from __future__ import annotations

import pytest

from labeval.study.yaml.text import parse_yaml

CASES = {
    "closing quote, same line": (
        'labeval: 1\nname: {en: "Fluency, de: "Fluss"}\nx: 1\n',
        (2, 27),
        "quotation mark",
    ),
    "closing quote, found lines later": (
        'labeval: 1\na:\n  name: {en: "Fluency", de: "Fluss}\n  text: "x"\n  b: 1\n',
        (3, None),
        "goes on to line 4; add the quotation mark",
    ),
    "apostrophe inside single quotes": (
        "labeval: 1\ntitle: {en: 'the reader's text'}\n",
        (2, 25),
        "double quotes",
    ),
    "comma, same line": (
        'labeval: 1\nname: {en: "Fluency" de: "Fluss"}\n',
        (2, 22),
        "a comma is missing before “de:",
    ),
    "comma at the end of a line": (
        'labeval: 1\na:\n  - {id: a,\n     name: "x"\n     group: g}\n',
        (4, None),
        "add “,”",
    ),
    "comma after a plain text at the end of a line": (
        "labeval: 1\na:\n  - {id: a,\n     name: x\n     group: g}\n",
        (4, None),
        "add “,”",
    ),
    "comma between lines of a list": (
        'labeval: 1\nlanguages: [\n  "en"\n  "de"\n]\n',
        (3, None),
        "add “,”",
    ),
    "closing brace": (
        'labeval: 1\na:\n  name: {en: "Fluency"\n  text: x\n',
        (3, None),
        "“}” is missing at the end of this line; add it",
    ),
    "closing brace after a plain text": (
        "labeval: 1\na:\n  name: {en: Fluency\n  text: x\n",
        (3, None),
        "what “{” opens in line 3",
    ),
    "closing bracket": (
        "labeval: 1\nlanguages: [en, de\n\nseed: 3\n",
        (2, None),
        "“]” is missing",
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_the_line_and_what_to_add_are_named(case):
    text, (line, column), words = CASES[case]
    (problem,) = parse_yaml(text, "study.yaml").problems
    assert (problem.line, problem.column) == (line, column)
    assert words in str(problem)


@pytest.mark.parametrize("cut", range(12, 90))
def test_a_file_cut_anywhere_has_a_problem_on_one_of_its_lines(cut):
    text = "labeval: 1\na:\n  - {id: a, name: {en: \"Fluency\", de: 'Fluss'},\n     b: [1, 2, x]}\n"
    for problem in parse_yaml(text[:cut], "study.yaml").problems:
        assert problem.line is not None and 1 <= problem.line <= text[:cut].count("\n") + 1
