# Ask under three drivers.
. ./old_driver.sh
for number in 11040 12080 13000; do
  old_driver $number
  LD_LIBRARY_PATH="$PWD/driver-$number" python versions.py
done
