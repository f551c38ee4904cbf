# Write the output to a file, as a batch job does, and look for the last line before the hang.
cat > job.py << 'END'
import time
for step in range(100):
    print("step", step)
time.sleep(600)
END
unset PYTHONUNBUFFERED
for option in "" " -u"; do
    timeout -s KILL 5 python$option job.py > job.log
    echo "python$option: $(wc -l < job.log) lines in the log"
done 2> /dev/null
