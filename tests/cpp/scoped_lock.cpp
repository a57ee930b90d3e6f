// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 2
// check by steps: ok
// The same with std::scoped_lock, which gives the first one up where it cannot have the
// second. How often is without a bound, so graphs have no end.
#include <mutex>
#include <thread>

int main() {
  std::mutex left, right;
  int count = 0;
  std::thread one([&] {
    std::scoped_lock both(left, right);
    count++;
  });
  {
    std::scoped_lock both(right, left);
    count++;
  }
  one.join();
  return count;
}
