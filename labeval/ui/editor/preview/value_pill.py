"""A pill that shows the chosen value alone, where what it is about can be seen."""

from __future__ import annotations

from labeval.ui.plain import set_tool_tip
from labeval.ui.widgets.basics.one_pill import OnePill


class ValuePill(OnePill):
    """One of some values; the name is in the tool tip and for screen readers."""

    def _update_text(self) -> None:
        self.setText(self.value_name)
        text = f"{self._name}: {self.value_name}"
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.updateGeometry()
        self.update()
