# Four messages of public threads.
tell() { python3 read_lengths.py "$1"; }
tell "Input length of input_ids is 1658, but \`max_length\` is set to 20."
tell "Input length of input_ids is 494, but \`max_length\` is set to 128."
tell "specified maximum sequence length for this model (533 > 512)."
tell "specified maximum sequence length for this model (23504 > 512)."
