"""Every card of the set does what its text says, and nothing else."""
