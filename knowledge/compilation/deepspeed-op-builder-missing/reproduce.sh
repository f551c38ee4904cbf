# Run setup.py as pip does, with a Python that leaves the current folder out of its search path.
. ./make_project.sh
python3 -I -c "exec(compile(open('setup.py').read(), 'setup.py', 'exec'))"
