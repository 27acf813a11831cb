"""Small widgets and services that the parts of the coding window share."""
