# The handler of the first error uses the module that was not loaded, and so a second error comes last.
. ./make_package.sh
python3 -S -c 'import paddle'
