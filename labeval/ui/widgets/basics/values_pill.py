"""A pill that shows the values that are chosen, by their names."""

from __future__ import annotations

from labeval.ui.plain import set_tool_tip
from labeval.ui.widgets.basics.pill import Pill


class ValuesPill(Pill):
    """Some of the values of something; nothing chosen means none."""

    widest = 420
    is_filter = False
    nothing = ""
    """Text where nothing is chosen; by default the name."""

    def _update_text(self) -> None:
        super()._update_text()
        text = ", ".join(name for value, name in self._shown.items() if value in self.chosen)
        text = text or self.nothing
        if text:
            self.setText(text)
            self.setAccessibleName(f"{self._name}: {text}")
            set_tool_tip(self, text)
            self.updateGeometry()
