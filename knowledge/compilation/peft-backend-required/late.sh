# Install peft while the program runs, as a cell of a notebook does; then start it again.
. ./make_site.sh
export peft="$PWD/peft_site"
package peft 0.17.1 peft_site
cat > program.py <<'END'
import os, sys
import diffusers

if "late" in sys.argv:
    sys.path.append(os.environ["peft"])
try:
    diffusers.Pipeline().load_lora_weights("style.safetensors")
except ValueError as error:
    print(error)
END
python3 -S program.py late
PYTHONPATH="$PYTHONPATH:$peft" python3 -S program.py
