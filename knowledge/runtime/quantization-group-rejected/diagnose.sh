folder=$(mktemp -d)
model() {
    echo "{\"hidden_size\": 8192, \"intermediate_size\": 29568, \"quantization_config\":
        {\"bits\": $1, \"group_size\": $2, \"desc_act\": $3}}" > "$folder/config.json"
}
model 4 128 false; python3 group_check.py "$folder"
python3 group_check.py "$folder" 2 | tail -1
model 4 -1 true; python3 group_check.py "$folder" | tail -1
model 8 128 false; python3 group_check.py "$folder" | tail -1
rm -r "$folder"
