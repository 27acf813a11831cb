"""Material of a report: the tables of an analysis and their context."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from labeval.analysis.data.scales import AGAIN, blocks_of, method_of
from labeval.analysis.methods import MIXED, SCORE
from labeval.report.naming import VALUES, has_mixed_name, has_score_name, is_method, known
from labeval.report.words import Words
from labeval.study.methods import find_method
from labeval.study.model.typology import WITHIN
from labeval.study.study import StudyContent

if TYPE_CHECKING:
    from pandas import DataFrame

TOTAL = "total"


def is_missing(value: object) -> bool:
    """True if a cell holds nothing: None, nan, or pandas' own NA, which has no truth value."""
    try:
        return value is None or bool(value != value)
    except TypeError:
        return True


def records(rows: DataFrame) -> list[dict[str, Any]]:
    """The rows of a table, each by its columns; what is missing is nan."""
    return [
        {str(name): float("nan") if is_missing(value) else value for name, value in row.items()}
        for row in rows.to_dict("records")
    ]


@dataclass(frozen=True)
class Material:
    """Tables of an analysis, read by name; one that is missing is empty."""

    tables: Mapping[str, DataFrame]
    about: Mapping[str, Any]
    """The program's version, the study's versions, choices, counts."""
    content: StudyContent
    words: Words
    language: str = "en"

    def rows(self, table: str, /, *needed: str, **only: str | tuple[str, ...]) -> DataFrame:
        """The rows of a table where the named columns have these values, or one of several.

        Empty where the table is missing, or lacks a column that is needed.
        """
        import pandas as pd

        found = self.tables.get(table)
        if found is None or not {*needed, *only} <= set(found.columns):
            return pd.DataFrame(columns=list(needed))
        for column, value in only.items():
            wanted = (value,) if isinstance(value, str) else value
            found = found[found[column].isin(wanted)]
        return found

    @cached_property
    def title(self) -> str:
        """The study's name."""
        return self.content.study.title.in_language(self.language)

    @cached_property
    def _names(self) -> dict[str, str]:
        study = self.content.study
        criteria = {c.id: c.name.in_language(self.language) for c in study.criteria}
        return {**{g.id: g.name.in_language(self.language) for g in study.groups}, **criteria}

    def named(self, id: str) -> str:
        """Name of a criterion, scale or other value in the study or the report."""
        return self._names.get(id) or known(VALUES, id, self.words)

    def called(self, id: str) -> str:
        """The study's own name for a criterion or scale; anything else stays as it is."""
        return self._names.get(id, id)

    def has_name(self, id: str) -> bool:
        """True if the study names a criterion or scale so."""
        return id in self._names

    def method_name(self, method: str) -> str:
        """A method's name; with its block's title where a study uses it in several forms."""
        return self._of_block(method, "NAME")

    def short_method(self, method: str) -> str:
        """The abbreviation: ``DQE`` of ``dqe``, with the title of a block as well."""
        return self._of_block(method, "SHORT")

    def _of_block(self, method: str, kind: str) -> str:
        base = method_of(method)
        name = self.words(getattr(find_method(base), kind)) if is_method(base) else base
        titles = " + ".join(map(self._block_titled, blocks_of(method)))
        form = method.partition(AGAIN)[2]
        return " · ".join(filter(None, [name, titles, form]))

    def _block_titled(self, id: str) -> str:
        """The title of a block; with its id where another block is called the same."""
        blocks = self.content.study.blocks
        titles = {b: s.title.in_language(self.language) for b, s in blocks.items() if s.title}
        title = titles.get(id, id)
        return title if list(titles.values()).count(title) < 2 else f"{title} ({id})"

    def error_named(self, id: str) -> str:
        """Name of a category of errors, of a part of one, or of a severity."""
        return self._error_names.get(id) or self.named(id)

    @cached_property
    def _error_names(self) -> dict[str, str]:
        found = {}
        for settings in self.content.study.blocks.values():
            for category in getattr(settings, "categories", ()):
                name = found[category.id] = category.name.in_language(self.language)
                for part in category.parts:
                    own = part.name.in_language(self.language)
                    found[f"{category.id}{WITHIN}{part.id}"] = f"{name}{WITHIN}{own}"
            for severity in getattr(settings, "severities", ()):
                found[severity.id] = severity.name.in_language(self.language)
        return found

    def place(self, scale: str, criterion: str) -> str:
        """A criterion's name, or a scale's where no criterion is given."""
        return self.named(criterion or scale)

    def headed(self, scale: str, criterion: str) -> str:
        """The same at the beginning of a sentence."""
        place = self.place(scale, criterion)
        return place[:1].upper() + place[1:]

    def figure(self, statistic: str, method: str, scale: str, criterion: str) -> str:
        """The name of a figure in the report's tables.

        It is another one over several criteria of which less of some is better, since a “yes” is
        then not what was counted, and of a criterion that is a score where others are points below
        zero.
        """
        if has_score_name(statistic) and (method, criterion) in self._above_zero:
            return statistic + SCORE
        mixed = scale == TOTAL and has_mixed_name(statistic) and method in self._mixed
        return statistic + MIXED if mixed else statistic

    @cached_property
    def _above_zero(self) -> frozenset[tuple[str, str]]:
        """Methods and criteria with a score above zero."""
        rows = self.rows("scores", "method", "criterion", "value")
        of = rows.loc[rows["value"] > 0, ["method", "criterion"]]
        return frozenset(of.itertuples(index=False, name=None))

    @cached_property
    def _mixed(self) -> frozenset[str]:
        """Methods of which less is better by one of the criteria that were judged."""
        lower = tuple(c.id for c in self.content.study.criteria if c.direction == "lower")
        return frozenset(self.rows("scores", "method", criterion=lower)["method"].astype(str))

    @property
    def hourly_rate(self) -> float:
        """Pay of a participant per hour; 0 where none was given."""
        choices: Mapping[str, Any] = self.about.get("choices", {})
        return float(choices.get("hourly_rate") or 0)

    @property
    def is_elsewhere(self) -> bool:
        """True if all judgments were imported, so that no session is known."""
        return set(self.about.get("kinds", {})) == {"imported"}

    @property
    def is_simulated(self) -> bool:
        """True if robots are among the participants."""
        kinds: Mapping[str, int] = self.about.get("kinds", {})
        return bool(kinds.get("simulated"))
