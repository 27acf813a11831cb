"""Raters with the names of language models."""

from __future__ import annotations

import pytest

from labeval.exchange.materials.model_raters import models_among


@pytest.mark.parametrize("raters", [("engdeu0a", "engdeu0b", "engdeu1e0b"), ("r12b", "r13b")])
def test_codes_of_raters_are_no_sizes_of_models(raters: tuple[str, ...]):
    assert models_among(raters) == []


@pytest.mark.parametrize("rater", ["gpt-4o", "Llama-3.1-8B", "qwen2.5_72b", "my-7b", "llama70b"])
def test_models_are_named(rater: str):
    (remark,) = models_among(("w1", rater))
    assert rater in remark.text
