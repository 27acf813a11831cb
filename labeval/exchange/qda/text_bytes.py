"""Bytes of a file that a person chose, as text: all of it, or what keeps it from being text."""

from __future__ import annotations

from itertools import islice

from labeval.study.encoding import decoded, unprintable
from labeval.study.problems import Problem, StudyProblems

_TOLD = 5


def text_of_bytes(data: bytes, where: str) -> str:
    r"""UTF-8, or UTF-16 with its mark, with ``\n`` between lines and no mark.

    Args:
        where: the file, for people.

    Raises:
        StudyProblems: it is no text; with line, byte, and what would be right.
    """
    text = decoded(data, where)
    if isinstance(text, Problem):
        raise StudyProblems([text])
    wrong = list(islice(unprintable(text.replace("\f", "\n"), where), _TOLD))
    if wrong:
        raise StudyProblems(wrong)
    return text
