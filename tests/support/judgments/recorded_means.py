"""Figures of judgments made elsewhere that a record holds."""

from __future__ import annotations

from pathlib import Path

import pandas as pd

from labeval.exchange.tables import judgments
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study


def means_of(folder: Path) -> dict[tuple[str, str], float]:
    """Criterion and system to the mean of what the record holds."""
    systems = {item.id: item.system for item in read_study(folder).items}
    columns = [column.name for column in judgments.COLUMNS]
    with Record(StudyFolder(folder).database, read_only=True) as record:
        rows = pd.DataFrame(judgments.rows(record), columns=columns)
    rows["system"] = rows["items"].map(systems)
    return dict(rows["value"].astype(float).groupby([rows["criterion"], rows["system"]]).mean())
