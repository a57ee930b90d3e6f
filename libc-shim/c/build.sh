#!/bin/sh
# Compiles all.c to ../ir/<name>.ll for each target in targets.txt. Usage: build.sh [clang]
set -eu
clang=${1:-clang-19}
cd "$(dirname "$0")"
mkdir -p ../ir
sed -e 's/#.*//' -e '/^[[:space:]]*$/d' targets.txt | while read -r name triple flags; do
  # shellcheck disable=SC2046,SC2086
  "$clang" --target="$triple" $(cat flags.txt) $flags -isystem ../include all.c -o "../ir/$name.new"
  sed -e '/^; ModuleID/d' -e '/^source_filename/d' -e '/^!llvm.ident/d' \
    "../ir/$name.new" >"../ir/$name.ll"
  rm "../ir/$name.new"
done
