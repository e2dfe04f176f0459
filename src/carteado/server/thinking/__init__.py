"""Bots run in worker processes, which clients share fairly.

questions   the tasks of a worker: choose an action, give a hint, try a bot
worker      one process, which answers one question at a time
queue       which of the waiting questions is next
costs       which bots are known to be quick
thinkers    three lanes of workers: for quick questions, for the others, and for long work
"""
