inline int counter = 1;
inline int *address() { return &counter; }
inline int next() {
  static int number = 0;
  return number++;
}
template <typename T>
struct Shared {
  static T value;
};
template <typename T>
T Shared<T>::value = 0;
