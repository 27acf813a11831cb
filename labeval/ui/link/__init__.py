"""How the session's and the moderator's process tell each other to look: a local socket.

Nothing that matters goes over it. Events are in the record and acts in the mailbox; a line only
says that there is something new, so a line that is lost costs no more than the next look.
"""
