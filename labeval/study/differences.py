"""Differences between two versions of a study, as a person reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from labeval.study.study import StudyContent
from labeval.study.yaml.places import Path

_NAMED_BY = ("id", "step", "kind")


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is another in the newer version."""

    path: Path
    """Keys of the study file; entries of lists are named by their ids."""
    before: Any = None
    """The older value; None where there was none."""
    after: Any = None
    """The newer value; None where there is none any more."""
    is_moved: bool = False
    """True where only the order of these entries is another."""


@dataclass(frozen=True, slots=True)
class ItemChanges:
    """The texts that are not the same in both versions, by their ids."""

    added: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.added or self.removed or self.changed)


def differences(before: StudyContent, after: StudyContent) -> list[Difference]:
    """Differences between the study files of two versions, in the order of the newer one."""
    return list(_between((), _plain(before), _plain(after)))


def item_changes(before: StudyContent, after: StudyContent) -> ItemChanges:
    """Differences between the texts of two versions."""
    old = {item.id: item for item in before.items}
    new = {item.id: item for item in after.items}
    return ItemChanges(
        tuple(id for id in new if id not in old),
        tuple(id for id in old if id not in new),
        tuple(id for id in new if id in old and old[id] != new[id]),
    )


def _plain(content: StudyContent) -> dict[str, Any]:
    found: dict[str, Any] = content.study.model_dump(mode="json", by_alias=True)
    return found


def _between(path: Path, before: Any, after: Any) -> Iterator[Difference]:
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        yield from _between_mappings(path, before, after)
        return
    if isinstance(before, list) and isinstance(after, list):
        named = _by_name(before), _by_name(after)
        if named[0] is not None and named[1] is not None:
            yield from _between_mappings(path, named[0], named[1])
            kept = [name for name in named[0] if name in named[1]]
            if kept != [name for name in named[1] if name in named[0]]:
                yield Difference(path, list(named[0]), list(named[1]), is_moved=True)
            return
    yield Difference(path, before, after)


def _between_mappings(
    path: Path, before: Mapping[str, Any], after: Mapping[str, Any]
) -> Iterator[Difference]:
    for key in [*after, *(key for key in before if key not in after)]:
        yield from _between((*path, key), before.get(key), after.get(key))


def _by_name(entries: Sequence[Any]) -> dict[str, Any] | None:
    """Entries by their ids; None where they have none, or not each one of its own."""
    found: dict[str, Any] = {}
    for entry in entries:
        if not isinstance(entry, Mapping):
            return None
        name = next((entry[key] for key in _NAMED_BY if isinstance(entry.get(key), str)), None)
        if name is None or name in found:
            return None
        found[name] = entry
    return found
