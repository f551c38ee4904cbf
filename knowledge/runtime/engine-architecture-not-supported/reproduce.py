"""Ask a registry for three models: one that it has, one whose module cannot be imported, one that it lacks."""

import importlib

MODULES = {"BertModel": "json", "LlamaForCausalLM": "llama_kernels", "Qwen2ForCausalLM": "json"}


def find(name):
    """Import the module of an architecture, as a registry does."""
    try:
        importlib.import_module(MODULES[name])
    except ImportError as error:
        print(f"Error in inspecting model architecture {name!r}: {error}")
    except KeyError:
        raise ValueError(
            f"Model architectures {[name]} are not supported for now. Supported architectures: {list(MODULES)}"
        ) from None
    else:
        print("found", name)


find("BertModel")
find("LlamaForCausalLM")
find("Qwen3ForCausalLM")
