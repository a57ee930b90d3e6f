// tresse: flags -std=c++17 -O1
// run: exit 0
// Exceptions of the library and of a program's own: what they say, nested ones, kept ones, and
// constructors that fail half way.
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <typeinfo>
#include <vector>

struct Part {
  int n;
  explicit Part(int k) : n(k) {
    if (k < 0)
      throw std::invalid_argument("part " + std::to_string(k));
  }
  ~Part() { std::printf("part %d gone\n", n); }
};

struct Whole {
  Part first, second;
  std::string name = "a name that is too long to be kept inside";
  Whole(int a, int b) : first(a), second(b) {}
  ~Whole() { std::printf("whole gone\n"); }
};

static void nest(int n) {
  try {
    if (n == 0)
      throw std::out_of_range("deep");
    nest(n - 1);
  } catch (...) {
    std::throw_with_nested(std::runtime_error("level " + std::to_string(n)));
  }
}

static void show(const std::exception &e, int depth) {
  std::printf("%*s%s\n", depth, "", e.what());
  try {
    std::rethrow_if_nested(e);
  } catch (const std::exception &inner) {
    show(inner, depth + 1);
  }
}

template <class Act> static void says(Act act) {
  try {
    act();
    std::printf("nothing\n");
  } catch (const std::system_error &e) {
    std::printf("%s, %d of %s\n", e.what(), e.code().value(), e.code().category().name());
  } catch (const std::exception &e) {
    std::printf("%s: %s\n", typeid(e).name(), e.what());
  } catch (int i) {
    std::printf("int %d\n", i);
  }
}

int main() {
  says([] { Whole whole(1, -2); });
  says([] { Whole whole(3, 4); });
  says([] { delete new Whole(-5, 6); });
  says([] { Part parts[] = { Part(7), Part(8), Part(-9) }; });
  says([] { std::vector<Part> parts(2, Part(10)); });
  try {
    nest(2);
  } catch (const std::exception &e) {
    show(e, 0);
  }
  std::exception_ptr kept;
  says([&] {
    try {
      throw std::length_error("kept");
    } catch (...) {
      kept = std::current_exception();
      throw;
    }
  });
  for (int i = 0; i < 2; i++)
    says([&] { std::rethrow_exception(kept); });
  says([] { std::rethrow_exception(std::make_exception_ptr(11)); });
  says([] { std::string("abc").at(7); });
  says([] { std::vector<int>().at(3) = 1; });
  says([] { throw std::system_error(ENOENT, std::generic_category(), "file"); });
  says([] { throw std::system_error(std::make_error_code(std::errc::permission_denied)); });
  says([] { throw std::bad_alloc(); });
  says([] { (void)std::stoi("none"); });
  says([] { (void)std::stoi("12x"); });
  return std::uncaught_exceptions();
}
