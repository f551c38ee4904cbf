# Three configurations, each for a release of transformers.
check() {
  mkdir -p model && echo "$1" > model/config.json
  python3 check_rope.py model "$2"
}
check '{"transformers_version": "4.43.0", "rope_scaling": {"factor": 8.0, "rope_type": "llama3"}}' 4.42.3
check '{"transformers_version": "4.43.0", "rope_scaling": {"factor": 8.0, "rope_type": "llama3"}}' 4.46.3
check '{"transformers_version": "4.37.0", "rope_scaling": {"factor": 4.0}}' 4.51.0
rm -r model
