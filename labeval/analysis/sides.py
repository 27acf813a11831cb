"""Names of the two texts of a pair, whichever way round they were shown.

Agreement about a pair is found between these names: with ids in their place, chance agreement
would vanish with the number of pairs, and every agreement would look good.
"""

from __future__ import annotations

from labeval.study.pages import TIE

LOW, HIGH = "first", "second"
"""The text whose id sorts first, and the other."""
ORDER = (LOW, TIE, HIGH)
"""Of what is chosen, where two bad texts are left out."""
