// tresse: flags -std=c++17 -O0 -gline-tables-only
// part of: inline_one.cpp
#include "inline.h"

int other() {
  counter++;
  Shared<int>::value++;
  return counter + Shared<int>::value + next();
}
