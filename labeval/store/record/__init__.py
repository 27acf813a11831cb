"""The record of a study: its tables, sessions, versions, transcripts and mailbox."""
