// tresse: flags -std=c++17 -O1
// run: exit 0
// Containers and strings, one thread: what they hold, and in which order.
#include <algorithm>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};
struct Square : Shape {
  double side;
  explicit Square(double side) : side(side) {}
  double area() const override { return side * side; }
};
struct Disc : Shape {
  double radius;
  explicit Disc(double radius) : radius(radius) {}
  double area() const override { return 3 * radius * radius; }
};

static void trees() {
  std::map<int, std::string> map;
  unsigned state = 7;
  for (int i = 0; i < 60; i++) {
    state = state * 1103515245 + 12345;
    map[int(state >> 16) % 40] += std::to_string(i % 10);
  }
  for (int i = 0; i < 40; i += 3) map.erase(i);
  for (auto &[key, text] : map) std::printf("%d:%s ", key, text.c_str());
  for (auto it = map.rbegin(); it != map.rend(); ++it) std::printf("%d ", it->first);
  std::multiset<std::string> words{"b", "a", "c", "a"};
  words.erase("c");
  for (auto &word : words) std::printf("%s", word.c_str());
  auto at = map.lower_bound(20);
  std::printf(" %d %zu\n", at->first, map.size());
  while (!map.empty()) map.erase(map.begin());
}

static void hashes() {
  std::unordered_map<std::string, int> ages;
  for (int i = 0; i < 40; i++) ages["name" + std::to_string(i)] = i;
  ages.erase("name7");
  for (auto &[name, age] : ages) std::printf("%s=%d ", name.c_str(), age);
  std::unordered_set<int> numbers{5, 3, 5, 18};
  std::printf("%zu %zu %zu\n", numbers.size(), ages.bucket_count(), ages.count("name8"));
}

static void sequences() {
  std::list<int> list{3, 1, 2}, other{9, 8};
  list.sort();
  list.splice(list.begin(), other);
  list.reverse();
  other.swap(list);
  list.push_front(4);
  for (int item : other) std::printf("%d ", item);
  std::deque<int> deque;
  for (int i = 0; i < 200; i++) i % 2 ? deque.push_back(i) : deque.push_front(i);
  for (int i = 0; i < 150; i++) deque.pop_front();
  std::printf("%d %d %zu; ", deque.front(), deque.back(), deque.size());
  std::vector<std::string> names{"pear", "fig", "apple"};
  std::sort(names.begin(), names.end());
  names.insert(names.begin() + 1, "a name that is too long to be kept inside of the string");
  names.erase(names.begin());
  for (auto &name : names) std::printf("%s,", name.c_str());
  std::vector<int> numbers(10);
  std::iota(numbers.begin(), numbers.end(), 1);
  std::printf(" %d\n", std::accumulate(numbers.begin(), numbers.end(), 0));
}

static void strings() {
  std::string text = "hello";
  text += ", " + std::string(3, 'x');
  text.replace(0, 1, "J").insert(2, "--").append(text, 0, 4);
  std::printf("%s %zu %zu %d %s ", text.c_str(), text.size(), text.find("lo"),
              text.compare("Je") > 0, text.substr(3, 4).c_str());
  text.resize(50, '.');
  text.erase(5, 30);
  std::printf("%s %d %s\n", text.c_str(), std::stoi("42") + 1, std::to_string(2.5).c_str());
}

int main() {
  trees();
  hashes();
  sequences();
  strings();
  std::vector<std::unique_ptr<Shape>> shapes;
  shapes.push_back(std::make_unique<Square>(2));
  shapes.push_back(std::make_unique<Disc>(1));
  std::function<double(double)> doubled = [](double x) { return 2 * x; };
  double sum = 0;
  for (auto &shape : shapes) sum += doubled(shape->area());
  std::variant<int, std::string> either = std::string("text");
  std::optional<int> none;
  std::printf("%g %zu %d\n", sum, either.index(), none.value_or(4));
  return 0;
}
