// tresse: flags -O0 -g -D_GNU_SOURCE
// Folders that the program makes, what is in them, and names with "..".
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<dirent.h>)
#include <dirent.h>
#include <sys/stat.h>
#else /* as Linux has them on x86-64, with glibc */
typedef struct folder DIR;
struct dirent {
  uint64_t d_ino;
  int64_t d_off;
  uint16_t d_reclen;
  unsigned char d_type;
  char d_name[256];
};
struct stat {
  uint64_t st_dev, st_ino, st_nlink;
  uint32_t st_mode, st_uid, st_gid, unused;
  uint64_t st_rdev;
  int64_t st_size, st_blksize, st_blocks, times[6], more[3];
};
enum { DT_DIR = 4, DT_REG = 8 };
#define S_ISDIR(mode) (((mode) & 0170000) == 040000)
#define S_ISREG(mode) (((mode) & 0170000) == 0100000)
DIR *opendir(const char *name);
struct dirent *readdir(DIR *folder);
void rewinddir(DIR *folder);
int closedir(DIR *folder);
int scandir(const char *name, struct dirent ***to, int (*wants)(const struct dirent *),
            int (*order)(const struct dirent **, const struct dirent **));
int alphasort(const struct dirent **a, const struct dirent **b);
int mkdir(const char *name, mode_t mode);
int chmod(const char *name, mode_t mode);
int stat(const char *name, struct stat *to);
char *mkdtemp(char *name);
char *realpath(const char *name, char *to);
#endif

static void make_file(const char *name, const char *text) {
  FILE *file = fopen(name, "w");
  if (file == NULL) {
    printf("no file: %s\n", strerror(errno));
    return;
  }
  fputs(text, file);
  fclose(file);
}

static int is_file(const struct dirent *entry) { return entry->d_type == DT_REG; }

static void list(const char *name, int (*wants)(const struct dirent *)) {
  struct dirent **entries;
  int n = scandir(name, &entries, wants, alphasort);
  if (n < 0) {
    puts(strerror(errno));
    return;
  }
  printf("%d:", n);
  for (int i = 0; i < n; i++) {
    printf(" %s%s", entries[i]->d_name, entries[i]->d_type == DT_DIR ? "/" : "");
    free(entries[i]);
  }
  free(entries);
  puts("");
}

#define SAY(call) printf("%s: %s\n", #call, (call) == 0 ? "done" : strerror(errno))

int main(void) {
  char base[] = "folders-XXXXXX", name[100];
  struct stat about;
  if (mkdtemp(base) != base || chdir(".") != 0)
    return 1;
#define NAME(rest) (strcpy(name, base), strcat(name, rest))
  SAY(mkdir(NAME("/a"), 0755));
  SAY(mkdir(NAME("/a"), 0755));
  SAY(mkdir(NAME("/no/b"), 0755));
  SAY(mkdir(NAME("/a/b"), 0755));
  make_file(NAME("/a/one"), "1");
  make_file(NAME("/a/b/../two"), "22");
  make_file(NAME("/a/no/../three"), "333");
  make_file(NAME("/a/b/.hidden"), "4444");
  printf("%d", stat(NAME("/a/b"), &about));
  printf(" %d %d\n", S_ISDIR(about.st_mode), stat(NAME("/a/../a/./two"), &about));
  printf("%d %d\n", (int)about.st_size, S_ISREG(about.st_mode));

  list(NAME("/a"), is_file);
  list(NAME("/a"), NULL);
  list(NAME("/a/b/"), NULL);
  list(NAME("/a/one"), NULL);
  SAY(rmdir(NAME("/a/b")));
  SAY(unlink(NAME("/a/b/.hidden")));
  SAY(rmdir(NAME("/a/one")));
  SAY(rmdir(NAME("/a/b")));
  SAY(rmdir(NAME("/a/b")));
  SAY(unlink(NAME("/a/one")));
  SAY(remove(NAME("/a/two")));
  printf("%d\n", opendir(NAME("/a/one")) == NULL && errno == ENOENT);
  SAY(remove(NAME("/a")));
  SAY(access(NAME("/a"), F_OK));

  make_file(NAME("/file"), "file");
  DIR *folder = opendir(NAME("/file"));
  printf("%d %d\n", folder == NULL, errno == ENOTDIR);
  folder = opendir(base);
  int entries = 0;
  while (readdir(folder))
    entries++;
  rewinddir(folder);
  entries += 10 * (readdir(folder) != NULL);
  printf("%d\n", entries);
  closedir(folder);

  char *whole = realpath(NAME("/./file"), NULL);
  printf("%d %d\n", *whole == '/', strstr(whole, NAME("/file"))[strlen(name)]);
  free(whole);
  printf("%d %d\n", (int)readlink(NAME("/file"), name, sizeof name), errno == EINVAL);
  SAY(unlink(NAME("/file/")));
  SAY(access(NAME("/file/."), F_OK));
  SAY(rename(NAME("/file/"), "other"));
  SAY(mkdir(NAME("/file/in"), 0755));
  SAY(rmdir(NAME("/.")));
  SAY(open(NAME("/new/"), O_CREAT | O_WRONLY, 0600));
  SAY(open(base, O_CREAT | O_EXCL | O_WRONLY, 0600));
  char most[300];
  memset(most, 'x', sizeof most - 1);
  most[sizeof most - 1] = 0;
  SAY(mkdir(most, 0755));
  SAY(truncate(NAME("/file"), 2));
  stat(NAME("/file"), &about);
  printf("%d\n", (int)about.st_size);
  SAY(chmod(NAME("/none"), 0600));
  SAY(unlink(NAME("/file")));
  SAY(rmdir(base));
}
