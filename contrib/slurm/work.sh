#!/bin/sh
# Explores the open items of a search that `tresse check --shards N --out DIR` has divided, as an
# array of Slurm jobs. Each job takes its share of the list, one item after the other, and gives
# each at most BUDGET seconds; what is left of an item becomes new items. Submit it again until
# nothing is open (contrib/slurm/all.sh does that):
#
#   sbatch --array=0-63 contrib/slurm/work.sh DIR [BUDGET]
#
# DIR is on a file system that all nodes share, and TRESSE names the program if it is not on PATH.
# Jobs may end, be killed or be started twice at any moment: nothing is lost or counted twice.
#SBATCH --job-name=tresse
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=1
#SBATCH --signal=B:TERM@30
set -u
dir=${1:?usage: work.sh DIR [BUDGET]}
budget=${2:-600}
tresse=${TRESSE:-tresse}
job=${SLURM_ARRAY_TASK_ID:-0}
first=${SLURM_ARRAY_TASK_MIN:-0}
jobs=${SLURM_ARRAY_TASK_COUNT:-1}

# A job that has to end gives its item back: the worker stops, and writes what is left.
worker=
trap 'trap "" TERM; [ -z "$worker" ] || kill -TERM "$worker"; wait; exit 1' TERM

items=$("$tresse" merge --open "$dir") || exit
failed=0
for item in $(printf '%s\n' "$items" | awk -v n="$jobs" -v i="$((job - first))" 'NR % n == i'); do
    "$tresse" work --timeout "$budget" "$item" &
    worker=$!
    wait "$worker" || failed=1
    worker=
done
exit "$failed"
