# Let accelerate start a script that raises: the launcher's own traceback comes last.
accelerate launch --cpu --num_processes 1 train.py raises
