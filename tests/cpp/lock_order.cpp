// tresse: flags -std=c++20 -O1 -gline-tables-only
// check: T0201
// Two mutexes, which two threads take in opposite order.
#include <mutex>
#include <thread>

int main() {
  std::mutex left, right;
  std::thread one([&] {
    std::lock_guard<std::mutex> first(left);
    std::lock_guard<std::mutex> second(right);
  });
  std::thread two([&] {
    std::lock_guard<std::mutex> first(right);
    std::lock_guard<std::mutex> second(left);
  });
  one.join();
  two.join();
  return 0;
}
