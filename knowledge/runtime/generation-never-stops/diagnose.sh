# Four folders: a Llama with the padding of a tutorial, Qwen's base with the chat's end, a bare one, and one that agrees.
write() { mkdir -p "$1"; printf '%s' "$2" > "$1/tokenizer_config.json"; printf '%s' "$3" > "$1/generation_config.json"; }
known='"added_tokens_decoder": {"1": {"content": "</s>"}, "2": {"content": "<pad>"}, "3": {"content": "<im_end>"}}'
write tutorial "{\"eos_token\": \"</s>\", \"pad_token\": \"</s>\", $known}" '{"eos_token_id": 1}'
write qwen "{\"eos_token\": \"<im_end>\", \"pad_token\": \"<pad>\", $known}" '{"eos_token_id": [1]}'
write bare "{\"eos_token\": {\"content\": \"</s>\"}, \"pad_token\": \"<pad>\", $known}" '{"eos_token_id": 1}'
write agree "{\"eos_token\": \"</s>\", \"pad_token\": \"<pad>\", \"chat_template\": \"{{ x + eos_token }}\", $known}" '{"eos_token_id": 1}'
for folder in tutorial qwen bare agree; do
  python3 check_end_token.py "$folder"
done
