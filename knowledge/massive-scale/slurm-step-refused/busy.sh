srun sleep 8 &
sleep 2
srun echo "the second step waited for the first"
wait
srun --overlap sleep 8 &
sleep 2
srun --overlap echo "the second step shares the CPU"
wait
