# Import a package that expects an older torchvision.
. ./make_site.sh
python3 -c "import basicsr.degradations"
