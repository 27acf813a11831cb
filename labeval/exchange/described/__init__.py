"""Tables with a description of every column, for programs that keep labels with their data.

:mod:`labeval.exchange.study_columns` says what a column of the record means in one study (labels,
values, source). ``tables`` gives all tables so described, ``ratings`` the one that statistics
programs start from, and ``dictionary`` writes the descriptions as a table. Each target derives its
own labels from them: ``spss``, ``stata`` and ``psych_ds`` of tables, ``label_studio`` of judgments.
"""
