# Write power, clock and temperature of each GPU to a file that survives a power cut: bash log_power.sh [FILE [SECONDS]]
file="${1:-power.csv}"
until=$(($(date +%s) + ${2:-86400}))
fields=timestamp,index,power.draw,power.limit,clocks.sm,temperature.gpu,clocks_event_reasons.active
nvidia-smi --query-gpu=$fields --format=csv,noheader > /dev/null 2>&1 || fields="${fields%,*}"
while [ "$(date +%s)" -lt "$until" ]
do
    nvidia-smi --query-gpu=$fields --format=csv,noheader >> "$file"
    sync "$file"
    sleep 0.2
done
