"""Hash chains over the rows of a record, and its ledger."""
