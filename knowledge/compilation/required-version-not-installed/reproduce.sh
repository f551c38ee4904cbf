# Import a program beside a newer release than it accepts.
. ./make_site.sh
python3 -c "import transformers"
