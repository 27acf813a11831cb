"""The card of what deserves the supervisor's attention: what it shows where there is more."""

from __future__ import annotations

from labeval.session.monitor.notices import Notice
from labeval.ui.moderator.cards.attention_card import MOST, AttentionCard
from labeval.ui.theme import LIGHT


def notice(key: str, at_ms: int, *, warns: bool = False, live: bool = False) -> Notice:
    return Notice(key, "no_comment", at_ms, "", warns=warns, live=live)


def test_what_the_study_warns_of_is_not_pushed_out_by_what_it_only_notes(qtbot):
    card = AttentionCard(LIGHT)
    qtbot.addWidget(card)
    noted = [notice(f"noted {n}", 1_000 + n) for n in range(MOST)]
    card.show_notices([notice("warned", 10, warns=True), notice("now", 5, live=True), *noted], {})
    assert [one.key for one in card.shown] == ["now", "warned", "noted 3", "noted 2"]
