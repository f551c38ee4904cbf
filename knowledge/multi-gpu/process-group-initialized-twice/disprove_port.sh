# The same program with another port, and with a port that nobody can listen at.
for port in 29500 29511 1; do
  MASTER_PORT=$port python reproduce.py 2> log
  echo "MASTER_PORT=$port: $(tail -n 1 log)"
done
