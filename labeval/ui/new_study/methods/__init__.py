"""Methods, participants, languages, length and scale of a study in the making."""
