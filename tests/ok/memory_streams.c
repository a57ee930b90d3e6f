// tresse: flags -O0 -g
// Streams over memory: what is written is there when they are flushed or closed.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void grows(void) {
  char *text = NULL;
  size_t length = 0;
  FILE *file = open_memstream(&text, &length);
  fprintf(file, "%d and %s", 12, "more");
  fflush(file);
  printf("[%s] %zu\n", text, length);
  for (int i = 0; i < 1000; i++)
    fputc('a' + i % 26, file);
  fflush(file);
  printf("%zu %zu %c\n", strlen(text), length, text[length - 1]);
  fputs("end", file);
  fclose(file);
  printf("%.12s %zu %s\n", text, length, text + length - 4);
  free(text);
  file = open_memstream(&text, &length);
  fclose(file);
  printf("[%s] %zu\n", text, length);
  free(text);
}

// As <stdio_ext.h> has them.
size_t __fpending(FILE *file);
int __freading(FILE *file);
int __fwriting(FILE *file);
int __freadable(FILE *file);
int __fwritable(FILE *file);

static void is_what(FILE *file) {
  printf("%zu %d %d %d %d\n", __fpending(file), __freading(file) != 0, __fwriting(file) != 0,
         __freadable(file) != 0, __fwritable(file) != 0);
}

static void reads(void) {
  char text[] = "7 words\nsecond line";
  FILE *file = fmemopen(text, strlen(text), "r");
  is_what(file);
  int number;
  char word[20], line[20];
  int found = fscanf(file, "%d %19s\n", &number, word);
  printf("%d %d %s\n", found, number, word);
  printf("%s", fgets(line, sizeof line, file));
  int next = fgetc(file);
  printf(" %d %d\n", next == EOF, feof(file) != 0);
  rewind(file);
  printf("%c\n", fgetc(file));
  printf("%d\n", fputc('x', file) == EOF);
  fclose(file);
  printf("%s\n", text);
}

static void writes(void) {
  char room[8];
  memset(room, 'z', sizeof room);
  FILE *file = fmemopen(room, sizeof room, "w");
  fputs("abc", file);
  fflush(file);
  is_what(file);
  printf("%s %c\n", room, room[4]);
  fseek(file, 1, SEEK_SET);
  fputs("BCD", file);
  fclose(file);
  printf("%.4s\n", room);

  strcpy(room, "123");
  file = fmemopen(room, sizeof room, "a");
  fputs("45", file);
  fclose(file);
  printf("%s\n", room);

  file = fmemopen(room, sizeof room, "r+");
  int first = fgetc(file);
  fseek(file, 0, SEEK_CUR);
  fputc('_', file);
  fclose(file);
  printf("%c %s\n", first, room);

  file = fmemopen(NULL, 16, "w+");
  fputs("inside", file);
  rewind(file);
  char back[16];
  printf("%s\n", fgets(back, sizeof back, file));
  fclose(file);
  FILE *none = fmemopen(room, sizeof room, "q");
  int error = errno;
  printf("%d %d\n", none == NULL, error == EINVAL);
}

static void overflows(void) {
  char room[4];
  FILE *file = fmemopen(room, sizeof room, "w");
  setvbuf(file, NULL, _IONBF, 0);
  int written = fputs("123456", file), has_failed = ferror(file) != 0;
  fclose(file);
  printf("%d %d %.3s\n", written == EOF, has_failed, room);
}

int main(void) {
  grows();
  reads();
  writes();
  overflows();
  return 0;
}
