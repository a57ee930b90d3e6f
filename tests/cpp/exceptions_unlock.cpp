// tresse: flags -std=c++17 -O1
// run: exit 0
// check: ok
// A std::lock_guard gives its mutex back when an exception comes, and what the handler reads is
// ordered by it.
#include <mutex>
#include <stdexcept>
#include <thread>

static std::mutex mutex;
static int shared;

static void work(bool fails) {
  std::lock_guard<std::mutex> lock(mutex);
  shared++;
  if (fails)
    throw std::runtime_error("no");
}

static void run(bool fails) {
  try {
    work(fails);
  } catch (const std::runtime_error &) {
    std::lock_guard<std::mutex> lock(mutex);
    shared += 10;
  }
}

int main() {
  std::thread one(run, false), two(run, true);
  one.join();
  two.join();
  return shared != 12;
}
