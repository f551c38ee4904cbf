# Look for the line on which a DataLoader worker crashes.
worker_does() {
    python crash_in_worker.py "$@" > out.txt 2>&1
    echo "PYTHONFAULTHANDLER=${PYTHONFAULTHANDLER:-}, worker does '$*': $(grep -ac 'in __getitem__$' out.txt)"
}
unset PYTHONFAULTHANDLER
worker_does
grep -a -o -E '(ERROR: Unexpected|RuntimeError: DataLoader worker).*signal.*|ERROR: Unexp.*' out.txt
worker_does enable
export PYTHONFAULTHANDLER=1
worker_does
worker_does enable
worker_does disable enable
