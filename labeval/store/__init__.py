"""The study's SQLite databases: the record, the workbook and the mailbox."""
