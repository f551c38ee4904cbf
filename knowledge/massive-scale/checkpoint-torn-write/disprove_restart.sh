# Kill the job in the middle of a save, and let torchrun try three times to go on from the file.
python -c "from kill import kill; kill('train.py', 'checkpoint.pt')"
torchrun --standalone --nproc-per-node=1 --max-restarts=2 resume.py > job.log 2>&1
echo "exit status $?"
echo "attempts that ended with the same error: $(grep -c '^RuntimeError: PytorchStreamReader' job.log)"
