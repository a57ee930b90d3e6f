#!/usr/bin/env python3
"""Explores a search that `tresse check --shards N --out DIR` has divided on a Ray cluster.

    python3 contrib/ray/explore.py DIR [--budget SECONDS] [--tresse PROGRAM] [--address ADDRESS]

DIR is on a file system that all nodes share. A task explores one item for so many seconds; what is
left of it are new items, which are listed and handed out as tasks end. A task that is lost with its
node is tried again: nothing is lost or counted twice. In the end the report is printed, and its
exit code is that of this program.
"""

import argparse
import subprocess
import sys

import ray


@ray.remote(num_cpus=1, max_retries=3)
def work(tresse, item, budget):
    command = [tresse, "work", "--timeout", str(budget), item]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return item, done.returncode, done.stderr


def is_open(tresse, folder):
    command = [tresse, "merge", "--open", folder]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")


def main():
    parser = argparse.ArgumentParser(description="Explore a divided search with Ray.")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--budget", type=float, default=600)
    parser.add_argument("--tresse", default="tresse")
    parser.add_argument("--address", help="of the cluster; without it, one on this computer")
    args = parser.parse_args()
    ray.init(address=args.address, log_to_driver=False)
    tried, tasks = set(), []
    while True:
        # The list is asked for when half of what it gave is done: it reads all results.
        for item in filter(None, is_open(args.tresse, args.folder)):
            if item not in tried:
                tried.add(item)
                tasks.append(work.remote(args.tresse, item, args.budget))
        if not tasks:
            break
        done, tasks = ray.wait(tasks, num_returns=(len(tasks) + 1) // 2)
        for item, code, said in ray.get(done):
            if code != 0:
                sys.exit(f"{item}: {said}")
    return subprocess.run([args.tresse, "merge", args.folder], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
