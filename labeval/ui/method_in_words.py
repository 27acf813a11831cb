"""Names of methods on screen, without the short forms of tables and papers."""

from __future__ import annotations

from labeval.study.method_names import name_in_words
from labeval.ui.sentences import translated


def method_in_words(method: str) -> str:
    """A method in words, such as “Rating on a scale”, in the interface's language."""
    return name_in_words(method).described(translated)
