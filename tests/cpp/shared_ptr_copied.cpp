// tresse: flags -std=c++17 -O1 -gline-tables-only
// check: T0301
// One thread replaces a shared_ptr by std::atomic_store, and the other one copies it as if nobody
// did: the copy takes no lock.
#include <memory>
#include <thread>

static std::shared_ptr<int> current = std::make_shared<int>(1);

int main() {
  std::thread writer([] { std::atomic_store(&current, std::make_shared<int>(2)); });
  std::shared_ptr<int> mine = current;
  writer.join();
  return *mine;
}
