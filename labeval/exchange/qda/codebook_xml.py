"""Codes as XML: within a project, and as a codebook of its own (QDC)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import labeval
from labeval.coding.codes.code_names import unique_names
from labeval.coding.codes.codebook import children_of
from labeval.coding.identity import new_id
from labeval.coding.rows import Code, Memo
from labeval.exchange.errors import ExchangeError
from labeval.exchange.qda.described import described, description_of
from labeval.exchange.qda.guids import guid_of, id_of_guid
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.xml import (
    CODEBOOK,
    add,
    child,
    children,
    name_of,
    parsed,
    root,
    text_of,
    to_bytes,
)
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element

ORIGIN = f"labeval {labeval.__version__}"


def codebook_file(codes: Sequence[Code], memos: Iterable[Memo] = ()) -> bytes:
    """A codebook in QDC, with the memos about codes in their descriptions.

    Raises:
        ExchangeError: there are no codes; the format has no empty codebook.
    """
    if not codes:
        raise ExchangeError(QT_TRANSLATE_NOOP("Exchange", "there are no codes to write"))
    book = root(CODEBOOK, "CodeBook", origin=ORIGIN)
    write_codes(add(book, "Codes"), codes, memos)
    return to_bytes(book)


def write_codes(
    parent: _Element,
    codes: Sequence[Code],
    memos: Iterable[Memo] = (),
    *,
    with_notes: bool = False,
) -> None:
    """Write codes as nested elements, each with a name that no other has.

    Args:
        memos: those about codes are in their descriptions.
        with_notes: the file has notes, to which codes refer.
    """
    about: dict[str, list[Memo]] = {}
    for memo in memos:
        if memo.about == "code":
            about.setdefault(memo.row, []).append(memo)
    _write(parent, codes, "", about, with_notes, unique_names(codes))


def codes_in_file(data: Iterable[bytes], where: str) -> tuple[list[Code], list[Remark]]:
    """The codes of a QDC file, or of a project's XML, and what could not be taken.

    Raises:
        ExchangeError: it is neither.
    """
    found = parsed(data, where)
    book = found if name_of(found) == "CodeBook" else child(found, "CodeBook")
    if book is None:
        raise ExchangeError(
            QT_TRANSLATE_NOOP("Exchange", "{where} holds no CodeBook; a codebook has one"),
            where=where,
        )
    left: list[Remark] = []
    codes = read_codes(book, left)
    left += [
        remark(
            QT_TRANSLATE_NOOP(
                "Qda",
                "set '{name}' of the codebook: sets of codes become themes only in projects",
            ),
            name=element.get("name", ""),
        )
        for element in children(child(book, "Sets"), "Set")
    ]
    return codes, left


def read_codes(book: _Element | None, left: list[Remark]) -> list[Code]:
    """The codes below a ``CodeBook``, each after its parent.

    Args:
        left: gets a line for everything that could not be taken unchanged.
    """
    found: list[Code] = []
    _read(children(child(book, "Codes"), "Code"), "", found, set(), left)
    return found


def colour_of(codes: Iterable[Code], code: Code) -> str:
    """A code's colour, or that of the nearest above it; empty where none has one."""
    by_id = {each.id: each for each in codes}
    here: Code | None = code
    while here is not None and not here.colour:
        here = by_id.get(here.parent)
    return here.colour if here is not None else ""


def _write(
    parent: _Element,
    codes: Sequence[Code],
    above: str,
    memos: Mapping[str, Sequence[Memo]],
    with_notes: bool,
    names: Mapping[str, str],
) -> None:
    for code in children_of(codes, above):
        made = add(
            parent,
            "Code",
            guid=guid_of(code.id),
            name=names[code.id],
            isCodable="true" if code.codable else "false",
            color=colour_of(codes, code),
        )
        here = memos.get(code.id, ())
        described_as = description_of(code, [memo.text for memo in here])
        if described_as:
            add(made, "Description", described_as)
        for memo in here if with_notes else ():
            add(made, "NoteRef", targetGUID=guid_of(memo.id))
        _write(made, codes, code.id, memos, with_notes, names)


def _read(
    elements: Collection[_Element],
    above: str,
    found: list[Code],
    taken: set[str],
    left: list[Remark],
) -> None:
    for place, element in enumerate(elements):
        name = " ".join((element.get("name") or "").split())
        id = id_of_guid(element.get("guid"))
        if not id or id in taken:
            left.append(remark(_TWICE if id else _NO_GUID, name=name, guid=element.get("guid")))
            id = new_id()
        taken.add(id)
        code = Code(
            id,
            name or id[:8],
            parent=above,
            place=float(place),
            codable=element.get("isCodable", "true").strip().lower() not in ("false", "0"),
            colour=_colour(element.get("color")),
        )
        found.append(described(code, text_of(element, "Description").strip()))
        _read(children(element, "Code"), id, found, taken, left)


_TWICE = QT_TRANSLATE_NOOP(
    "Qda", "code '{name}': its GUID '{guid}' is there twice; it has a new one"
)
_NO_GUID = QT_TRANSLATE_NOOP("Qda", "code '{name}': its GUID '{guid}' is none; it has a new one")


def _colour(written: str | None) -> str:
    """#RRGGBB from what the schema allows; empty from anything else."""
    digits = (written or "").strip().lstrip("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    try:
        int(digits, 16)
    except ValueError:
        return ""
    return f"#{digits.upper()}" if len(digits) == 6 else ""
