"""All coded texts together: filtered, counted, queried, quoted."""
