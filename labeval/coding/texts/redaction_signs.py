"""Signs in the place of redacted words.

Both are as long as each other, so that sealing a mark moves no segment.
"""

PENDING = "▒▒▒"
"""Of a redaction that can be undone."""
SEALED = "███"
"""For words that are gone."""
PSEUDONYM = r"\[[^\[\]\s▒█]+\]"
"""Pattern of the pseudonym that may follow a sign: what is left of somebody's name."""
