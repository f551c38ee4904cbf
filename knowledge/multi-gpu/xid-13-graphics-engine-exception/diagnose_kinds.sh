# Provoke six faults, and show the error of the program beside the lines of the driver.
nvcc -arch=native -o kinds kinds.cu 2> /dev/null
dmesg > before
for kind in 0 1 2 3 4 5; do
  error=$(./kinds $kind 2> /dev/null)
  sleep 1
  dmesg > after
  lines=$(diff before after | grep -o 'Xid.*' | grep -oE '\): (13|31|43),|SM Warp Exception.*: .*' |
    sed 's/.*: //; s/[),:]//g' | sort -u | tr '\n' ' ')
  echo "$error, $lines"
  cp after before
done
