// tresse: flags -std=c++20 -O1 -gline-tables-only
// check: T0301
// Two threads put into a vector, and one of them has forgotten the lock.
#include <mutex>
#include <thread>
#include <vector>

int main() {
  std::mutex lock;
  std::vector<int> items;
  items.reserve(4);
  std::thread one([&] {
    std::lock_guard<std::mutex> guard(lock);
    items.push_back(1);
  });
  std::thread two([&] { items.push_back(2); });
  one.join();
  two.join();
  return 0;
}
