import json


def read(text, is_checked):
    values = json.loads(text)
    if is_checked:
        import json.tool
    return values


read("[1, 2]", is_checked=False)
