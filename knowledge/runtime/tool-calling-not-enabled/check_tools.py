"""Does the server accept tools? python check_tools.py http://localhost:8000/v1 MODEL"""

import json
import sys
import urllib.error
import urllib.request

TOOL = {
    "type": "function",
    "function": {
        "name": "get_time",
        "description": "The time in a city.",
        "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
    },
}


def ask(base, model):
    """Send one request with a tool; return the status and the body."""
    body = {
        "model": model,
        "messages": [{"role": "user", "content": "What time is it in Paris? Use the tool."}],
        "tools": [TOOL],
        "tool_choice": "auto",
        "max_tokens": 200,
    }
    data, head = json.dumps(body).encode(), {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{base.rstrip('/')}/chat/completions", data, head)
    try:
        with urllib.request.urlopen(request, timeout=300) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def judge(status, text):
    """Name the cause."""
    if "requires --enable-auto-tool-choice" in text:
        return "not-enabled: start vLLM with --enable-auto-tool-choice and --tool-call-parser"
    if "does not support tools" in text:
        return "model-lacks: the template of this model has no place for tools"
    if "requires --jinja" in text:
        return "no-jinja: start llama-server with --jinja"
    if status != 200:
        return f"other error {status}: {text[:200]}"
    if json.loads(text)["choices"][0]["message"].get("tool_calls"):
        return "works: the answer has tool_calls"
    return "wrong-parser: tools are accepted, but the answer has no tool_calls"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python check_tools.py http://localhost:8000/v1 MODEL")
    print(judge(*ask(sys.argv[1], sys.argv[2])))
