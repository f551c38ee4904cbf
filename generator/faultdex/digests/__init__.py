"""Turn what one node has of a job into records that are moved, merged and judged elsewhere."""
