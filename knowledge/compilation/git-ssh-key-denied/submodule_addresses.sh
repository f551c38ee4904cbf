# Which submodules need an SSH key? bash submodule_addresses.sh FOLDER
total=0
ssh=0
while read -r file; do
  while read -r _ url; do
    total=$((total + 1))
    case "$url" in
      git@*|ssh://*) ssh=$((ssh + 1)); echo "needs a key: $url  ($file)" ;;
      *) echo "public:      $url  ($file)" ;;
    esac
  done < <(git config -f "$file" --get-regexp 'submodule\..*\.url')
done < <(find "${1:-.}" -name .gitmodules -not -path '*/.git/*' | sort)
echo "$ssh of $total addresses need an SSH key"
