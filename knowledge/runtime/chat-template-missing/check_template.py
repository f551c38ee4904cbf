"""Does a model's folder have a chat template, and where? python check_template.py FOLDER"""

import glob
import json
import os
import sys

folder = sys.argv[1]


def read(name):
    try:
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            return json.load(file)
    except (OSError, ValueError):
        return {}


if not os.path.isdir(folder):
    sys.exit("verdict: not a folder; for a name of the Hub, use the snapshot under ~/.cache/huggingface/hub")
inside = [name for name in ("tokenizer_config.json", "chat_template.json") if read(name).get("chat_template")]
separate = glob.glob(os.path.join(folder, "chat_template.jinja"))
separate += glob.glob(os.path.join(folder, "additional_chat_templates", "*.jinja"))
print("template in:", *inside or ["no JSON file"])
print("files of templates:", *[os.path.relpath(one, folder) for one in separate] or ["none"])
print("GGUF files:", len(glob.glob(os.path.join(folder, "*.gguf"))))
if not os.path.isfile(os.path.join(folder, "tokenizer_config.json")):
    print("verdict: no-tokenizer; tokenizer_config.json is missing, copy the tokenizer's files")
elif not inside and not separate:
    print("verdict: no-template; a base model, or the template was lost when it was saved")
elif separate and "tokenizer_config.json" not in inside:
    print("verdict: separate-file; a program that reads tokenizer_config.json alone does not see it")
else:
    print("verdict: has-template; the server uses another folder, or a release that cannot use this one")
