"""A local socket over which the session's and the moderator's process notify each other.

Nothing that matters goes over it. Events are in the record and actions in the mailbox; a line only
says that there is something new, so a line that is lost costs no more than the next look.
"""
