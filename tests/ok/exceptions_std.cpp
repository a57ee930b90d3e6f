// tresse: flags -O1
// The classes of <stdexcept>, declared as libstdc++ lays them out, which are in its library.
#include <stdio.h>

namespace std {
class type_info {
public:
  virtual ~type_info();
  const char *name() const { return text; }

private:
  const char *text;
};
struct exception {
  exception() noexcept {}
  virtual ~exception();
  virtual const char *what() const noexcept;
};
struct bad_cast : exception {
  ~bad_cast() override;
  const char *what() const noexcept override;
};
struct bad_typeid : exception {
  ~bad_typeid() override;
  const char *what() const noexcept override;
};
struct logic_error : exception {
  char *text;
  explicit logic_error(const char *);
  logic_error(const logic_error &) noexcept;
  ~logic_error() override;
  const char *what() const noexcept override;
};
struct out_of_range : logic_error {
  explicit out_of_range(const char *);
  ~out_of_range() override;
};
struct runtime_error : exception {
  char *text;
  explicit runtime_error(const char *);
  runtime_error(const runtime_error &) noexcept;
  ~runtime_error() override;
  const char *what() const noexcept override;
};
[[noreturn]] void __throw_length_error(const char *);
[[noreturn]] void __throw_out_of_range_fmt(const char *, ...);
}

struct Shape {
  virtual ~Shape() {}
};
struct Circle : Shape {};

struct Own : std::runtime_error {
  int code;
  explicit Own(int c) : runtime_error("own"), code(c) {}
  const char *what() const noexcept override { return code == 1 ? "own one" : "own"; }
};

static void act(int n) {
  Shape shape, *none = nullptr;
  switch (n) {
  case 0:
    throw std::out_of_range("far out");
  case 1:
    throw std::runtime_error("at run time");
  case 2:
    throw Own(1);
  case 3:
    std::__throw_length_error("too long");
  case 4:
    std::__throw_out_of_range_fmt("%zu of %zu", (size_t)3, (size_t)2);
  case 5:
    (void)dynamic_cast<Circle &>(shape);
    break;
  case 6:
    printf("%s\n", typeid(*none).name());
  }
}

int main() {
  for (int n = 0; n < 8; n++) {
    try {
      act(n);
      printf("%d nothing\n", n);
    } catch (const std::logic_error &e) {
      std::logic_error copy = e;
      printf("%d logic_error: %s\n", n, copy.what());
    } catch (const std::exception &e) {
      printf("%d %s: %s\n", n, typeid(e).name(), e.what());
    }
  }
  return 0;
}
