"""Example programs that use the package."""
