// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 0
// check: ok
// A static local is initialised once, whichever thread comes first, and destroyed at the end.
#include <cstdio>
#include <thread>

static int made;

struct Log {
  int number;
  Log() : number(++made) {}
  ~Log() { std::printf("end of %d\n", number); }
};

Log &log() {
  static Log only;
  return only;
}

static Log first;

int main() {
  int seen = 0;
  std::thread one([&] { seen = log().number; });
  int here = log().number;
  one.join();
  std::printf("%d %d of %d\n", here, seen, made);
  return 0;
}
