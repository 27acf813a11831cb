"""Common words of English and German, which are in every text."""

from __future__ import annotations

_ENGLISH = """
a about above after again all also am an and any are as at be because been before being below
between both but by can could did do does doing don't down during each even few for from further
get got had has have having he her here hers him his how i i'm if in into is it it's its just
kind know like maybe me mean more most much my no nor not now of off okay on once only or other
our out over own quite rather really right said same say she should so some something such than
that that's the their them then there these they they're thing things think this those through
to too uh um under until up us very was way we well were what when where which while who whom
why will with would yeah yes you you're your
"""
_GERMAN = """
aber alle allem allen aller alles als also am an ander andere anderen auch auf aus bei beim bin
bis bisschen bist da dabei dadurch daher damit dann daran darauf das dass dazu dein dem den denn
der des deshalb dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben
eigentlich ein eine einem einen einer eines einfach er es etwas euch für ganz gar gegen genau
ging hab habe haben halt hat hatte hatten hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren
im immer in ins irgendwie ist ja je jede jeder jetzt kann kein keine können könnte mal man
manchmal mehr mein meine mich mir mit muss nach naja nein nicht nichts noch nun nur ob oder ohne
okay schon sehr sein seine sich sie sind so sogar soll sollte sondern sonst um und uns unser
unter viel vielleicht vom von vor wann war waren warum was weil welche wenn wer werden wie
wieder will wir wird wo worden wurde wurden würde zu zum zur zwar zwischen äh ähm über
"""
STOP_WORDS = frozenset((_ENGLISH + _GERMAN).split())
"""Of both languages: sessions mix them."""
