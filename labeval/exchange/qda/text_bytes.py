"""Decoding of a file that a person chose: its text, or the reason why it is not text."""

from __future__ import annotations

from itertools import islice

from labeval.files.text import text_of
from labeval.study.encoding import unprintable
from labeval.study.file_problems import problems_of
from labeval.study.problems import Problem, StudyProblems

_MOST_LISTED = 5


def text_of_bytes(data: bytes, where: str) -> str:
    r"""UTF-8, or UTF-16 with its mark, with ``\n`` between lines and no mark.

    Args:
        where: the file, for people.

    Raises:
        StudyProblems: it is no text; with line, byte, and what would be right.
    """
    problems: list[Problem] = []
    with problems_of(where, problems):
        text = text_of(data, where)
    if problems:
        raise StudyProblems(problems)
    wrong = list(islice(unprintable(text.replace("\f", "\n"), where), _MOST_LISTED))
    if wrong:
        raise StudyProblems(wrong)
    return text
