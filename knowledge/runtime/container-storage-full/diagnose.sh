for need in 999999 0; do
    python3 check_space.py $need | grep -E "^temporary" | sed "s/.* free: //"
done
