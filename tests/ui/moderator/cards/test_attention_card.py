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


def test_a_reason_is_whole_where_it_needs_two_lines(qtbot):
    card = AttentionCard(LIGHT)
    qtbot.addWidget(card)
    card.resize(340, 300)
    card.show_notices([notice("noted", 1)], {"noted": "Page 10"})
    card.show()
    row = card._rows[0]
    short = row._evidence.height()
    row.show_notice(notice("noted", 1), "Page 10, a criterion with quite a long name", first=True)
    qtbot.waitUntil(lambda: row._evidence.height() > short)
    assert row._evidence.hasHeightForWidth()
    assert row._evidence.heightForWidth(row._evidence.width()) <= row._evidence.height()
