// tresse: flags -O0 -g
// expect: T0507 line 11
// A field of a null pointer: the address of the field is poison (inbounds).
struct node {
  int key;
  struct node *next;
};

int main(void) {
  struct node *n = 0;
  return n->next == 0;
}
