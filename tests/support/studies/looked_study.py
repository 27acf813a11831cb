"""A small study with registered looks, and people's sessions in it."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from labeval.jobs.planning.simulate import RobotTime, run_robot
from labeval.session.assignment.starting import SessionStart, new_header
from labeval.session.robots.robot import Robot, draw_character
from labeval.session.running.opening import start
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.reading import read_study
from labeval.study.study import StudyContent

QUESTIONS = 8
STUDY = """\
labeval: 1
title: Two systems
seed: 7
criteria:
  - id: clear
    name: Clarity
    definition: How clear the text is.
blocks:
  rate: {method: dqe, points: 5}
conditions:
  - {id: only, blocks: [rate]}
looks:
  participants: [4, 6, 8]
  criterion: clear
  smallest_difference: 0.5
procedure:
  - step: for_each_block
    steps: [{step: rating, id: rating}]
"""


def make(folder: Path, study: str = STUDY) -> Path:
    """Write the study."""
    folder.mkdir()
    (folder / "study.yaml").write_text(study, encoding="utf-8")
    lines = ["id,text,question,system"]
    lines += [
        f"{system}{n},Text {n} of {system}.,Why {n}?,{system}"
        for n in range(QUESTIONS)
        for system in ("oak", "willow")
    ]
    (folder / "items.csv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


def people(folder: Path, number: int, *, apart: float) -> StudyContent:
    """Publish the study, and let so many more people finish it.

    Args:
        folder: of the study.
        number: of people.
        apart: how much better oak is than willow, from 0 to 1.
    """
    content = read_study(folder)
    rng = random.Random(number)
    quality = {
        (item.id, "clear"): 0.5 + (apart / 2 if item.system == "oak" else -apart / 2)
        for item in content.items
    }
    with Record(folder / "record.sqlite") as record:
        record.versions.keep(content, publish=True)
        before = record.sessions.count("real")
        for n in range(before, before + number):
            time = RobotTime(datetime(2026, 2, 2, 8, tzinfo=UTC) + timedelta(hours=n))
            places = read_places(record, content, "real")
            header = new_header(
                content,
                SessionStart(kind="real"),
                taken=places.taken(content.study),
                codes=record.sessions.participants(),
                places=places,
                rng=rng,
                started=time.utc(),
            )
            session = start(header, content, record.sessions, time.clock())
            run_robot(session, Robot(draw_character(rng), quality, rng), time)
    return content
