"""XML of REFI-QDA: elements written and read, and files from outside read safely."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from labeval.exchange.errors import ExchangeError
from labeval.files.refusal import refusing
from labeval.files.xml import tree
from labeval.text.xml_text import for_xml

if TYPE_CHECKING:
    from lxml.etree import _Element

PROJECT = "urn:QDA-XML:project:1.0"
CODEBOOK = "urn:QDA-XML:codebook:1.0"


def root(namespace: str, tag: str, /, **attributes: str) -> _Element:
    """A document's first element."""
    from lxml import etree

    made = etree.Element(f"{{{namespace}}}{tag}", nsmap={None: namespace})  # type: ignore[dict-item]
    _set(made, attributes)
    return made


def add(parent: _Element, tag: str, text: str | None = None, /, **attributes: str) -> _Element:
    """An element at the end of its parent; attributes without a value are left out."""
    from lxml import etree

    namespace = etree.QName(parent).namespace
    made = etree.SubElement(parent, f"{{{namespace}}}{tag}")
    if text is not None:
        made.text = for_xml(text)
    _set(made, attributes)
    return made


def drop_if_empty(element: _Element) -> None:
    """Take away an element without children: the schema knows no empty lists."""
    parent = element.getparent()
    if len(element) == 0 and parent is not None:
        parent.remove(element)


def to_bytes(document: _Element) -> bytes:
    """The document as UTF-8 with its declaration."""
    from lxml import etree

    written: bytes = etree.tostring(
        document, xml_declaration=True, encoding="utf-8", pretty_print=True
    )
    return written


def parsed(blocks: Iterable[bytes], where: str) -> _Element:
    """The first element of a document from elsewhere.

    Args:
        blocks: its bytes, part by part.
        where: names the document in the message.

    Raises:
        ExchangeError: it is no XML, has a document type, or is too large.
    """
    with refusing(where, ExchangeError):
        return tree(blocks, where)


def name_of(element: _Element) -> str:
    """An element's name without its namespace; empty for a comment."""
    from lxml import etree

    return etree.QName(element).localname if isinstance(element.tag, str) else ""


def children(element: _Element | None, *names: str) -> list[_Element]:
    """The children of these names, whatever their namespace; of no element none."""
    if element is None:
        return []
    return [child for child in element if name_of(child) in names]


def child(element: _Element | None, name: str) -> _Element | None:
    """The first child of a name."""
    return next(iter(children(element, name)), None)


def read_attribute(element: _Element, name: str) -> str:
    """An attribute's text; empty where there is none."""
    return str(element.get(name) or "")


def text_of(element: _Element | None, name: str) -> str:
    """The text of a child; empty where there is none."""
    found = child(element, name)
    return (found.text or "") if found is not None else ""


def _set(element: _Element, attributes: dict[str, str]) -> None:
    for name, value in attributes.items():
        if value:
            element.set(name, for_xml(value))
