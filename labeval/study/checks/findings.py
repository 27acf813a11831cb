"""Problems as the checks find them, each with its place in the study file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from labeval.study.problems import Problem, Severity, listed, nearest
from labeval.study.yaml.places import Path, YamlPlaces
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(slots=True)
class Findings:
    """Collects what checks find in one study file."""

    file: str
    places: YamlPlaces
    found: list[Problem] = field(default_factory=list)

    def add(
        self,
        path: Path,
        template: str,
        advice: str = "",
        severity: Severity = "error",
        **values: object,
    ) -> None:
        """Note a problem with the value at ``path``."""
        name, line = self.places.name(path), self.places.line(path)
        self.found.append(Problem(self.file, line, name, template, values, advice, severity))

    def refers(self, path: Path, name: str, known: Iterable[str], template: str) -> bool:
        """Return whether ``name`` is known; note it with the likely meaning where it is not."""
        names = list(known)
        if name in names:
            return True
        near = nearest(name, names)
        advice = QT_TRANSLATE_NOOP("Problem", "known are: {known}")
        if near:
            advice = QT_TRANSLATE_NOOP("Problem", "did you mean “{near}”?")
        elif not names:
            advice = QT_TRANSLATE_NOOP("Problem", "none are defined")
        self.add(path, template, advice, name=name, near=near, known=listed(names))
        return False

    def unique(self, path: Path, ids: Sequence[str], key: str = "id") -> None:
        """Note every id of a list's entries that an earlier entry has already."""
        self.unique_at([(id, (*path, n, key) if key else (*path, n)) for n, id in enumerate(ids)])

    def unique_at(self, ids: Iterable[tuple[str, Path]]) -> None:
        """Note every id that an earlier path has already."""
        first: dict[str, Path] = {}
        for id, path in ids:
            if id in first:
                self.add(
                    path,
                    QT_TRANSLATE_NOOP("Problem", "“{id}” was used in line {first} already"),
                    QT_TRANSLATE_NOOP("Problem", "every id can be given once"),
                    id=id,
                    first=self.places.line(first[id]),
                )
            first.setdefault(id, path)
