"""A tile in words: what is on the wall, and what is read aloud."""

from __future__ import annotations

from dataclasses import dataclass

from labeval.jobs.room.wall import Need, Tile
from labeval.session.events.events import Ending
from labeval.session.monitor.changes import SessionChange
from labeval.session.monitor.monitor import Outlook, SessionMonitor
from labeval.store.checks.shared_places import What
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.language import interface_language
from labeval.ui.method_in_words import method_in_words
from labeval.ui.moderator.parts.change_labels import change_words
from labeval.ui.moderator.parts.labels import clock, duration, notice_evidence, notice_title
from labeval.ui.moderator.parts.place_words import place_words
from labeval.ui.quoted import quoted
from labeval.ui.sentences import translated
from labeval.ui.widgets.bars.level_meter import share_of

_ENDINGS = {
    Ending.COMPLETED: QT_TRANSLATE_NOOP("Room", "Completed"),
    Ending.ENDED_EARLY: QT_TRANSLATE_NOOP("Room", "Ended early"),
}
_OTHER_END = QT_TRANSLATE_NOOP("Room", "Ended")
_ASKED = QT_TRANSLATE_NOOP("Room", "asked {time} ago")
_HAD_ASKED = QT_TRANSLATE_NOOP("Room", "Had a question")
_INTERRUPTED = QT_TRANSLATE_NOOP("Room", "Interrupted")
_QUESTION = QT_TRANSLATE_NOOP("Room", "Has a question")
_SILENT_FOR = QT_TRANSLATE_NOOP("Room", "no sign for {time}")
_LOST = QT_TRANSLATE_NOOP("Room", "Connection lost")
_RUNNING = QT_TRANSLATE_NOOP("Room", "Running")
_HAS_LEFT = QT_TRANSLATE_NOOP("Room", "Has left the hub")
_UNREADABLE = QT_TRANSLATE_NOOP("Room", "Cannot be read")
_SHARED = {
    What.CODE: QT_TRANSLATE_NOOP("Room", "Code used too often"),
    What.PERSON: QT_TRANSLATE_NOOP("Room", "One person, several participants"),
    What.PLACE: QT_TRANSLATE_NOOP("Room", "Place given twice"),
}
_ALSO = QT_TRANSLATE_NOOP("Room", "also {others}")
_NEWER = QT_TRANSLATE_NOOP("Room", "newer, or damaged")
_FREE = QT_TRANSLATE_NOOP("Room", "Free")
_NONE_LATELY = QT_TRANSLATE_NOOP("Room", "no session in the last 12 hours")
_PAUSED = QT_TRANSLATE_NOOP("Room", "Paused")
_ON_BREAK = QT_TRANSLATE_NOOP("Room", "On a break")
_KINDS = {
    "rehearsal": QT_TRANSLATE_NOOP("Room", "rehearsal"),
    "simulated": QT_TRANSLATE_NOOP("Room", "robot"),
}
_HERE = QT_TRANSLATE_NOOP("Room", "{time} here")
_USUALLY = QT_TRANSLATE_NOOP("Room", "usually {time}")
_LEFT = QT_TRANSLATE_NOOP("Room", "{time} left")
_LEFT_AT_LEAST = QT_TRANSLATE_NOOP("Room", "at least {time} left")
_OVER = QT_TRANSLATE_NOOP("Room", "{time} longer than planned")
_AGO = QT_TRANSLATE_NOOP("Room", "{time} ago")
_SPEAKS = QT_TRANSLATE_NOOP("Room", "{supervisor} speaks")
_SOUND = QT_TRANSLATE_NOOP("Room", "sound {percent} %")
_HOURS = QT_TRANSLATE_NOOP("Room", "{hours} h")
_HOURS_FROM_S = 7200


@dataclass(frozen=True, slots=True)
class TileWords:
    """The lines of a tile."""

    station: str
    participant: str
    need: str
    """Its need, or that there is none."""
    since: str
    """Since when."""
    about: str = ""
    """Condition and kind of page."""
    place: str = ""
    pace: str = ""
    left: str = ""
    """Time of the pages from this one on."""
    over: str = ""
    """Expected excess over the planned length."""
    flags: str = ""
    words: str = ""
    quiet: str = ""
    """Since the newest event."""
    speaks: str = ""
    """The supervisor who speaks with the participant; empty for none."""
    sound: str = ""
    """Level of the microphone; empty where nothing is being recorded."""
    events: tuple[str, ...] = ()
    """The newest events, newest first, each with its time in the session."""

    def as_sentence(self) -> str:
        """All of it, for assistive technology."""
        parts = [
            *(self.station, self.participant, self.need, self.since, self.place, self.about),
            *(self.pace, self.left, self.over, self.flags, self.words, self.quiet),
            *(self.speaks, self.sound),
        ]
        return ". ".join(part for part in parts if part)

    def as_need(self) -> str:
        """Words for its need, to be announced."""
        parts = (self.station, self.participant, self.need, self.since)
        return ". ".join(part for part in parts if part)

    @property
    def state(self) -> tuple[str, ...]:
        """The parts that do not change by themselves, as times and the level of the sound do."""
        return (self.station, self.participant, self.need, self.place, self.flags, self.speaks)


def tile_words(tile: Tile) -> TileWords:
    """The words of a tile, in the interface's language."""
    need, since = _need(tile)
    monitor = tile.monitor
    if monitor is None:
        quiet = _say(_AGO, time=_span(tile.quiet_s)) if tile.need is Need.UNREADABLE else ""
        return TileWords(tile.station, tile.participant, need, since, quiet=quiet)
    return TileWords(
        station=tile.station,
        participant=tile.participant,
        need=need,
        since=since,
        about=_about(tile),
        place=place_words(monitor) if tile.ending is None else "",
        pace=_pace(tile),
        left=_left(tile),
        over=_over(tile),
        flags=_flags(tile),
        words=_last_words(tile),
        quiet=_say(_AGO, time=_span(tile.quiet_s)),
        speaks=speaking(tile.ear),
        sound=_sound(tile),
        events=tuple(_event(change, monitor) for change in tile.changes),
    )


def _last_words(tile: Tile) -> str:
    """The last comment, after how long ago it was: an old one looks like the newest else."""
    if not tile.words:
        return ""
    words = quoted(" ".join(tile.words.split()))
    return f"{_say(_AGO, time=_span(tile.words_s))}: {words}"


def speaking(supervisor: str) -> str:
    """The line for who speaks with a participant; empty where nobody does."""
    return _say(_SPEAKS, supervisor=supervisor) if supervisor else ""


def _sound(tile: Tile) -> str:
    """The level as a share of the bar, in steps of ten, so that what is read aloud is calm."""
    if tile.level is None:
        return ""
    return _say(_SOUND, percent=round(share_of(tile.level) * 10) * 10)


def _event(change: SessionChange, monitor: SessionMonitor) -> str:
    what, about = change_words(change, monitor, None)
    return "  ".join(part for part in (clock(change.event.at_ms), what, about) if part)


def _need(tile: Tile) -> tuple[str, str]:
    if tile.need is Need.QUESTION and tile.is_lost:
        return _say(_HAD_ASKED), _say(_SILENT_FOR, time=_span(tile.silent_s or 0))
    if tile.need is Need.QUESTION:
        return _say(_QUESTION), _say(_ASKED, time=_span(tile.asked_s))
    if tile.has_left and tile.need is Need.LOST:
        return _say(_HAS_LEFT), _say(_AGO, time=_span(tile.silent_s or 0))
    if tile.need is Need.UNREADABLE:
        return _say(_UNREADABLE), _say(_NEWER)
    if tile.need is Need.LOST and not tile.station:
        return _say(_INTERRUPTED), _say(_SILENT_FOR, time=_span(tile.silent_s or 0))
    if tile.need is Need.LOST:
        return _say(_LOST), _say(_SILENT_FOR, time=_span(tile.silent_s or 0))
    if tile.need is Need.STUCK and tile.waits is not None:
        return notice_title(tile.waits), notice_evidence(tile.waits)
    if tile.need is Need.SHARED and tile.shared is not None:
        others = [str(one) for one in tile.shared.holders if one.session != tile.session]
        return _say(_SHARED[tile.shared.what]), _say(_ALSO, others=", ".join(others))
    if tile.need is Need.RUNNING:
        return _say(_RUNNING), ""
    if tile.monitor is None:
        return _say(_FREE), _say(_NONE_LATELY)
    if tile.ending is not None:
        return _say(_ENDINGS.get(tile.ending, _OTHER_END)), _say(_AGO, time=_span(tile.quiet_s))
    return _say(_PAUSED if tile.is_paused else _ON_BREAK), ""


def _about(tile: Tile) -> str:
    monitor = tile.monitor
    assert monitor is not None
    study, language = monitor.content.study, interface_language()
    name = study.condition(monitor.header.condition).name
    parts = [name.in_language(language) if name else monitor.header.condition]
    page = monitor.state.page
    if page is not None:
        block = study.blocks[page.block]
        title = block.title.in_language(language) if block.title else ""
        parts.append(title or method_in_words(block.method))
    if monitor.header.kind in _KINDS:
        parts.append(_say(_KINDS[monitor.header.kind]))
    return " · ".join(dict.fromkeys(parts))


def _outlook(tile: Tile) -> Outlook | None:
    """Position of a running session in its time; None for any other."""
    is_known = tile.place[1] and tile.ending is None and not tile.is_lost
    return tile.outlook if is_known else None


def _pace(tile: Tile) -> str:
    outlook = _outlook(tile)
    if outlook is None:
        return ""
    parts = [_say(_HERE, time=duration(outlook.here_ms))]
    usual = outlook.usual_ms if outlook.own_ms is None else outlook.own_ms
    if usual is not None:
        parts.append(_say(_USUALLY, time=duration(usual)))
    return " · ".join(parts)


def _left(tile: Tile) -> str:
    outlook = _outlook(tile)
    if outlook is None or outlook.remaining is None:
        return ""
    left = outlook.remaining
    return _say(_LEFT if left.is_whole else _LEFT_AT_LEAST, time=duration(left.ms))


def _over(tile: Tile) -> str:
    outlook = _outlook(tile)
    if outlook is None or not outlook.over_ms:
        return ""
    return _say(_OVER, time=duration(outlook.over_ms))


def _flags(tile: Tile) -> str:
    titles = list(dict.fromkeys(notice_title(flag) for flag in tile.flags))
    if tile.flag_count > len(tile.flags):
        titles.append(f"+{tile.flag_count - len(tile.flags)}")
    return " · ".join(titles)


def _span(seconds: float) -> str:
    """A time in words: seconds up to 100, then minutes, from two hours on hours."""
    if seconds >= _HOURS_FROM_S:
        return _say(_HOURS, hours=round(seconds / 3600))
    return duration(round(seconds * 1000))


def _say(text: str, **values: object) -> str:
    return translated("Room", text).format(**values)
