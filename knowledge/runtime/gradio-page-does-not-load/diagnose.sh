# Four environments: pydantic 2.11 beside gradio 4, starlette 1 beside gradio 3, fastapi beside gradio 4.42, and a proxy.
unset http_proxy https_proxy all_proxy no_proxy HTTP_PROXY HTTPS_PROXY ALL_PROXY NO_PROXY
put() { mkdir -p "$1/$2-$3.dist-info" && printf 'Name: %s\nVersion: %s\n' "$2" "$3" > "$1/$2-$3.dist-info/METADATA"; }
check() { echo "$1:" && PYTHONPATH="$1" python3 check_gradio.py; }
for one in "gradio 4.44.1" "gradio_client 1.3.0" "pydantic 2.11.7" "fastapi 0.115.14" "starlette 0.46.2"; do put four $one; done
for one in "gradio 3.41.2" "gradio_client 0.5.0" "pydantic 2.10.6" "fastapi 0.165.0" "starlette 1.10.0"; do put three $one; done
for one in "gradio 4.42.0" "gradio_client 1.3.0" "pydantic 2.10.6" "fastapi 0.115.14" "starlette 0.46.2"; do put mid $one; done
for one in "gradio 5.49.1" "gradio_client 1.13.3" "pydantic 2.11.7" "fastapi 0.115.14" "starlette 0.46.2"; do put five $one; done
check four
check three
check mid
check five
http_proxy=http://127.0.0.1:7890 check five
http_proxy=http://127.0.0.1:7890 no_proxy=localhost,127.0.0.1 check five
