set -e
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/config"
cat > "$work/config/ppo.yaml" <<'YAML'
actor:
  lr: 1e-6
  fsdp_config:
    param_offload: false
    optimizer_offload: false
trainer:
  total_epochs: 3
YAML
echo 'print(config.trainer.total_epochs)' > "$work/main.py"
python find_key.py actor.fsdp_config.grad_offload "$work"
python find_key.py trainer.totalepochs=3 "$work"
python find_key.py actor.total_epochs "$work"
