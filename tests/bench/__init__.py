"""Measures the site and the engine; prints ratios of what was measured in one run."""
