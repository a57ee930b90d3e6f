// tresse: flags -std=c++17 -O1
// run: exit 0
// What the library throws, in this thread and through futures; a static local whose initialisation
// has failed is tried again.
#include <cstdio>
#include <functional>
#include <future>
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

static int tries;
struct Hard {
  Hard() {
    if (++tries == 1) throw std::runtime_error("first try");
  }
};

static void make_hard() {
  static Hard hard;
  std::printf("made\n");
}

template <typename Error, typename Work>
static void expect(const char *name, Work work) {
  try {
    work();
    std::printf("%s: nothing\n", name);
  } catch (const Error &error) {
    std::printf("%s: %s\n", name, error.what());
  }
}

int main() {
  expect<std::out_of_range>("vector", [] { std::vector<int>(2).at(5); });
  expect<std::out_of_range>("map", [] { std::map<int, int>().at(3); });
  expect<std::out_of_range>("string", [] { std::string("abc").substr(9); });
  expect<std::length_error>("resize", [] { std::vector<int>().resize(-1); });
  expect<std::invalid_argument>("stoi", [] { (void)std::stoi("x"); });
  expect<std::system_error>("join", [] { std::thread().join(); });
  expect<std::bad_function_call>("function", [] { std::function<void()>()(); });
  expect<std::bad_weak_ptr>("weak", [] { std::shared_ptr<int>(std::weak_ptr<int>()); });
  std::mutex lock;
  expect<std::system_error>("locked twice", [&] {
    std::unique_lock<std::mutex> guard(lock);
    guard.lock();
  });
  expect<std::runtime_error>("unlocked", [&] {
    std::lock_guard<std::mutex> guard(lock);
    throw std::runtime_error("on the way");
  });
  std::printf("%d\n", lock.try_lock());
  lock.unlock();
  auto failed = std::async(std::launch::async, [] { throw std::logic_error("in a thread"); });
  expect<std::logic_error>("async", [&] { failed.get(); });
  std::future<int> left;
  {
    std::promise<int> promise;
    left = promise.get_future();
  }
  expect<std::future_error>("promise", [&] { left.get(); });
  expect<std::runtime_error>("static", make_hard);
  expect<std::runtime_error>("static", make_hard);
  return 0;
}
