"""Coefficients of agreement that are in the table are in the report."""

from __future__ import annotations

from labeval.analysis.agreement.table import agreement_of
from labeval.analysis.points.rated import rated_by_method
from labeval.report.questions.quality import TABLES
from tests.support.judgments.judged_frames import judged


def test_correlations_of_incomplete_tables_are_shown():
    """There those by the model are the only ones of single ratings that exist."""
    rows = [
        (f"r{r}", "c", f"t{t}", str(1 + (t + r * (t % 2)) % 5))
        for t in range(12)
        for r in range(6)
        if (t + r) % 3
    ]
    shown = {name for each in TABLES if each.table == "agreement" for name in named(each.only)}
    (rated,) = rated_by_method(judged("dqe", *rows))
    found = agreement_of([rated])
    defined = set(found.loc[found["value"].notna(), "coefficient"])
    assert {"ICC(A,1)", "ICC(C,1)"} <= defined
    assert {name for name in defined if name.startswith("ICC")} <= shown


def test_krippendorffs_limits_are_read_into_no_other_coefficient():
    rows = [(f"r{r}", "c", f"t{t}", str(1 + t % 5)) for t in range(12) for r in range(3)]
    (rated,) = rated_by_method(judged("dqe", *rows))
    found = agreement_of([rated])
    read = found.loc[found["interpretation"] != "", "coefficient"]
    assert len(found) > 4 and set(read) == {"alpha"}


def named(only):
    names = only["coefficient"]
    return [names] if isinstance(names, str) else list(names)
