"""Ask the registry which tags exist: python check_image_tag.py nvidia/cuda:11.4.2-devel-ubuntu20.04"""

import json
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

given = sys.argv[1].removeprefix("docker.io/")
found = re.match(r"([^/]+[.:][^/]*)/(.+)", given)
host, name = found.groups() if found else ("registry-1.docker.io", given)
image, _, tag = name.partition(":")
scheme, tag = "http" if host.startswith("localhost") else "https", tag or "latest"


def ask(address, headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=30) as got:
            return json.load(got), got.headers.get("Link", "")
    except urllib.error.HTTPError as error:
        grant = dict(re.findall(r'(\w+)="([^"]*)"', error.headers.get("WWW-Authenticate", "")))
        if error.code != 401 or "Authorization" in headers or "realm" not in grant:
            raise SystemExit(f"verdict: no such image, or no access to it: {error}") from error
        query = urllib.parse.urlencode({k: grant[k] for k in ("service", "scope") if k in grant})
        with urllib.request.urlopen(f"{grant['realm']}?{query}", timeout=30) as got:
            headers["Authorization"] = "Bearer " + json.load(got)["token"]
        return ask(address, headers)
    except urllib.error.URLError as error:
        raise SystemExit(f"verdict: the registry does not answer: {error.reason}") from error


def number(name):
    return [int(part) for part in re.findall(r"\d+", name.split("-")[0])]


tags, address, headers = set(), f"{scheme}://{host}/v2/{image}/tags/list", {}
while address:
    page, link = ask(address, headers)
    tags.update(page["tags"] or [])
    more = re.search("<(.+?)>", link)
    address = urllib.parse.urljoin(address, more[1]) if more else ""
version, _, rest = tag.partition("-")
same = sorted((name for name in tags if name.partition("-")[2] == rest), key=number)
minor = [name for name in same if number(name)[:2] == number(tag)[:2]]
kind = re.sub("[0-9.]", "", rest)
alike = [name for name in tags if re.sub("[0-9.]", "", name.partition("-")[2]) == kind]
newer = sorted((name for name in alike if number(name) > number(tag)), key=number)
print(f"{image} has {len(tags)} tags")
if tag in tags:
    print("verdict: the tag exists; look at the platform, a mirror or the login")
elif tag == "latest":
    print("verdict: no latest here; the newest tags are", *sorted(tags, key=number)[-3:])
elif minor:
    print("verdict: only another point release exists; use", f"{image}:{minor[-1]}")
elif other := sorted(name for name in tags if name.startswith(version + "-")):
    print(f"verdict: {version} exists, this combination does not; there are", *other[:8])
else:
    print("verdict: this version is gone; the nearest newer tags of this kind are", *(newer[:3] or ["none"]))
