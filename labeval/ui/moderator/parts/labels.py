"""Names that the moderator's window uses: times, flags, suggested actions."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTime

from labeval.session.events.actions import ActionKind
from labeval.session.flags.flag import FlagKind
from labeval.session.monitor.notices import Notice, NoticeKind
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.sentences import filled

_TITLES: dict[str, str] = {
    FlagKind.TOO_FAST: QT_TRANSLATE_NOOP("Moderator", "Very fast"),
    FlagKind.STRAIGHT_LINING: QT_TRANSLATE_NOOP("Moderator", "Always the same"),
    FlagKind.IDLE: QT_TRANSLATE_NOOP("Moderator", "Nothing happens"),
    FlagKind.HESITATION: QT_TRANSLATE_NOOP("Moderator", "Long hesitation"),
    FlagKind.LOOKUPS: QT_TRANSLATE_NOOP("Moderator", "Definition reread"),
    FlagKind.NO_COMMENT: QT_TRANSLATE_NOOP("Moderator", "No comments"),
    FlagKind.OVERFLOW: QT_TRANSLATE_NOOP("Moderator", "A text does not fit"),
    FlagKind.NOT_READ: QT_TRANSLATE_NOOP("Moderator", "Not read to the end"),
    FlagKind.WINDOW_LEFT: QT_TRANSLATE_NOOP("Moderator", "Window left"),
    FlagKind.ATTENTION_MISSED: QT_TRANSLATE_NOOP("Moderator", "Check missed"),
    FlagKind.TRAINING_FAILED: QT_TRANSLATE_NOOP("Moderator", "Practice not passed"),
    FlagKind.PASTED: QT_TRANSLATE_NOOP("Moderator", "Pasted from outside"),
    FlagKind.LENGTH_JUMP: QT_TRANSLATE_NOOP("Moderator", "Much text at once"),
    FlagKind.TYPING_RHYTHM: QT_TRANSLATE_NOOP("Moderator", "Unusual typing"),
    FlagKind.SOUND: QT_TRANSLATE_NOOP("Moderator", "Sound is missing"),
    FlagKind.INSTRUMENTS: QT_TRANSLATE_NOOP("Moderator", "Instruments get no marks"),
    NoticeKind.DISK_LOW: QT_TRANSLATE_NOOP("Moderator", "Little disk space"),
}
_ASK = ActionKind.MESSAGE
_SUGGESTED: dict[str, tuple[str, ActionKind | None]] = {
    FlagKind.TOO_FAST: (QT_TRANSLATE_NOOP("Moderator", "Say there is time"), _ASK),
    FlagKind.STRAIGHT_LINING: (QT_TRANSLATE_NOOP("Moderator", "Ask how they decide"), None),
    FlagKind.IDLE: (QT_TRANSLATE_NOOP("Moderator", "Ask if all is well"), _ASK),
    FlagKind.HESITATION: (QT_TRANSLATE_NOOP("Moderator", "Ask what is unclear"), None),
    FlagKind.LOOKUPS: (QT_TRANSLATE_NOOP("Moderator", "Offer the hint"), ActionKind.HINT),
    FlagKind.NO_COMMENT: (QT_TRANSLATE_NOOP("Moderator", "Send the reminder"), ActionKind.REMINDER),
    FlagKind.OVERFLOW: (QT_TRANSLATE_NOOP("Moderator", "Say how to page"), _ASK),
    FlagKind.NOT_READ: (QT_TRANSLATE_NOOP("Moderator", "Say how to page"), _ASK),
    FlagKind.WINDOW_LEFT: (QT_TRANSLATE_NOOP("Moderator", "Look at their screen"), None),
    FlagKind.ATTENTION_MISSED: (QT_TRANSLATE_NOOP("Moderator", "Ask how it goes"), None),
    FlagKind.TRAINING_FAILED: (QT_TRANSLATE_NOOP("Moderator", "Explain again"), None),
    FlagKind.PASTED: (QT_TRANSLATE_NOOP("Moderator", "Ask where it is from"), None),
    FlagKind.LENGTH_JUMP: (QT_TRANSLATE_NOOP("Moderator", "Ask where it is from"), None),
    FlagKind.TYPING_RHYTHM: (QT_TRANSLATE_NOOP("Moderator", "Look at their screen"), None),
    FlagKind.SOUND: (QT_TRANSLATE_NOOP("Moderator", "Look at the microphone"), None),
    FlagKind.INSTRUMENTS: (QT_TRANSLATE_NOOP("Moderator", "Ratings are not affected"), None),
    NoticeKind.DISK_LOW: (QT_TRANSLATE_NOOP("Moderator", "Free some space"), None),
}
_HOW_TO_TURN = QT_TRANSLATE_NOOP(
    "Moderator", "The text goes on: turn its parts with the arrows below it."
)
_MESSAGES = {
    FlagKind.TOO_FAST: QT_TRANSLATE_NOOP("Moderator", "Take all the time you need."),
    FlagKind.IDLE: QT_TRANSLATE_NOOP("Moderator", "Is everything all right?"),
    FlagKind.OVERFLOW: _HOW_TO_TURN,
    FlagKind.NOT_READ: _HOW_TO_TURN,
}


def translated(text: str) -> str:
    """A text marked under ``Moderator``, in the language in use."""
    return QCoreApplication.translate("Moderator", text)


def notice_title(notice: Notice) -> str:
    """The title of a flag, in a few words."""
    return translated(_TITLES[notice.kind]) if notice.kind in _TITLES else notice.kind


def notice_evidence(notice: Notice) -> str:
    """The sentence that it rests on."""
    return filled(notice.context, notice.evidence, notice.values)


def suggestion(notice: Notice) -> tuple[str, ActionKind | None]:
    """The suggestion, and the action that follows it; None where the supervisor speaks instead."""
    words, action = _SUGGESTED.get(notice.kind, ("", None))
    return (translated(words) if words else "", action)


def suggested_message(notice: Notice) -> str:
    """Words to begin a message with; empty for none."""
    words = _MESSAGES.get(FlagKind(notice.kind)) if notice.kind in set(FlagKind) else None
    return translated(words) if words else ""


def clock(ms: int) -> str:
    """Session time: ``0:41:18``, or ``12:31`` within the first hour."""
    seconds = max(0, ms) // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes:02}:{seconds % 60:02}"


def duration(ms: int) -> str:
    """A duration: ``48 s``, ``2:05 min``, ``1:02:05 h``."""
    seconds = round(max(0, ms) / 1000)
    if seconds < 100:
        return translated(QT_TRANSLATE_NOOP("Moderator", "{seconds} s")).format(seconds=seconds)
    if seconds >= 3600:
        hours = clock(1000 * seconds)
        return translated(QT_TRANSLATE_NOOP("Moderator", "{hours} h")).format(hours=hours)
    minutes = f"{seconds // 60}:{seconds % 60:02}"
    return translated(QT_TRANSLATE_NOOP("Moderator", "{minutes} min")).format(minutes=minutes)


def time_of_day(seconds_from_now: float) -> str:
    """The time of day so many seconds from now, without seconds."""
    at = QTime.currentTime().addSecs(round(seconds_from_now))
    return QLocale().toString(at, "HH:mm")
