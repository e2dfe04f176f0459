"""Bots think in worker processes, and the workers are shared out fairly.

questions   what a worker can be asked: choose an action, give a hint, try a bot
worker      one process that answers one question at a time
queue       which of the waiting thoughts is next
costs       which bots are known to be quick
thinkers    three lanes of workers: for quick thoughts, for the others, and for long work
"""
