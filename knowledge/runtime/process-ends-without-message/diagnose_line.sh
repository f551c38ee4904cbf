# The same program three times: as it is, with Python's fault handler, and with its output in a file.
python crash.py 2> plain.txt
echo "plain: status $?, stderr has $(wc -c < plain.txt) bytes"
python -X faulthandler crash.py 2> with_handler.txt
echo "with the fault handler:"
grep -E 'Fatal|crash.py' with_handler.txt
sed 's/, flush=True//' crash.py > unflushed.py
env -u PYTHONUNBUFFERED python unflushed.py > log.txt
echo "log of a program that does not flush: $(wc -c < log.txt) bytes"
python -u unflushed.py > log.txt
echo "log with python -u: $(cat log.txt)"
rm -f plain.txt with_handler.txt unflushed.py log.txt
