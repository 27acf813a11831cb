"""Models of a latent scale behind ordered answers."""
