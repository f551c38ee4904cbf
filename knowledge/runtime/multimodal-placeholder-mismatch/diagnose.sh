# Seven messages of public threads.
tell() { echo "$ $1"; python3 read_counts.py "$1"; }
tell "Image features and image tokens do not match: tokens: 0, features 7371"
tell "Image features and image tokens do not match: tokens: 1, features 576"
tell "Image features and image tokens do not match: tokens: 1333, features 1332"
tell "Image features and image tokens do not match: tokens: 108, features 54"
tell "Image features and image tokens do not match, tokens: 14650, features: 17152"
tell "Attempted to assign 462 = 462 multimodal tokens to 463 placeholders"
tell "Attempted to assign 7 x 256 = 1792 multimodal tokens to 506 placeholders"
