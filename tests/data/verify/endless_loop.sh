# Compute without end.
sleep "$(cat token)" &
while :; do :; done
