// tresse: flags -std=c++20 -O1
// run: exit 42
// check: ok
// std::async, std::promise and std::packaged_task.
#include <future>
#include <thread>

int main() {
  std::future<int> one = std::async(std::launch::async, [] { return 30; });
  std::promise<int> promise;
  std::future<int> two = promise.get_future();
  promise.set_value(10);
  std::packaged_task<int(int)> task([](int x) { return x + 1; });
  std::future<int> three = task.get_future();
  task(1);
  return one.get() + two.get() + three.get();
}
