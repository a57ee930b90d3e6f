// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 5
// check: ok
// std::call_once, and a mutex that readers share.
#include <mutex>
#include <shared_mutex>
#include <thread>

int main() {
  std::once_flag once;
  std::shared_mutex lock;
  int value = 0;
  auto work = [&] {
    std::call_once(once, [&] {
      std::unique_lock<std::shared_mutex> guard(lock);
      value = 5;
    });
    std::shared_lock<std::shared_mutex> guard(lock);
    return value;
  };
  int there = 0;
  std::thread one([&] { there = work(); });
  int here = work();
  one.join();
  return here == there ? here : 0;
}
