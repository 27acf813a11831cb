"""Ratings as they are counted for agreement: which unit got which value how often."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from labeval.analysis.statistics.numbering import joint

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.integer[Any]]
"""Numbers of raters, texts and the like; of as few bits as whoever made them chose."""


@dataclass(frozen=True, slots=True)
class Counted:
    """Ratings of units, counted."""

    counts: Floats
    """(units, values): how many raters gave a unit a value."""
    values: tuple[Any, ...]
    """The values in their order; those of the columns of ``counts``."""

    @property
    def pairable(self) -> Counted:
        """Only the units that two raters or more have rated, and the values they used."""
        counts = self.counts[self.counts.sum(axis=1) >= 2]
        used = counts.any(axis=0)
        values = tuple(value for value, kept in zip(self.values, used, strict=True) if kept)
        return Counted(counts[:, used], values)


def counted(
    units: npt.ArrayLike, values: npt.ArrayLike, order: Sequence[Any] | None = None
) -> Counted:
    """Count ratings given in long form.

    Args:
        units: (ratings,) what was rated; any labels.
        values: (ratings,) the value it got.
        order: all values in their order; the values themselves in ascending order when left out.

    Raises:
        ValueError: a value is not in ``order``, or the two have different lengths.
    """
    unit_labels, values_given = np.asarray(units), np.asarray(values)
    if unit_labels.shape != values_given.shape:
        raise ValueError("there must be one value for each unit")
    _, unit = _numbered(unit_labels)
    if order is None:
        labels, column = _numbered(values_given)
        ordered = tuple(labels.tolist())
    else:
        ordered = tuple(order)
        place = {value: n for n, value in enumerate(ordered)}
        labels, number = _numbered(values_given)
        try:
            at = np.array([place[v] for v in labels.tolist()], dtype=np.intp)
        except KeyError as error:
            raise ValueError(f"the value {error} is not in the order given") from error
        column = at[number] if len(at) else number
    n_units = int(unit.max()) + 1 if unit.size else 0
    flat = np.bincount(joint(unit, len(ordered), column), minlength=n_units * len(ordered))
    return Counted(flat.reshape(n_units, len(ordered)).astype(np.float64), ordered)


def _numbered(labels: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], Integers]:
    """The different labels in ascending order, and the number of each; as ``np.unique`` but
    without sorting all of them."""
    import pandas as pd

    kept = labels.astype(object) if labels.dtype.kind in "US" else labels
    codes, found = pd.factorize(kept, sort=True)
    return np.asarray(found), np.asarray(codes, dtype=np.intp)
