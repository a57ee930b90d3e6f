// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 0
// check: ok
// The headers that C++ has of C's need all names that the standard gives them.
#include <cassert>
#include <cctype>
#include <cerrno>
#include <cfloat>
#include <cinttypes>
#include <climits>
#include <cmath>
#include <csetjmp>
#include <csignal>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>

int main() {
  int quotient;
  double left = std::remquo(29.0, 3.0, &quotient);
  std::printf("%g %d %d\n", left, quotient, std::isnan(std::nan("")));
}
