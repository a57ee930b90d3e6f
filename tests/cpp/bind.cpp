// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 0
// check: ok
// std::bind with its placeholders, which are objects of the library.
#include <cstdio>
#include <functional>

static int digits(int first, int second, int third) {
  return 100 * first + 10 * second + third;
}

int main() {
  using namespace std::placeholders;
  auto turned = std::bind(digits, _3, _1, _2);
  auto fixed = std::bind(digits, 7, _1, std::bind(digits, 0, 0, _2));
  std::printf("%d %d\n", turned(1, 2, 3), fixed(4, 5));
}
