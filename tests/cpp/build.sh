#!/bin/sh
# Compiles every C++ file of this folder to LLVM IR beside it.
#   tests/cpp/build.sh [clang] [file.cpp ...]
# The flags are those that the file names in its first line: `// tresse: flags -std=c++20 -O1`.
# The headers of the C++ library are those of this computer: libstdc++ 12 made the committed files.
set -eu
cd "$(dirname "$0")"
clang=${1:-clang-19}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- *.cpp
target=--target=x86_64-unknown-linux-gnu

# The folders that clang would search for headers of C++, and not without them.
folders() {
  "$clang" "$target" -### "$@" -E -x c++ - </dev/null 2>&1 |
    sed 's/"-internal-isystem"/\n&/g' | sed -n 's/^"-internal-isystem" "\([^"]*\)".*/\1/p'
}
others=$(folders -nostdinc++)
include='-isystem ../../libc-shim/include/c++'
map=
for folder in $(folders); do
  case "
$others
" in *"
$folder
"*) continue ;; esac
  include="$include -isystem $folder"
  map="$map -fdebug-prefix-map=$folder=c++"
done

for file; do
  flags=$(sed -n '1s,^// tresse: flags ,,p' "$file")
  [ -n "$flags" ] || { echo "$file: the first line states no flags" >&2; exit 1; }
  # shellcheck disable=SC2086 -- the flags are words
  "$clang" "$target" -S -emit-llvm $flags -Xclang -disable-O0-optnone \
    -fno-ident -fno-discard-value-names -fno-vectorize -fno-slp-vectorize -fno-stack-protector \
    -D_GLIBCXX_GTHREAD_USE_WEAK=0 -D_GLIBCXX_TSAN=1 \
    -nostdinc++ $include -isystem ../../libc-shim/include \
    -fdebug-compilation-dir=. $map -w -o "${file%.cpp}.ll" "$file"
done
