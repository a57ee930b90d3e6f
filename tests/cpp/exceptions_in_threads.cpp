// tresse: flags -std=c++17 -O1
// run: exit 0
// Exceptions that go from one thread to another: std::promise, std::async, std::packaged_task.
#include <cstdio>
#include <future>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>

int main() {
  std::promise<int> promise;
  auto value = promise.get_future();
  std::thread thread([&] {
    try {
      throw std::runtime_error("from a thread");
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  });
  try {
    value.get();
  } catch (std::exception &e) {
    std::printf("%s\n", e.what());
  }
  thread.join();
  auto broken = std::promise<int>().get_future();
  try {
    broken.get();
  } catch (std::future_error &e) {
    std::printf("%s %d\n", e.what(), e.code() == std::future_errc::broken_promise);
  }
  try {
    std::thread().join();
  } catch (std::system_error &e) {
    std::printf("%s\n", e.what());
  }
  std::mutex mutex;
  try {
    std::unique_lock<std::mutex> lock(mutex);
    lock.lock();
  } catch (std::system_error &e) {
    std::printf("%d\n", e.code() == std::errc::resource_deadlock_would_occur);
  }
  auto task = std::async(std::launch::async, []() -> int { throw std::string("async"); });
  try {
    task.get();
  } catch (std::string &text) {
    std::printf("%s\n", text.c_str());
  }
  std::packaged_task<int(int)> packaged([](int i) { return i ? throw i : i; });
  auto result = packaged.get_future();
  packaged(5);
  try {
    result.get();
  } catch (int i) {
    std::printf("int %d\n", i);
  }
  try {
    std::shared_ptr<int> shared{ std::weak_ptr<int>() };
  } catch (std::bad_weak_ptr &e) {
    std::printf("%s\n", e.what());
  }
}
