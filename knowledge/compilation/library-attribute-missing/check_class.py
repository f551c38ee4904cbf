"""Why an object of a library lacks a name: run it with the Python of the failing program.

python check_class.py TRACEBACK.txt, a file with the whole traceback
"""

import importlib.metadata
import importlib.util
import re
import sys
from pathlib import Path

KNOWN = {  # the class and the name: the cause, and what to do
    r"\w*Cache (seen_tokens|get_usable_length)": ("code-older", "install transformers<4.54, or run fix_cache.py first"),
    r"\w*Cache get_max_length": ("code-older", "install transformers<4.49, or run fix_cache.py first"),
    r"\w*Cache (key|value)_cache": ("code-older", "install transformers<4.56"),
    r"\w+Tokenizer (sp_model|tokenizer|encoder)": ("code-older", "install transformers<4.34, or update the model"),
    r"\w+ all_special_tokens_extended": ("code-older", "install transformers<5, or upgrade vllm"),
    r"\w+ warnings_issued": ("code-older", "install transformers<5.1, or upgrade trl"),
    r"\w+ generate": ("code-older", "install transformers<4.50, or let the class inherit from GenerationMixin"),
    r"\w+Config rope_theta": ("code-older", "install transformers>=4.33,<5, or update the program"),
    r"Trainer (from|add)_argparse_args": ("code-older", "install pytorch-lightning<2"),
    r"Upsample recompute_scale_factor|GELU approximate": ("pickled", "repair the module as fix.py does"),
    r"\w*Trainer accelerator": ("library-older", "upgrade transformers"),
}
USUAL = ["transformers", "peft", "diffusers", "accelerate", "trl", "deepspeed", "ultralytics", "torch"]


def source_of(owner, name):
    """Return the file and the text of a class of an installed package."""
    spec = importlib.util.find_spec(owner)
    for folder in (spec and spec.submodule_search_locations) or []:
        for file in sorted(Path(folder).rglob("*.py")):
            body = re.search(rf"^class {name}\b.*?(?=^\w|\Z)", file.read_text(errors="replace"), re.M | re.S)
            if body:
                return file.relative_to(Path(folder).parent), body[0]


text = Path(sys.argv[1]).read_text(errors="replace") if len(sys.argv) == 2 else ""
found = re.findall(r"(\w+)'?(?: object)? has no attribute '?(\w+)", text)
if not found:
    sys.exit("usage: python check_class.py TRACEBACK.txt, with a line: 'X' object has no attribute 'y'")
name, wanted = found[-1]
frames = re.findall(r'File "([^"]+)", line', text)
asker = next((one for one in reversed(frames) if not re.search(r"torch.nn.modules.module|peft", one)), "unknown")
packages = re.findall(r"(?:site|dist)-packages[/\\](\w+)", asker)
print("asked by:", "/".join(re.split(r"[/\\]", asker)[-3:]))
owner = next((one for one in [*packages, *USUAL] if source_of(one, name)), None)
file, body = source_of(owner, name) if owner else (None, "")
if owner:
    print(f"class: {name} in {file}, {owner} {importlib.metadata.version(owner)}")
    for package in packages:
        print(*(f"{package} requires {one}" for one in importlib.metadata.requires(package) or [] if one.startswith(owner)))
if known := [", ".join(told) for pattern, told in KNOWN.items() if re.fullmatch(pattern, f"{name} {wanted}")]:
    print("verdict:", known[0])
elif "transformers_modules" in asker:
    print("verdict: code-older, compare transformers_version in the model's config.json with the installed release")
elif re.search(rf"(self\.|def |^    ){wanted}\b", body, re.M):
    print(f"verdict: pickled, the class has {wanted}, and the object not: another release saved it")
else:
    print("verdict: other-class or another release; compare what the program requires with the class above")
