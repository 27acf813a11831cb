"""What must hold in tables of results that were printed elsewhere, whatever the judgments were."""
