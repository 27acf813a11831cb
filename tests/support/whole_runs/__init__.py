"""Whole runs of robots, and what sessions, tables and results they gave on the day they were kept.

They say that something has changed, and where, not what is right: tests against other software and
published figures do that. After a change that is meant, ``python -m tests.support.whole_runs``
writes them anew, and the difference is read before it is committed.
"""
