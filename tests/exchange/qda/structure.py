"""What QDA-XML 1.0 asks of a project, as far as we write it: order, attributes, references.

Beyond what a schema can say it checks that ids are used once and that references lead somewhere.
"""

from __future__ import annotations

import re
from collections import Counter

from lxml import etree

ORDER = {
    "Project": (
        *("Users", "CodeBook", "Variables", "Cases", "Sources", "Notes", "Links", "Sets"),
        *("Graphs", "Description", "NoteRef"),
    ),
    "Users": ("User",),
    "CodeBook": ("Codes",),
    "Codes": ("Code",),
    "Code": ("Description", "NoteRef", "Code"),
    "Variables": ("Variable",),
    "Cases": ("Case",),
    "Case": ("Description", "CodeRef", "VariableValue", "SourceRef", "SelectionRef"),
    "VariableValue": ("VariableRef", "TextValue"),
    "Sources": ("TextSource", "AudioSource"),
    "TextSource": (
        *("Description", "PlainTextContent", "PlainTextSelection", "Coding", "NoteRef"),
        "VariableValue",
    ),
    "AudioSource": (
        *("Description", "Transcript", "AudioSelection", "Coding", "NoteRef", "VariableValue"),
    ),
    "Transcript": (
        *("Description", "PlainTextContent", "SyncPoint", "TranscriptSelection", "NoteRef"),
    ),
    "PlainTextSelection": ("Description", "Coding", "NoteRef"),
    "TranscriptSelection": ("Description", "Coding", "NoteRef"),
    "Coding": ("CodeRef", "NoteRef"),
    "Notes": ("Note",),
    "Note": ("Description", "PlainTextContent", "PlainTextSelection"),
    "Links": ("Link",),
    "Link": ("NoteRef",),
    "Sets": ("Set",),
    "Set": ("Description", "MemberCode", "MemberSource", "MemberNote"),
    "Graphs": ("Graph",),
    "Graph": ("Vertex", "Edge"),
}
MIXED = {"Sources"}
FILLED = {"Users", "Codes", "Variables", "Cases", "Sources", "Notes", "Links", "Sets", "Graphs"}
NEEDED = {
    "Project": {"name"},
    "User": {"guid"},
    "Code": {"guid", "name", "isCodable"},
    "Variable": {"guid", "name", "typeOfVariable"},
    "Case": {"guid"},
    "TextSource": {"guid"},
    "AudioSource": {"guid"},
    "Transcript": {"guid"},
    "SyncPoint": {"guid"},
    "PlainTextSelection": {"guid", "startPosition", "endPosition"},
    "TranscriptSelection": {"guid"},
    "Coding": {"guid"},
    "Note": {"guid"},
    "Link": {"guid"},
    "Set": {"guid", "name"},
    "Graph": {"guid"},
    "Vertex": {"guid", "firstX", "firstY"},
    "Edge": {"guid", "sourceVertex", "targetVertex"},
}
GUID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
COLOUR = re.compile(r"#[0-9A-Fa-f]{6}")
REFERENCES = {
    *("targetGUID", "creatingUser", "creatingUserGUID", "fromSyncPoint", "toSyncPoint"),
    *("sourceVertex", "targetVertex", "representedGUID", "originGUID"),
}


def faults_of(xml: bytes) -> list[str]:
    """Everything that is wrong, a line each."""
    root = etree.fromstring(xml)
    elements = list(root.iter())
    ids = Counter(e.get("guid") for e in elements if e.get("guid"))
    faults = [f"{id} stands there {n} times" for id, n in ids.items() if n > 1]
    for element in elements:
        name = etree.QName(element).localname
        found = [etree.QName(child).localname for child in element]
        order = ORDER.get(name, ())
        faults += [f"{name} in {child}" for child in found if child not in order]
        places = [order.index(child) for child in found if child in order]
        if places != sorted(places) and name not in MIXED:
            faults.append(f"{name}: the order is {found}")
        if name in FILLED and not found:
            faults.append(f"{name} is empty")
        faults += [f"{name} has no {a}" for a in NEEDED.get(name, set()) - set(element.attrib)]
        for attribute, value in element.attrib.items():
            faults += [f"{name} {attribute}: {value}"] if _wrong(attribute, value, ids) else []
        if name in ("TextSource", "Transcript", "Note"):
            inside = "PlainTextContent" in found
            if inside == ("plainTextPath" in element.attrib):
                faults.append(f"{name}: its text stands in one place")
    return faults


def _wrong(attribute: str, value: str, ids: Counter[str | None]) -> bool:
    if attribute == "guid":
        return not GUID.fullmatch(value)
    if attribute in REFERENCES:
        return value not in ids
    if attribute == "creationDateTime":
        return not TIME.fullmatch(value)
    if attribute == "color":
        return not COLOUR.fullmatch(value)
    return False
