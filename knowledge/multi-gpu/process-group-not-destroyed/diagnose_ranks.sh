# Two ranks that both leave without a word: who of them warns?
warning='destroy_process_group() was not called before program exit'
for one in '' 1; do
  ONE=$one torchrun --standalone --nproc-per-node=2 --redirects=3 --log-dir="logs$one" ranks.py 2> agent.log
  for rank in 0 1; do
    cat "logs$one"/*/attempt_0/$rank/stdout.log
    echo "  warnings: $(cat "logs$one"/*/attempt_0/$rank/stderr.log | grep -cF "$warning")"
  done
done
