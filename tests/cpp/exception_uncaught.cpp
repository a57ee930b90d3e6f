// tresse: flags -std=c++17 -O1
// check: T0102
// No thread's function has a caller that could catch.
#include <stdexcept>
#include <thread>

int main() {
  try {
    std::thread([] { throw std::runtime_error("nobody"); }).join();
  } catch (...) {
  }
}
