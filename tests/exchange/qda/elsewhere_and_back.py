"""What another program makes of a project: its own identities, its own way of counting."""

from __future__ import annotations

import re
import uuid
import zipfile
from pathlib import Path

from labeval.exchange.qda.kept_rows import NAME

_GUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_END = re.compile(r'endPosition="(\d+)"')
_QUOTE = re.compile(r'(<PlainTextSelection [^>]*?)name="[^"]*" ?')


def sent_back(
    path: Path,
    *,
    new_identities: bool = True,
    inclusive: bool = False,
    quotes: bool = True,
    flat: bool = False,
) -> Path:
    """The project as another program writes it.

    Args:
        new_identities: every GUID is another one.
        inclusive: the end of a segment is its last character.
        quotes: segments carry the text that they cover.
        flat: the program has no codes below codes.
    """
    new: dict[str, str] = {}

    def renamed(match: re.Match[str]) -> str:
        return new.setdefault(match[0], str(uuid.uuid5(uuid.NAMESPACE_OID, match[0])))

    back = path.with_name("back.qdpx")
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(back, "w") as made:
        for name in old.namelist():
            if name.endswith(NAME):
                continue
            content = old.read(name)
            if name.endswith(".qde"):
                xml = content.decode()
                if inclusive:
                    xml = _END.sub(lambda m: f'endPosition="{int(m[1]) - 1}"', xml)
                if not quotes:
                    xml = _QUOTE.sub(r"\1", xml)
                if flat:
                    xml = _flat(xml)
                content = (_GUID.sub(renamed, xml) if new_identities else xml).encode()
            if new_identities:
                name = _GUID.sub(renamed, name)
            made.writestr(name, content)
    return back


def _flat(xml: str) -> str:
    """All codes side by side."""
    from lxml import etree

    root = etree.fromstring(xml.encode())
    space = {"q": "urn:QDA-XML:project:1.0"}
    codes = root.find(".//q:CodeBook/q:Codes", space)
    assert codes is not None
    for code in list(codes.iter("{urn:QDA-XML:project:1.0}Code")):
        codes.append(code)
    return etree.tostring(root, encoding="unicode")
