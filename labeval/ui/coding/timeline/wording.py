"""Lanes and bars of a session's timeline in words and colours."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from labeval.jobs.coding.recorded_moments import MomentKind
from labeval.jobs.coding.session_timeline import (
    LaneKind,
    SessionTimeline,
    TimelineBar,
    TimelineLane,
)
from labeval.jobs.coding.timeline_drawing import DrawnBar, DrawnLane
from labeval.session.events.events import Kind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.notices import Notice
from labeval.ui.coding.parts.names import Naming, speaker_name
from labeval.ui.moderator.parts.change_labels import kind_words
from labeval.ui.moderator.parts.labels import notice_title

translate = QCoreApplication.translate
_COLOURS = {
    LaneKind.SCREENS: "#8a9099",
    LaneKind.CRITERIA: "#9a8648",
    LaneKind.SPEECH: "#1f5fa8",
    LaneKind.ANSWERS: "#1d7a4c",
    LaneKind.SIGNS: "#c27c0e",
    LaneKind.SUPERVISOR: "#7a4fb5",
    LaneKind.FLAGS: "#b3362b",
}


def drawn(
    found: SessionTimeline, naming: Naming, codes: Mapping[str, str], colours: Mapping[str, str]
) -> list[DrawnLane]:
    """The lanes of a session as they are drawn.

    Args:
        found: the session.
        naming: of the study's things.
        codes: code id to its name.
        colours: code id to its colour.
    """
    return [
        DrawnLane(
            _lane_name(lane, codes),
            colours.get(lane.about, "") or _COLOURS.get(lane.kind, "#7d848c"),
            tuple(_drawn_bar(lane, bar, naming) for bar in lane.bars),
            spoken=lane.kind == LaneKind.SPEECH,
            private=lane.kind == LaneKind.SUPERVISOR,
        )
        for lane in found.lanes
    ]


def _lane_name(lane: TimelineLane, codes: Mapping[str, str]) -> str:
    if lane.kind == LaneKind.SPEECH:
        return speaker_name(lane.about) or translate("Timeline", "Speech")
    if lane.kind == LaneKind.CODE:
        return codes.get(lane.about, lane.about)
    return {
        LaneKind.SCREENS: translate("Timeline", "Pages"),
        LaneKind.CRITERIA: translate("Timeline", "Current criterion"),
        LaneKind.ANSWERS: translate("Timeline", "Answers"),
        LaneKind.SIGNS: translate("Timeline", "Look-ups, marks, slow answers"),
        LaneKind.SUPERVISOR: translate("Timeline", "Supervisor's actions"),
        LaneKind.FLAGS: translate("Timeline", "Flags"),
    }[lane.kind]


def _drawn_bar(lane: TimelineLane, bar: TimelineBar, naming: Naming) -> DrawnBar:
    text = _text(lane.kind, bar, naming)
    page = naming.screen(bar.screen)
    criterion = naming.criterion(bar.criterion) if bar.criterion else ""
    answer = naming.answer(bar.value)
    also = {
        LaneKind.SCREENS: (),
        LaneKind.CRITERIA: (page,),
        LaneKind.ANSWERS: (page,),
        LaneKind.SPEECH: (page, criterion, answer),
        LaneKind.CODE: (page, criterion, answer),
    }.get(lane.kind, (page, criterion))
    tip = "  ·  ".join(part for part in (text, *also) if part)
    kind = kind_words(Kind(bar.kind)) if lane.kind == LaneKind.SUPERVISOR else ""
    return DrawnBar(bar.start_ms, bar.end_ms, text, tip, bar.words, kind)


def _text(lane: LaneKind, bar: TimelineBar, naming: Naming) -> str:
    if lane == LaneKind.SCREENS:
        return naming.screen(bar.screen)
    if lane == LaneKind.CRITERIA:
        return naming.criterion(bar.criterion)
    if lane == LaneKind.ANSWERS:
        value = naming.answer(bar.value)
        given = f"{naming.answer(bar.before)} → {value}" if bar.before else value
        return f"{naming.criterion(bar.criterion)}: {given}" if bar.criterion else given
    if lane == LaneKind.SIGNS:
        return ": ".join(part for part in (_sign_name(bar.kind), bar.text) if part)
    if lane == LaneKind.SUPERVISOR:
        return ": ".join(part for part in (kind_words(Kind(bar.kind)), bar.text) if part)
    if lane == LaneKind.FLAGS:
        return notice_title(Notice(key="", kind=FlagKind(bar.kind), at_ms=0, evidence=""))
    return bar.text


def _sign_name(kind: str) -> str:
    return {
        MomentKind.LOOKED_UP: translate("Timeline", "Definition looked up"),
        MomentKind.MARKED: translate("Timeline", "Words marked"),
        MomentKind.SLOW: translate("Timeline", "Slow answer"),
    }.get(MomentKind(kind), "")
