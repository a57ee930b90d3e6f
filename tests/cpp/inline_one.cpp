// tresse: flags -std=c++17 -O0 -gline-tables-only
// with: inline_two.cpp
// run: exit 8
// check: ok
// Inline functions and variables, templates and static members are one in two files.
#include "inline.h"

int other();

int main() {
  counter++;
  Shared<int>::value += 2;
  return other() + (address() == &counter) + next();
}
