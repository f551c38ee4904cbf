# Let one program give up while another one works on the same GPU, and look at both.
nvcc -arch=native -o fault43 reproduce.cu
python bystander.py > bystander.log &
until grep -q works bystander.log; do sleep 0.1; done
./fault43
wait $!
echo "bystander: exit $?"
grep right bystander.log
nvidia-smi -i 0 --query-gpu=gpu_recovery_action --format=csv,noheader
