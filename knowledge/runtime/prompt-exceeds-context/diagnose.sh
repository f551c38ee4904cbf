# The numbers of nine messages, from the reports that this page quotes.
messages=(
  "maximum context length is 16384 tokens. However, you requested 122946 tokens (112946 in the messages, 10000 in the completion)"
  "maximum context length of 4096 tokens. You requested a total of 4320 tokens: 1320 tokens from the input messages and 3000 tokens for the completion"
  "maximum context length is 2048 tokens. However, your request has 8 input tokens plus 2045 'max_tokens'"
  "Prompt length of 2048 is longer than the maximum model length of 2048"
  "Input length (160062 tokens) exceeds the maximum allowed length (59862 tokens)"
  "Requested tokens (9437) exceed context window of 8192"
  "maximum context length is 8192 tokens. However, you requested 9001 tokens in the messages"
  "maximum context length is 32768 tokens. However, you requested 0 output tokens and your prompt contains at least 32769 input tokens"
  "maximum context length is 128000 tokens. However, you requested 65535 output tokens and your prompt contains at least 62466 input tokens"
)
for message in "${messages[@]}"; do
  echo "$message" | python read_limit.py
done
