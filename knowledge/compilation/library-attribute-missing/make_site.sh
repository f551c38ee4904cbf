# Write site/ with stand-ins of packages, and texts/ with tracebacks in the form that Python prints.
package() {  # distribution, release, module
  mkdir -p "site/$3" "site/$1-$2.dist-info" && touch "site/$3/__init__.py"
  printf 'Metadata-Version: 2.1\nName: %s\nVersion: %s\n' "$1" "$2" > "site/$1-$2.dist-info/METADATA"
}
package transformers 4.57.1 transformers
package trl 0.15.0 trl
package ultralytics 8.3.0 ultralytics
echo 'Requires-Dist: transformers (<4.50,>=4.46)' >> site/trl-0.15.0.dist-info/METADATA
echo 'class DynamicCache: pass' > site/transformers/cache_utils.py
echo 'class Trainer: pass' > site/transformers/trainer.py
echo 'class GemmaForCausalLM: pass' > site/transformers/gemma.py
printf 'class Detect:\n    def __init__(self):\n        self.grid = 1\n' > site/ultralytics/head.py
text() {  # name, file of the last frame, message
  mkdir -p texts && printf '  File "%s", line 9, in run\nAttributeError: %s\n' "$2" "$3" > "texts/$1"
}
text cache /u/transformers_modules/phi/modeling_phi3.py "'DynamicCache' object has no attribute 'seen_tokens'"
text tokenizer /u/transformers_modules/baichuan/tokenization.py "'BaichuanTokenizer' object has no attribute 'sp_model'"
text remote /u/transformers_modules/ocr/modeling.py "'DynamicCache' object has no attribute 'batch_split'"
text upsample /u/dist-packages/torch/nn/modules/upsampling.py "'Upsample' object has no attribute 'recompute_scale_factor'"
text detect /u/yolov5/models/yolo.py "'Detect' object has no attribute 'grid'"
text trainer /u/site-packages/trl/trainer/grpo.py "'Trainer' object has no attribute 'hub_model'"
text chat /u/infer.py "'GemmaForCausalLM' object has no attribute 'chat'"
export PYTHONPATH="$PWD/site"
