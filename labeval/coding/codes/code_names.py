"""Names of codes: which are equal, and names for files in which every name has to be another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from labeval.coding.rows import Code

PATH_JOIN = " / "


def folded(name: str) -> str:
    """A name as programs compare them: without regard to case and to repeated spaces."""
    return " ".join(name.split()).casefold()


def paths_of(codes: Sequence[Code]) -> dict[str, tuple[str, ...]]:
    """Code (its id) to the names from the top down to it."""
    by_id = {code.id: code for code in codes}

    def path(code: Code) -> tuple[str, ...]:
        names: list[str] = []
        seen: set[str] = set()
        here: Code | None = code
        while here is not None and here.id not in seen:
            seen.add(here.id)
            names.append(here.name)
            here = by_id.get(here.parent)
        return tuple(reversed(names))

    return {code.id: path(code) for code in codes}


def unique_names(codes: Sequence[Code]) -> Mapping[str, str]:
    """Code (its id) to a name that no other has: its own, else its path, else with a number.

    Programs that identify codes by their names would lose the segments of all but one.
    """
    paths = paths_of(codes)
    often = Counter(folded(code.name) for code in codes)
    taken = {name for name, count in often.items() if count == 1}
    found: dict[str, str] = {}
    for code in codes:
        if often[folded(code.name)] == 1:
            found[code.id] = code.name
            continue
        path = PATH_JOIN.join(paths[code.id])
        name, number = path, 1
        while folded(name) in taken:
            number += 1
            name = f"{path} ({number})"
        taken.add(folded(name))
        found[code.id] = name
    return found


def equal_names(codes: Sequence[Code]) -> list[tuple[str, list[str]]]:
    """Every name that several codes have, with their paths."""
    groups: dict[str, list[Code]] = {}
    for code in codes:
        groups.setdefault(folded(code.name), []).append(code)
    paths = paths_of(codes)
    return [
        (group[0].name, [PATH_JOIN.join(paths[code.id]) for code in group])
        for group in groups.values()
        if len(group) > 1
    ]
