"""Compare a distributed checkpoint with a model: python list_keys.py FOLDER MODULE:MODEL [PREFIX]."""

import importlib
import logging
import sys
import tempfile

import torch
import torch.distributed.checkpoint as dcp


def report(saved, wanted):
    """Print the keys that only one side has, and the prefix that would make them agree."""
    missing, unused = sorted(wanted - saved), sorted(saved - wanted)
    print(f"{len(saved)} keys in the checkpoint, {len(wanted)} wanted, {len(missing)} missing")
    print("missing:", *missing[:4])
    print("not wanted:", *unused[:4])
    ends = [one for one in unused if missing and one.endswith("." + missing[0])]
    ends += [f"-{missing[0][: -len(one)]}" for one in unused if missing and missing[0].endswith("." + one)]
    if ends:
        name = ends[0] if ends[0].startswith("-") else ends[0][: -len(missing[0])]
        print(f"verdict: other-prefix, '{name.lstrip('-')}' is only", "wanted" if name[0] == "-" else "saved")
    else:
        print("verdict:", "other-model" if missing else "all keys are there")


logging.disable(logging.WARNING)
if len(sys.argv) > 2:
    sys.path.insert(0, ".")
    module, name = sys.argv[2].split(":")
    prefix = sys.argv[3] if len(sys.argv) > 3 else ""
    model = getattr(importlib.import_module(module), name)
    metadata = dcp.FileSystemReader(sys.argv[1]).read_metadata()
    report(set(metadata.state_dict_metadata), {prefix + key for key in model.state_dict()})
else:
    small = torch.nn.Sequential(torch.nn.Linear(4, 4))
    large = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.Linear(4, 2))
    with tempfile.TemporaryDirectory() as folder:
        dcp.save({"model": small.state_dict()}, checkpoint_id=folder)
        saved = set(dcp.FileSystemReader(folder).read_metadata().state_dict_metadata)
        report(saved, set(small.state_dict()))
        report(saved, {f"model.{key}" for key in large.state_dict()})
