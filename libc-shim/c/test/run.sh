#!/bin/sh
# The shim against the library of the host (x86-64 Linux). Usage: run.sh [seed [cases [clang]]]
# "ir" tests the IR that is shipped; "sanitized" compiles the same source with the sanitizers.
set -eu
seed=${1:-1} cases=${2:-20000} clang=${3:-clang-19}
cd "$(dirname "$0")"
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

driver() { # name, flags
  # shellcheck disable=SC2086 -- the flags are words
  for file in native files names complex wide wide_io rows; do
    "$clang" $2 -O1 -g -w -fno-pic -fno-builtin -pthread -c "$file.c" -o "$out/$file.o"
  done
  echo "$1:"
  for file in native files names complex wide wide_io; do
    "$link" ${2:+-fsanitize=address,undefined} -no-pie -pthread \
      "$out/$file.o" "$out/rows.o" "$out/$1.o" -lm -o "$out/$1"
    "$out/$1" "$seed" "$cases"
  done
}

"$clang" -c -O1 -w -fno-pic ../../ir/x86_64.ll -o "$out/plain.o"
objcopy --prefix-symbols=t_ "$out/plain.o" "$out/ir.o"
link=$clang
driver ir ""

# Where clang comes without its sanitizers' runtime, that of the system's compiler does.
flags="-fsanitize=address,undefined -fno-sanitize-recover=all"
echo 'int main(void) { return 0; }' >"$out/probe.c"
# shellcheck disable=SC2086
if ! "$clang" $flags "$out/probe.c" -o "$out/probe" 2>/dev/null; then
  link=cc
  flags="$flags -fno-sanitize=function"
fi
# The sanitizers' own names must stay as they are.
# shellcheck disable=SC2086
"$clang" -std=c11 -c -O1 -g -ffreestanding -fno-builtin -fno-pic -nostdlibinc $flags \
  -isystem ../../include ../all.c -o "$out/plain.o"
nm "$out/plain.o" | awk '{ print $NF }' |
  grep -v -e '^__asan' -e '^__ubsan' -e '^__odr' -e '^_GLOBAL' -e '\.' |
  sort -u | sed 's/.*/& t_&/' >"$out/names"
objcopy --redefine-syms="$out/names" "$out/plain.o" "$out/sanitized.o"
driver sanitized "$flags"
