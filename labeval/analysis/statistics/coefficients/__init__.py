"""Coefficients of agreement: kappa, alpha, intraclass correlations, concordance, agreeing pairs."""
