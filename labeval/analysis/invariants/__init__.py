"""Rules that hold in tables of results printed elsewhere, whatever the judgments were."""
