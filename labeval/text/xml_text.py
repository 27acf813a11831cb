"""Texts for XML documents, in which some characters cannot be."""

from __future__ import annotations

import re

_NO_XML = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


def for_xml(text: str) -> str:
    """The text with a replacement character for each that XML cannot hold."""
    return _NO_XML.sub("\ufffd", text)
