"""Load a model of one layer with all layers requested, in a build of llama-cpp-python for the CPU."""

import gguf
import llama_cpp
import numpy as np

writer = gguf.GGUFWriter("tiny.gguf", "llama")
writer.add_context_length(64)
writer.add_embedding_length(32)
writer.add_block_count(1)
writer.add_feed_forward_length(64)
writer.add_head_count(2)
writer.add_layer_norm_rms_eps(1e-5)
writer.add_vocab_size(8)
writer.add_tokenizer_model("none")
shapes = {"token_embd": (8, 32), "output_norm": (32,), "output": (8, 32), "blk.0.attn_norm": (32,), "blk.0.ffn_norm": (32,),
          **{f"blk.0.attn_{name}": (32, 32) for name in ("q", "k", "v", "output")},
          "blk.0.ffn_gate": (64, 32), "blk.0.ffn_up": (64, 32), "blk.0.ffn_down": (32, 64)}
for name, shape in shapes.items():
    writer.add_tensor(name + ".weight", np.ones(shape, np.float32))
writer.write_header_to_file()
writer.write_kv_data_to_file()
writer.write_tensors_to_file()
writer.close()

model = llama_cpp.Llama("tiny.gguf", n_gpu_layers=-1, n_ctx=64)
print("n_gpu_layers:", model.model_params.n_gpu_layers, "| supports GPU offload:", llama_cpp.llama_supports_gpu_offload())
