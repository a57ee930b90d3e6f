// tresse: flags -O0 -g
// Files that the program makes itself: C11 7.21.4 to 7.21.9, POSIX open and its kin.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void show(const char *name) {
  char line[64];
  FILE *file = fopen(name, "r");
  if (file == NULL) {
    printf("%s: %s\n", name, strerror(errno));
    return;
  }
  while (fgets(line, sizeof line, file) != NULL)
    printf("%s: %s", name, line);
  printf("%s ends at %ld, %d\n", name, ftell(file), feof(file) != 0);
  fclose(file);
}

int main(void) {
  FILE *file = fopen("tresse-one.txt", "w");
  fprintf(file, "line %d\n", 1);
  fputs("line 2\n", file);
  fputc('3', file);
  fputc('\n', file);
  fclose(file);
  show("tresse-one.txt");
  file = fopen("tresse-one.txt", "r+");
  fseek(file, 5, SEEK_SET);
  fwrite("ONE", 1, 1, file);
  fseek(file, -2, SEEK_END);
  int c = fgetc(file);
  ungetc(c + 1, file);
  int given = fgetc(file);
  printf("%c%c\n", c, given);
  fclose(file);
  file = fopen("tresse-one.txt", "a");
  fputs("more\n", file);
  fclose(file);
  rename("tresse-one.txt", "tresse-two.txt");
  show("tresse-one.txt");
  show("tresse-two.txt");
  int fd = open("tresse-two.txt", O_RDWR | O_TRUNC);
  printf("%zd ", write(fd, "abcdef", 6));
  printf("%ld ", (long)lseek(fd, 2, SEEK_SET));
  char bytes[8] = "";
  printf("%zd %s\n", read(fd, bytes, 3), bytes);
  close(fd);
  fd = open("tresse-two.txt", O_WRONLY | O_CREAT | O_EXCL, 0600);
  printf("%d %d\n", fd, errno == EEXIST);
  remove("tresse-two.txt");
  show("tresse-two.txt");
  char *text = NULL;
  size_t room = 0;
  file = tmpfile();
  fputs("alpha\nbeta", file);
  rewind(file);
  ssize_t first = getline(&text, &room, file);
  ssize_t second = getline(&text, &room, file);
  printf("%zd %zd %s\n", first, second, text);
  free(text);
  fclose(file);
  int number = 0;
  file = tmpfile();
  fputs("x=42", file);
  rewind(file);
  printf("%d", fscanf(file, "x=%d", &number));
  printf(" %d\n", number);
  fclose(file);
  return 0;
}
