"""End a worker in the same ways under forkserver, whose server is the parent of each worker."""

from diagnose import WAYS, explain

if __name__ == "__main__":
    for way in WAYS:
        print(f"{way}: {explain(way, 'forkserver')}", flush=True)
