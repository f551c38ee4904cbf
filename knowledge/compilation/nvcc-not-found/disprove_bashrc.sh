# Add the export to the end of a .bashrc as Debian and Ubuntu ship it, and try four shells.
mkdir -p toolkit/bin
printf '#!/bin/sh\necho found\n' > toolkit/bin/nvcc
chmod +x toolkit/bin/nvcc
cat > .bashrc <<'RC'
case $- in
    *i*) ;;
      *) return;;
esac
export PATH="$HOME/toolkit/bin:$PATH"
RC
echo '. "$HOME/.bashrc"' > .profile
try() { env -i HOME="$PWD" PATH=/nowhere "$BASH" "$@" 2> /dev/null || echo "not found"; }
echo "a terminal:               $(try -ic nvcc)"
echo "a script:                 $(try -c nvcc)"
echo "source in the script:     $(try -c '. ~/.bashrc; nvcc')"
echo "a login shell:            $(try -lc nvcc)"
