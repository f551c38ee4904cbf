"""Find and mask what must not be published."""
