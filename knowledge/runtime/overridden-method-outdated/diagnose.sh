# A class with two methods of an older release, and one that takes all arguments.
python3 check_override.py trainers.Older
python3 check_override.py trainers.Newer
