// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 1
// check: ok
// A std::jthread is asked to stop, and is joined at the end of its scope.
#include <atomic>
#include <thread>

int main() {
  std::atomic<int> ended = 0;
  {
    std::jthread worker([&](std::stop_token stop) {
      while (!stop.stop_requested()) std::this_thread::yield();
      ended = 1;
    });
  }
  return ended;
}
