# Four jobs that only sleep: plain, with one card shown, two ranks as of torchrun, and one rank.
look() {
  python3 cards_of.py "$1" | grep -vE 'nvidia-smi|^$'
  kill $(cat "/proc/$1/task/$1/children") "$1"
}
unset CUDA_VISIBLE_DEVICES RANK
sleep 60 & look $!
CUDA_VISIBLE_DEVICES=0 sleep 60 & look $!
bash -c 'RANK=0 sleep 60 & RANK=1 sleep 60 & wait' & sleep 1; look $!
RANK=0 sleep 60 & look $!
