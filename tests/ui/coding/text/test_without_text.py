"""The middle of the coding window while there is no text: what it says is what is on screen."""

from __future__ import annotations

from labeval.ui.theme import LIGHT
from tests.support.coding.analyst import Analyst


def test_another_reason_for_no_text_is_painted_at_once(analyst: Analyst, qtbot) -> None:
    analyst.view.show_nothing("The texts are being read…")
    analyst.view.viewport().repaint()
    with qtbot.waitSignal(analyst.view.painted):
        analyst.view.show_nothing("There is nothing to code yet.")


def test_no_handle_is_in_the_bar_where_there_is_nothing_to_scroll(analyst: Analyst) -> None:
    bar = analyst.view.verticalScrollBar()
    assert bar.maximum() > 0 and bar.isEnabled()
    handle = LIGHT.color("disabled_text").name()

    def colours() -> set[str]:
        image = bar.grab().toImage()
        return {image.pixelColor(5, y).name() for y in range(image.height())}

    assert handle in colours()
    analyst.view.show_nothing("There is nothing to code yet.")
    analyst.view.viewport().repaint()
    assert bar.isVisible(), "lines do not break anew when a text comes"
    assert handle not in colours()
