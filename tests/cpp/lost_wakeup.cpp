// tresse: flags -std=c++20 -O1 -gline-tables-only
// check: T0201
// A thread waits for a notification without asking whether it has come already.
#include <condition_variable>
#include <mutex>
#include <thread>

int main() {
  std::mutex lock;
  std::condition_variable ready;
  std::thread waiter([&] {
    std::unique_lock<std::mutex> guard(lock);
    ready.wait(guard);
  });
  {
    std::lock_guard<std::mutex> guard(lock);
    ready.notify_one();
  }
  waiter.join();
  return 0;
}
