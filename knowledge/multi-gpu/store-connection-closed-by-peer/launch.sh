# Start N ranks as srun and mpirun do, without torchrun: bash launch.sh N PROGRAM
export MASTER_ADDR=127.0.0.1 WORLD_SIZE=$1
MASTER_PORT=$(python -c "import socket; print(socket.create_server(('', 0)).getsockname()[1])")
export MASTER_PORT
for ((rank = 0; rank < $1; rank++)); do
  (
    RANK=$rank timeout 60 python "$2" > "rank$rank.log" 2>&1
    echo "rank $rank: exit code $?" > "rank$rank.end"
  ) &
done
wait
cat rank*.end
