// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 6
// check: ok
// A producer and two consumers with a queue, a mutex and a condition variable.
#include <condition_variable>
#include <mutex>
#include <queue>
#include <thread>

int main() {
  std::mutex lock;
  std::condition_variable changed;
  std::queue<int> items;
  bool is_over = false;
  int sum = 0;
  auto consume = [&] {
    for (;;) {
      std::unique_lock<std::mutex> guard(lock);
      changed.wait(guard, [&] { return is_over || !items.empty(); });
      if (items.empty()) return;
      sum += items.front();
      items.pop();
    }
  };
  std::thread one(consume);
  for (int item = 1; item <= 3; item++) {
    std::lock_guard<std::mutex> guard(lock);
    items.push(item);
    changed.notify_one();
  }
  {
    std::lock_guard<std::mutex> guard(lock);
    is_over = true;
  }
  changed.notify_all();
  one.join();
  return sum;
}
