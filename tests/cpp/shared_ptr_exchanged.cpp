// tresse: flags -std=c++17 -O1
// run: exit 1
// check: ok
// A shared_ptr that threads load and replace by the functions of <memory>: who loads it has one of
// the objects, whole, for as long as it wants.
#include <cassert>
#include <memory>
#include <thread>

struct Config {
  int first, second;
};

static std::shared_ptr<Config> current = std::make_shared<Config>(Config{1, 2});

int main() {
  std::thread writer([] {
    auto next = std::make_shared<Config>(Config{3, 4});
    auto expected = std::atomic_load(&current);
    bool is_done = std::atomic_compare_exchange_strong(&current, &expected, next);
    assert(is_done);
  });
  std::shared_ptr<Config> mine = std::atomic_load(&current);
  assert(mine->second == mine->first + 1);
  writer.join();
  std::shared_ptr<Config> last = std::atomic_exchange(&current, std::shared_ptr<Config>());
  assert(last->first == 3 && (mine == last) == (mine->first == 3));
  return last.use_count() - (mine == last);
}
