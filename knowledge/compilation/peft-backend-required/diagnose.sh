# Run the check without peft, with an old transformers, with an old peft, and with new ones.
. ./make_site.sh
check() { python3 -S check_peft.py 2>&1 | sed '/^python/d'; }
check
package transformers 4.30.2 old_transformers
package peft 0.17.1 new_peft
PYTHONPATH="$PWD/old_transformers:$PWD/new_peft:$PWD/site" check
package peft 0.5.0 old_peft
PYTHONPATH="$PWD/old_peft:$PWD/site" check
PYTHONPATH="$PWD/new_peft:$PWD/site" check
