# A device that is gone, one after a failed allocation, one that hung, and a rejected operation.
for log in fooocus sdnext olive lstm; do
  echo "$log:"
  python3 read_directml_log.py $log.log | grep -e ': [^n]' -e verdict
done
