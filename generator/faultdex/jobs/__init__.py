"""Turn what the logs of a job say into which rank failed first."""
