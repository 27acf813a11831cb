"""Names of methods in sentences, without the short forms of tables and papers."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.study.methods import find_method
from labeval.text.marks import MarkedText, Say


@dataclass(frozen=True, slots=True)
class _NameInWords(MarkedText):
    """A name, in any language, without the short form that may follow it."""

    short: str = ""

    def described(self, say: Say) -> str:
        return MarkedText.described(self, say).removesuffix(f" ({self.short})")


def name_in_words(method: str) -> MarkedText:
    """A method's name, such as “Rating on a scale”."""
    module = find_method(method)
    return _NameInWords(module.NAME, context="Report", short=module.SHORT)
