"""The laboratory: simulation, comparison, tournaments, reports and benchmarks."""
