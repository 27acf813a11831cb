"""Reports of an analysis: figures, a report on paper, the evaluation datasheet.

Everything is made from tables and never from the record. Words are marked for translation under
``Report``; callers pass the function that translates them.
"""
