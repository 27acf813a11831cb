"""Files, locks, copies and transactions, whatever a database holds."""
