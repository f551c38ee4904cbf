# Watch a script whose data set walks further for each sample.
python watch_steps.py slow_input.py
