"""XML from outside: read event by event, or as a tree of a bounded size.

No document type is taken: entities could read this computer's files, or grow without end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any
from xml.parsers import expat

from labeval.files.limits import (
    DEEPEST,
    MEGABYTE,
    MOST_ELEMENTS,
    MOST_NAMES,
    MOST_NODES,
    Count,
    too_many,
)
from labeval.files.refusal import FileRefused, reason_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element

_LONGEST_TOKEN = 8 * MEGABYTE
"""Bytes of one tag or comment; a tag as long with attributes alone takes 240 MB."""
_NO_XML = QT_TRANSLATE_NOOP("Files", "{where} is not XML: {reason}")
_TYPED = QT_TRANSLATE_NOOP(
    "Files", "{where} has a document type; such files have none, so it is not read"
)

Begin = Callable[[str, Mapping[str, str]], None]
"""Called with an element's name without its prefix, and its attributes."""
End = Callable[[str], None]
Text = Callable[[str], None]


class Scanner:
    """Calls back for each element and text of a document, in its order; nothing of it is kept.

    Every method raises ``FileRefused`` where it is no XML, has a document type, is too deep, or
    has too many elements or names of them.
    """

    def __init__(self, where: object, begin: Begin, end: End, text: Text) -> None:
        self._where, self._begin, self._end = where, begin, end
        self._depth = self._fed = self._elements = 0
        self._names: dict[str, str] = {}
        """Those met so far, which the parser keeps until the end."""
        self._parser = expat.ParserCreate(intern=self._names)
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._opened
        self._parser.EndElementHandler = self._closed
        self._parser.CharacterDataHandler = text
        self._parser.StartDoctypeDeclHandler = self._typed

    def feed(self, block: bytes, *, last: bool = False) -> None:
        """Take the next part of the document."""
        self._fed += len(block)
        try:
            self._parser.Parse(block, last)
        except expat.ExpatError as error:
            raise FileRefused(_NO_XML, where=self._where, reason=reason_of(error)) from error
        if self._fed - max(0, self._parser.CurrentByteIndex) > _LONGEST_TOKEN:
            raise too_many(self._where, "bytes", _LONGEST_TOKEN)
        if self._elements > MOST_ELEMENTS:
            raise too_many(self._where, "elements", MOST_ELEMENTS)
        if len(self._names) > MOST_NAMES:
            raise too_many(self._where, "names", MOST_NAMES)

    def close(self) -> None:
        """The document is over."""
        self.feed(b"", last=True)

    def _opened(self, name: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        self._elements += 1
        if self._depth > DEEPEST:
            raise too_many(self._where, "levels", DEEPEST)
        self._begin(name.rpartition(":")[2], attributes)

    def _closed(self, name: str) -> None:
        self._depth -= 1
        self._end(name.rpartition(":")[2])

    def _typed(self, *_: object) -> None:
        raise FileRefused(_TYPED, where=self._where)


def scan(blocks: Iterable[bytes], where: object, begin: Begin, end: End, text: Text) -> None:
    """Scan a document as a whole. Raises as :class:`Scanner`."""
    scanner = Scanner(where, begin, end, text)
    for block in blocks:
        scanner.feed(block)
    scanner.close()


def tree(blocks: Iterable[bytes], where: object) -> _Element:
    """The first element of a document, with all below it.

    Raises:
        FileRefused: it is no XML, has a document type, or is too large or too deep.
    """
    from lxml import etree

    options: Any = {"resolve_entities": False, "no_network": True, "load_dtd": False}
    # The first parser has libxml2's own limits, and sees the document type before any content.
    first = etree.XMLPullParser(events=("start",), **options)
    parser = etree.XMLPullParser(
        events=("start", "end"), huge_tree=True, remove_pis=True, **options
    )
    count, depth, typed = Count(where, "nodes", MOST_NODES), 0, True
    try:
        for block in blocks:
            if typed:
                first.feed(block)
                typed = _begins_with_type(first, where)
            parser.feed(block)
            events: Any = parser.read_events()
            for event, element in events:
                depth += 1 if event == "start" else -1
                if event == "start":
                    count.add(1 + len(element.attrib))
                if depth > DEEPEST:
                    raise too_many(where, "levels", DEEPEST)
        found = parser.close()
    except etree.XMLSyntaxError as error:
        raise FileRefused(_NO_XML, where=where, reason=str(error)) from error
    return found


def _begins_with_type(parser: Any, where: object) -> bool:
    """Return whether a document type may still come: no element was met yet."""
    for _, element in parser.read_events():
        if element.getroottree().docinfo.internalDTD is not None:
            raise FileRefused(_TYPED, where=where)
        return False
    return True
