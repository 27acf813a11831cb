"""Check that each condition's blocks are rated, each once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from labeval.study.checks.findings import Findings
from labeval.study.checks.procedure import block_steps
from labeval.study.model.steps import BlockStep, RatingStep, TrainingStep
from labeval.study.study import Condition, Study
from labeval.text.marks import QT_TRANSLATE_NOOP


def check_rated(study: Study, findings: Findings) -> None:
    """The blocks that steps name, and for each condition which blocks come how often."""
    _check_steps(study, findings)
    _check_training(study, findings)
    for n, condition in enumerate(study.conditions):
        rated = Counter(_blocks_of(RatingStep, study, condition))
        path = ("conditions", n)
        if not rated and study.writing_steps():
            continue
        if not rated:
            template = QT_TRANSLATE_NOOP("Problem", "“{condition}” comes to no rating step")
            advice = QT_TRANSLATE_NOOP("Problem", "put a rating step into for_each_block")
            findings.add(path, template, advice, condition=condition.id)
            continue
        for block in condition.blocks:
            if block not in rated:
                template = QT_TRANSLATE_NOOP("Problem", "no step rates the block “{block}”")
                findings.add((*path, "blocks"), template, block=block)
        for block, times in rated.items():
            if times > 1:
                template = QT_TRANSLATE_NOOP("Problem", "“{block}” would be rated {times} times")
                findings.add(path, template, block=block, times=times)
    _check_unused(study, findings)


def _blocks_of(kind: type[BlockStep], study: Study, condition: Condition) -> Iterator[str]:
    """The blocks that steps of this kind show to a participant of the condition."""
    for _, step, in_loop in block_steps(study):
        if isinstance(step, kind):
            if in_loop:
                yield from dict.fromkeys(condition.blocks)
            elif step.block is not None:
                yield step.block


def _check_steps(study: Study, findings: Findings) -> None:
    for path, step, in_loop in block_steps(study):
        if in_loop and step.block is not None:
            template = QT_TRANSLATE_NOOP("Problem", "for_each_block already gives the block")
            advice = QT_TRANSLATE_NOOP("Problem", "leave “block” out here")
            findings.add((*path, "block"), template, advice)
        elif step.block is not None:
            template = QT_TRANSLATE_NOOP("Problem", "there is no block “{name}”")
            findings.refers((*path, "block"), step.block, study.blocks, template)
        elif not in_loop:
            findings.add(
                path,
                QT_TRANSLATE_NOOP("Problem", "the step “{step}” does not say for which block"),
                QT_TRANSLATE_NOOP("Problem", "write “block: …”, or put it into for_each_block"),
                step=step.id,
            )


def _check_training(study: Study, findings: Findings) -> None:
    """Training after the ratings that it is for."""
    rated: dict[str, str] = {}
    """Block to the step that rates it."""
    for path, step, in_loop in block_steps(study):
        blocks = study.blocks if in_loop else filter(None, [step.block])
        if isinstance(step, RatingStep):
            rated |= dict.fromkeys(blocks, step.id)
        elif isinstance(step, TrainingStep):
            before = next((rated[block] for block in blocks if block in rated), None)
            if before is not None:
                template = QT_TRANSLATE_NOOP(
                    "Problem", "the training comes after the ratings that it is for"
                )
                advice = QT_TRANSLATE_NOOP("Problem", "put it before the step “{step}”")
                findings.add(path, template, advice, "warning", step=before)


def _check_unused(study: Study, findings: Findings) -> None:
    """Blocks and training pages that nobody will ever see."""
    rated = {b for c in study.conditions for b in _blocks_of(RatingStep, study, c)}
    trained = {b for c in study.conditions for b in _blocks_of(TrainingStep, study, c)}
    for block, settings in study.blocks.items():
        if block not in rated and not any(block in c.blocks for c in study.conditions):
            template = QT_TRANSLATE_NOOP("Problem", "no condition has this block")
            findings.add(("blocks", block), template, severity="warning")
        elif settings.training and block not in trained:
            template = QT_TRANSLATE_NOOP("Problem", "no training step shows these pages")
            findings.add(("blocks", block, "training"), template, severity="warning")
