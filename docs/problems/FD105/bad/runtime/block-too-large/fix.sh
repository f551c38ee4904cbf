# Größe
echo "launched"
