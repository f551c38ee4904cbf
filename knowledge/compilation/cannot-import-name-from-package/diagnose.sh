# Run the check on a name that is gone, one that is not there yet, one that moved, and two that are in the way.
. ./make_site.sh
python3 -S check_import.py huggingface_hub cached_download
python3 -S check_import.py transformers EncoderDecoderCache
python3 -S check_import.py transformers StaticCache
python3 -S check_import.py transformers AnyOtherName
mkdir -p project/vllm project/transformers && touch project/transformers/__init__.py
cd project
python3 -S ../check_import.py vllm LLM 2>&1
python3 -S ../check_import.py transformers EncoderDecoderCache 2>&1
true
