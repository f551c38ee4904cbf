# Import a package that expects an older hub.
. ./make_site.sh
python3 -c "import diffusers"
