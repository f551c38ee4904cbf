# Build a package whose kernel has a typo, and look at the last lines only, as they get pasted.
python -m pip wheel --no-build-isolation --no-deps --no-index --disable-pip-version-check \
  -w dist . > build.log 2>&1
status=$?
tail -n 10 build.log
exit $status
