// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 3
// check: ok
// Two threads put into a vector under a lock.
#include <mutex>
#include <thread>
#include <vector>

int main() {
  std::mutex lock;
  std::vector<int> items;
  auto put = [&](int item) {
    std::lock_guard<std::mutex> guard(lock);
    items.push_back(item);
  };
  std::thread one(put, 1), two(put, 2);
  one.join();
  two.join();
  return items[0] + items[1];
}
