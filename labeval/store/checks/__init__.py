"""Single checks of a record; ``labeval.store.verify`` runs them."""
