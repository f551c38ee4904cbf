void submit(void) {
	error("Batch job submission failed: %s", slurm_strerror(errno));
	error("no node has the feature %s", feature);
}
