"""The name of each candidate is whole on its tab, however little room there is."""

from __future__ import annotations

import pytest

from labeval.ui.theme import LABEL_PX, LIGHT
from labeval.ui.widgets.answers.candidate_tabs import LEAST_NAME, CandidateTabs
from labeval.ui.widgets.basics.lettering import text_width

NAMES = ["טקסט A", "טקסט B", "טקסט C", "טקסט D"]


@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_no_name_is_cut(qtbot, scale):
    theme = LIGHT.scaled(scale)
    tabs = CandidateTabs()
    qtbot.addWidget(tabs)
    tabs.set_names(NAMES, theme)
    most = max(text_width(name, theme.px(LABEL_PX), strong=True) for name in NAMES)
    for each in (most + 40, most + 16, most + 4, most - 6):
        tabs.place(0, 0, 4 * each + 12)
        for tab in tabs._tabs:
            px, pad = tab.lettering()
            fits = text_width(tab.text(), px, strong=True) <= tab.width() - 2 * pad
            assert fits or (px == LEAST_NAME and each < most)
        if each > most + 30:
            assert (px, pad) == (theme.px(LABEL_PX), 12)
