"""A misspelled argument, a temperature of 0, and sampling values saved without sampling."""

from tiny import IDS, model

tiny = model()
for arguments in ({"max_new_token": 3}, {"do_sample": True, "temperature": 0.0}):
    try:
        tiny.generate(IDS, **arguments)
    except ValueError as problem:
        print(str(problem)[:72])
tiny.generation_config.temperature = 0.9
tiny.save_pretrained("out")
