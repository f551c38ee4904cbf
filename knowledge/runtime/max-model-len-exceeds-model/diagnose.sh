# Four configurations, each with a wanted length.
check() {
  mkdir -p model && echo "$1" > model/config.json
  python3 check_length.py model "$2"
}
check '{"max_position_embeddings": 32768}' 131072
check '{"max_position_embeddings": 4096}' 32768
check '{"max_position_embeddings": 32768, "rope_scaling": {"rope_type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32768}}' 131072
check '{"max_position_embeddings": 8192, "model_max_length": 131072}' 131072
rm -r model
