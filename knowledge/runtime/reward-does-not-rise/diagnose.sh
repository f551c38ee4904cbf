# Groups without spread, a policy that collapses, a log of verl, and a file without rewards.
for i in 1 2 3 4; do
  echo "{'loss': 0.0, 'grad_norm': 0.0, 'rewards/accuracy_reward': 0.0, 'reward': 1.0, 'reward_std': 0.0, 'kl': 0.0}"
done > same.log
echo "{'reward': 0.9, 'reward_std': 0.8, 'completion_length': 850.0, 'kl': 8.5e-05, 'epoch': 0.0}" > collapse.log
echo "{'reward': 0.0, 'reward_std': 0.0, 'completion_length': 1024.0, 'kl': 37.5, 'epoch': 1.0}" >> collapse.log
echo "step:1 - critic/rewards/mean:0.12 - actor/kl_loss:0.001 - response_length/clip_ratio:0.9" > verl.log
echo "epoch 1, loss 0.3" > other.log
for log in same collapse verl other; do
  echo "== $log"; python reward_log.py $log.log 2>&1 || true
done
