// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 0
// check: ok
// Variables of a thread are destroyed when it ends, the last one first; those of main before
// static ones.
#include <cstdio>
#include <thread>

struct Named {
  const char *name;
  explicit Named(const char *name) : name(name) {}
  ~Named() { std::printf("end of %s\n", name); }
};

static Named global("global");
thread_local Named one("one");
thread_local int count = 5;

int touch() {
  thread_local Named two("two");
  (void)one.name;
  (void)two.name;
  return ++count;
}

int main() {
  int there = 0;
  std::thread([&] { there = touch(); }).join();
  one.name = "main's one";
  std::printf("%d %d\n", there, touch());
  return 0;
}
