"""Which acts fit where a session stands; the session decides for itself when it gets one."""

from __future__ import annotations

from labeval.session.acting import can_be_sent_back, can_be_skipped
from labeval.session.acts import ActKind
from labeval.session.standing import Standing

_NO_REST = frozenset({"consent", "break"})


def possible_acts(standing: Standing) -> frozenset[ActKind]:
    """The acts that a supervisor can take now."""
    state = standing.state
    if state.ended is not None:
        return frozenset()
    found = {ActKind.MESSAGE, ActKind.EXTEND, ActKind.END}
    kind = state.current.kind
    if kind != "consent":
        found |= {ActKind.PAUSE, ActKind.RESUME}
    if standing.page is not None:
        if kind == "rating" and standing.settings().comment.ask:
            found.add(ActKind.REMINDER)
        if standing.content.study.moderation.hints:
            found.add(ActKind.HINT)
    if state.paused or state.on_break:
        return frozenset(found)
    if kind not in _NO_REST:
        found.add(ActKind.BREAK)
    if can_be_skipped(standing):
        found.add(ActKind.SKIP)
    if can_be_sent_back(standing):
        found.add(ActKind.BACK)
    return frozenset(found)
