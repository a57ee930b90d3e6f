// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 7
// check: ok
// What C++20 waits with: atomic variables, semaphores, latches.
#include <atomic>
#include <latch>
#include <semaphore>
#include <thread>

int main() {
  int shared = 0;
  std::binary_semaphore is_there(0);
  std::thread giver([&] {
    shared = 7;
    is_there.release();
  });
  is_there.acquire();
  std::latch all(1);
  int seen = shared;
  all.count_down();
  all.wait();
  giver.join();
  return seen;
}
