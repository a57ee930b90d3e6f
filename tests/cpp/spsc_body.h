// A queue of one producer and one consumer: a ring, whose ends are atomic. PUBLISH is the order with
// which the producer says that an item is there.
#include <array>
#include <atomic>
#include <cstddef>
#include <optional>
#include <thread>

template <typename T, std::size_t N>
class Ring {
  std::array<T, N> items{};
  std::atomic<std::size_t> head{0}, tail{0};

public:
  bool push(T item) {
    std::size_t at = tail.load(std::memory_order_relaxed);
    if (at - head.load(std::memory_order_acquire) == N) return false;
    items[at % N] = item;
    tail.store(at + 1, PUBLISH);
    return true;
  }
  std::optional<T> pop() {
    std::size_t at = head.load(std::memory_order_relaxed);
    if (at == tail.load(std::memory_order_acquire)) return std::nullopt;
    T item = items[at % N];
    head.store(at + 1, std::memory_order_release);
    return item;
  }
};

int main() {
  Ring<int, 2> ring;
  std::thread producer([&] {
    for (int item = 1; item <= 3; item++)
      while (!ring.push(item)) std::this_thread::yield();
  });
  int sum = 0;
  for (int n = 0; n < 3;) {
    if (auto item = ring.pop()) {
      sum = sum * 10 + *item;
      n++;
    } else {
      std::this_thread::yield();
    }
  }
  producer.join();
  return sum;
}
