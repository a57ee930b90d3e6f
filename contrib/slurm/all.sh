#!/bin/sh
# Submits arrays of contrib/slurm/work.sh, one after the other, until no item is open, and reports:
#
#   contrib/slurm/all.sh DIR [JOBS [BUDGET [flags for sbatch]]]
set -u
dir=${1:?usage: all.sh DIR [JOBS [BUDGET [flags for sbatch]]]}
jobs=${2:-64}
budget=${3:-600}
[ $# -lt 3 ] && shift $# || shift 3
tresse=${TRESSE:-tresse}
while open=$("$tresse" merge --open "$dir") && [ -n "$open" ]; do
    n=$(printf '%s\n' "$open" | wc -l)
    last=$(((n < jobs ? n : jobs) - 1))
    sbatch --wait --array="0-$last" "$@" "$(dirname "$0")/work.sh" "$dir" "$budget" || exit
done
exec "$tresse" merge "$dir"
