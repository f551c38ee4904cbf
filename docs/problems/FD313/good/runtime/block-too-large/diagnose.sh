echo "limit: 1024"
