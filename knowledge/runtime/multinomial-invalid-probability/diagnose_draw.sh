# Run the check on four failing programs.
for name in reproduce reproduce_padding reproduce_policy reproduce_temperature; do
    echo "$name:"
    python check_draw.py "$name.py" 2>/dev/null | grep -E "^(bad rows|verdict)"
done
