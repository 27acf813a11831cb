"""Controls for answers on rating pages."""
