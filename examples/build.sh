#!/bin/sh
# Compiles every C and C++ file of examples/ and tests/ to LLVM IR beside it. C++ comes without its
# headers, which differ between machines.
#   examples/build.sh [clang] [file ...]
# The flags are those that the file names in its first line: `// tresse: flags -O0 -g`.
# The files that result are the same on every machine with the same clang.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
clang=${1:-clang-19}
[ $# -eq 0 ] || shift
builtin=$("$clang" -print-resource-dir)

compile() { # compile DIRECTORY NAME, in that directory so that debug info names plain files
  cd "$1"
  first=$(head -n 1 "$2")
  case $first in
    '// tresse: flags '*) flags=${first#// tresse: flags } ;;
    *) echo "$1/$2: the first line states no flags" >&2; exit 1 ;;
  esac
  case $flags in
    *-O0*) flags="$flags -Xclang -disable-O0-optnone" ;;
  esac
  case $1 in
    "$here") up=.. ;;
    *) up=../.. ;;
  esac
  case $1 in
    */errors) warnings=-w ;; # they are meant to be wrong
    *) warnings='-Wall -Wextra' ;;
  esac
  case $2 in
    *.cpp) language='--driver-mode=g++ -std=gnu++17 -nostdinc++' ;;
    *) language=-std=gnu17 ;;
  esac
  # shellcheck disable=SC2086 -- the flags are words
  "$clang" --target=x86_64-unknown-linux-gnu $language -S -emit-llvm $flags \
    -fno-ident -fno-discard-value-names -fno-vectorize -fno-slp-vectorize -fno-stack-protector \
    $warnings -nostdlibinc -isystem "$up/libc-shim/include" \
    -fdebug-compilation-dir=. -fdebug-prefix-map="$builtin"=clang \
    -o "${2%.c*}.ll" "$2"
}

if [ $# -gt 0 ]; then
  for file; do
    (compile "$(CDPATH= cd -- "$(dirname -- "$file")" && pwd)" "$(basename -- "$file")")
  done
  exit
fi
for folder in "$here" "$here"/../tests/litmus "$here"/../tests/errors "$here"/../tests/ok; do
  [ -d "$folder" ] || continue
  folder=$(CDPATH= cd -- "$folder" && pwd)
  for file in "$folder"/*.c "$folder"/*.cpp; do
    [ -e "$file" ] || continue
    (compile "$folder" "$(basename -- "$file")")
  done
done
