// tresse: flags -std=c++17 -O1
// run: exit 0
// Output to std::cout: numbers, text and what changes their form.
#include <iomanip>
#include <iostream>
#include <string>
#include <thread>

int main() {
  std::string text = "text";
  short small = -1;
  std::cout << "a " << text << ' ' << -42 << ' ' << 2u << ' ' << 3l << ' '
            << 18446744073709551615ull << ' ' << 1.5 << ' ' << 1.5f << ' ' << 1e20 << ' ' << 0.1L << ' ' << true << std::endl;
  std::cout << std::hex << -42 << ' ' << small << ' ' << std::showbase << 255 << ' '
            << std::uppercase << 255 << std::nouppercase << std::dec << std::noshowbase << ' '
            << std::oct << 8 << std::dec << '\n';
  std::cout << std::setw(5) << std::setfill('0') << 42 << '|' << std::left << std::setw(5) << 42
            << '|' << std::right << std::setw(6) << text << '|' << std::internal << std::setw(6)
            << -3 << '|' << std::setw(3) << 12345 << '\n';
  std::cout << std::fixed << std::setprecision(3) << 3.14159 << ' ' << std::scientific << 31415.9
            << ' ' << std::defaultfloat << 2.0 << ' ' << std::boolalpha << true << ' '
            << std::showpos << 5 << ' ' << 1.25 << std::noshowpos << ' ' << nullptr << ' '
            << std::fixed << 1e30 << '\n';
  std::cout.put('x').write("yz", 2).flush();
  std::cout.width(8);
  std::cout << 7 << ' ' << std::cout.good() << ' ' << std::cout.precision() << std::endl;
  std::thread([] { std::cout << "from a thread" << std::endl; }).join();
  std::cerr << "not here\n";
  return std::cout ? 0 : 1;
}
