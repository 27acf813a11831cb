"""The small study with attention checks and a scored training, for the tests of several rooms."""

from __future__ import annotations

from labeval.study.model.items import Item
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study

ALL_KINDS = ["instructed", "repeated", "bad_text"]
_COUNT = {"dqe": 1, "aqc": 1, "ab": 2, "bws": 4}
_CHECKS = [f"c{n}" for n in range(1, 6)]
_TRAINING = [f"t{n}" for n in range(1, 5)]


def _expected(method: str, items: list[str]) -> dict[str, list[str | int]]:
    if method == "bws":
        return {"best": [items[0]], "worst": [items[1]]}
    right: str | int = {"dqe": "1..2", "aqc": "no", "ab": items[0]}[method]
    return {"honesty": [right], "correctness": [right]}


def block(method: str, *, attention: object = None, **changes: object) -> dict[str, object]:
    """A block of a method with one item for each kind of check, and its settings changed."""
    count = _COUNT[method]
    settings: dict[str, object] = {"method": method}
    if attention is not None:
        settings["attention"] = attention
        settings["attention_items"] = [
            {"check": check, "items": items, "expected": _expected(method, items)}
            for check, items in (
                ("instructed", _CHECKS[:count]),
                ("bad_text", _CHECKS[count - 1 : 0 : -1] + _CHECKS[-1:]),
            )
        ]
    return settings | changes


def content_with(settings: dict[str, object]) -> StudyContent:
    """A study of one block, without any step before its training and its rating."""
    each = [{"step": "training", "id": "train"}, {"step": "rating", "id": "rate"}]
    study = small_study(
        blocks={"block": settings},
        conditions=[{"id": "block", "blocks": ["block"]}],
        procedure=[
            {"step": "for_each_block", "steps": each},
            {"step": "text", "id": "thanks", "text": "That was all."},
        ],
    )
    first = small_items()[0]
    more = [(id, "attention") for id in _CHECKS] + [(id, "training") for id in _TRAINING]
    known = [
        Item(id=id, text=f"Text {id}.", question=first.question, source=first.source, use=use)
        for id, use in more
    ]
    return StudyContent(study=study, items=[*small_items(), *known])


def training(pages: int, **rules: object) -> dict[str, object]:
    """The settings of a training of some pages, on each of which 1 or 2 is right twice."""
    return {
        "training": [
            {
                "items": [id],
                "criteria": ["honesty", "clarity"],
                "expected": {"honesty": [1, 2], "clarity": ["1..2"]},
                "feedback": "Both are low.",
            }
            for id in _TRAINING[:pages]
        ],
        "training_rules": rules,
    }
