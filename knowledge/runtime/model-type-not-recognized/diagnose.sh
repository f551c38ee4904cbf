# Run the check on five configurations.
check() {
  mkdir -p "$1" && echo "$2" > "$1/config.json"
  python3 check_model_type.py "$1" | grep verdict
}
check newer   '{"model_type": "qwen99", "transformers_version": "99.0.0"}'
check code    '{"model_type": "own_llm", "auto_map": {"AutoConfig": "configuration_own.OwnConfig"}}'
check trained '{"model_type": "trained_llm", "transformers_version": "4.37.1"}'
check known   '{"model_type": "bert"}'
check none    '{"architectures": ["UNet2DConditionModel"]}'
