// tresse: flags -std=c++20 -O1
// run: exit 11
// check: ok
// Copies of a shared_ptr in two threads: the object is destroyed once, by whoever is the last.
#include <atomic>
#include <memory>
#include <thread>

static std::atomic<int> destroyed;

struct Item {
  int value = 1;
  ~Item() { destroyed.fetch_add(10, std::memory_order_relaxed); }
};

int main() {
  int seen = 0;
  std::weak_ptr<Item> weak;
  {
    auto item = std::make_shared<Item>();
    weak = item;
    std::thread one([copy = item] { (void)copy->value; });
    std::thread two([&seen, weak] {
      if (auto copy = weak.lock()) seen = copy->value;
    });
    two.join();
    item.reset();
    one.join();
  }
  return weak.expired() ? destroyed + seen : 0;
}
