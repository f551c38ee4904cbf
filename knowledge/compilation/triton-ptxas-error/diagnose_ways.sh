# The verdicts for a GPU of today and for one that no ptxas knows.
for capability in 90 199; do
  python which_ptxas.py $capability | sed -n 's/^verdict: //p' | sed 's/ the ptxas of.*/ a ptxas of Triton/'
done
