// tresse: flags -O0 -g
// expect: T0402 line 9
// A string that is not terminated: reading goes on past its end.
char word[4] = { 'w', 'o', 'r', 'd' };
char next[4] = "end";

int main(void) {
  int length = 0;
  for (char *p = word; *p; p++)
    length++;
  return length + next[0];
}
