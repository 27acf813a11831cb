"""Judges by model compared with people: agreement, bias, calibration, and what they save."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from labeval.analysis.comparisons.length_bias import text_lengths
from labeval.analysis.inputs import Inputs
from labeval.analysis.judges.audit import COLUMNS, judge_audit

if TYPE_CHECKING:
    from pandas import DataFrame

__all__ = ["COLUMNS", "table"]


def table(inputs: Inputs, made: Mapping[str, DataFrame]) -> DataFrame:
    """One row per judge, method, criterion and figure; empty without judges."""
    lengths = text_lengths(inputs.items) if inputs.judges else {}
    return judge_audit(inputs.judges, inputs.judgments, inputs.support, inputs.facts, lengths)
