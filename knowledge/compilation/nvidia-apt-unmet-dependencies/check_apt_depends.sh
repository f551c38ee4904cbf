# Say why apt refuses a package of NVIDIA, and from which repository each part would come:
# bash check_apt_depends.sh nvidia-driver-535
export LC_ALL=C
said=$(apt-get install -s "${1:?name the package that you asked apt for}" 2>&1)
if ! grep -qE '^E: ' <<< "$said"; then
  echo "verdict: apt would install $1 now"
  exit
fi
if grep -q '^E: Unable to locate package' <<< "$said"; then
  echo "verdict: apt knows no package $1; no repository here has it"
  exit
fi
parts=$(grep -oE '(: |  )(Pre)?Depends: [^ ]+' <<< "$said" | grep -oE '[^ ]+$' | sort -u)
origin() { apt-cache policy "$1" | grep -A1 -E '^ (\*\*\*|   ) ?'"$(apt-cache policy "$1" | sed -n 's/.*Candidate: //p')" | tail -n 1 | awk '{print $2}'; }
for part in "$1" $parts; do
  candidate=$(apt-cache policy "$part" | sed -n 's/.*Candidate: //p')
  case ${candidate:-(none)} in
    '(none)') echo "$part: in no repository" ;;
    *) echo "$part: $candidate from $(origin "$part")" ;;
  esac
done
held=$(apt-mark showhold | grep -xF "$(printf '%s\n' "$1" $parts)" | paste -sd' ')
if grep -q "^E: Unmet dependencies" <<< "$said"; then
  echo "verdict: half-installed; these are installed, and lack a part:" $(grep -oE '^ [^ ]+ : ' <<< "$said" | tr -d ':')
elif [ -n "$held" ]; then
  echo "verdict: held; $held"
elif grep -qE 'Depends: docker-(ce|ee) \(=' <<< "$said"; then
  echo "verdict: old-docker-package"
elif grep -qE '^ linux-modules-nvidia' <<< "$said"; then
  echo "verdict: modules-lag"
elif grep -q 'but it is not installable' <<< "$said"; then
  echo "verdict: other-system; no repository here has" $(grep -oE '[^ ]+ (\([^)]*\) )?but it is not installable' <<< "$said" | cut -d' ' -f1 | sort -u)
elif grep -qE 'but [^ ]+ is to be installed' <<< "$said"; then
  echo "verdict: two-repositories; one part comes in another version than the rest"
else
  echo "verdict: go on with the part that 'is not going to be installed':" $parts
fi
