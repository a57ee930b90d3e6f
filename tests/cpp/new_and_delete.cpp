// tresse: flags -std=c++17 -O0 -gline-tables-only
// run: exit 0
// operator new and delete in all forms; [new.delete].
#include <cstdint>
#include <cstdio>
#include <memory>
#include <new>

static int live;
struct Counted {
  int value = 3;
  Counted() { live++; }
  ~Counted() { live--; }
};
struct alignas(128) Wide {
  char bytes[128];
};

int main() {
  auto *one = new Counted;
  auto *many = new Counted[5];
  auto *quiet = new (std::nothrow) Counted;
  auto *wide = new Wide;
  auto *wides = new Wide[2];
  auto *quiet_wide = new (std::nothrow) Wide;
  auto *nothing = new char[0];
  alignas(Counted) char room[sizeof(Counted)];
  auto *placed = new (room) Counted;
  bool is_aligned = reinterpret_cast<std::uintptr_t>(wide) % 128 == 0 &&
                    reinterpret_cast<std::uintptr_t>(wides) % 128 == 0;
  std::printf("%d %d %d %d\n", live, one->value + many[4].value, is_aligned, nothing != nullptr);
  placed->~Counted();
  delete one;
  delete[] many;
  delete quiet;
  delete wide;
  delete[] wides;
  delete quiet_wide;
  delete[] nothing;
  delete static_cast<Counted *>(nullptr);
  void *raw = ::operator new(10);
  ::operator delete(raw);
  std::printf("%d\n", live);
  return 0;
}
