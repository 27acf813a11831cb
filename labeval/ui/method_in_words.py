"""Names of methods on screen, without the short forms of tables and papers."""

from __future__ import annotations

from labeval.study.methods import find_method
from labeval.ui.sentences import translated


def method_in_words(method: str) -> str:
    """A method in words, such as “Rating on a scale”, in the interface's language."""
    module = find_method(method)
    return translated("Report", module.NAME).removesuffix(f" ({module.SHORT})")
