// tresse: flags -O0 -g -std=gnu++14
// Exception specifications of before C++17: filters. exit status: 3.
#include <stdio.h>
#include <unistd.h>

namespace std {
typedef void (*unexpected_handler)();
unexpected_handler set_unexpected(unexpected_handler) noexcept;
}

struct Local {
  ~Local() { printf("gone\n"); }
};
struct Base {};
struct Derived : Base {};

static void some(int n) throw(int, Base) {
  Local local;
  if (n == 0)
    throw 1;
  if (n == 1)
    throw Derived();
  if (n == 2)
    throw 'c';
}

static void raise(int n) {
  if (n)
    throw n;
}
static void none(int n) throw() { raise(n); }

static void unexpected() {
  printf("unexpected\n");
  _exit(3);
}

int main() {
  std::set_unexpected(unexpected);
  none(0);
  for (int n = 0; n < 3; n++) {
    try {
      some(n);
    } catch (int i) {
      printf("int %d\n", i);
    } catch (Base &) {
      printf("Base\n");
    } catch (...) {
      printf("never\n");
    }
  }
  return 0;
}
