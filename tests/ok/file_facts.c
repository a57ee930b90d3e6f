// tresse: flags -O0 -g -D_GNU_SOURCE
// What is known of files: stat and statx, by their names and by the numbers of the system's calls.
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* As <sys/stat.h> and <sys/syscall.h> have them for x86-64. */
struct stat {
  uint64_t st_dev, st_ino, st_nlink;
  uint32_t st_mode, st_uid, st_gid, unused;
  uint64_t st_rdev;
  int64_t st_size, st_blksize, st_blocks, times[6], more[3];
};
struct statx {
  uint32_t stx_mask, stx_blksize;
  uint64_t stx_attributes;
  uint32_t stx_nlink, stx_uid, stx_gid;
  uint16_t stx_mode, unused;
  uint64_t stx_ino, stx_size, more[26];
};
enum { REGULAR = 0100000, FOLDER = 040000, KIND = 0170000, EMPTY_PATH = 0x1000 };
enum { SYS_read = 0, SYS_write = 1, SYS_open = 2, SYS_close = 3, SYS_fstat = 5 };
enum { SYS_openat = 257, SYS_statx = 332 };
int stat(const char *name, struct stat *to);
int lstat(const char *name, struct stat *to);
int fstat(int fd, struct stat *to);
int statx(int folder, const char *name, int flags, unsigned wanted, struct statx *to);
long syscall(long number, ...);

static void tell(long result) { printf("%ld %d\n", result, result < 0 ? errno : 0); }

int main(void) {
  static const char name[] = "tresse-file-facts";
  struct stat first, other;
  struct statx more;
  int fd = open(name, O_RDWR | O_CREAT | O_TRUNC, 0644);
  tell(write(fd, "hello", 5));
  tell(fstat(fd, &first));
  printf("%d %d %d\n", (int)first.st_size, (first.st_mode & KIND) == REGULAR, (int)first.st_nlink);
  tell(stat(name, &other));
  printf("%d\n", first.st_ino == other.st_ino && first.st_dev == other.st_dev);
  tell(stat(".", &other));
  printf("%d %d\n", (other.st_mode & KIND) == FOLDER, other.st_ino != first.st_ino);
  tell(lstat("tresse-no-such-file", &other));
  tell(fstat(33, &other));
  tell(statx(AT_FDCWD, name, 0, 0x7ff, &more));
  printf("%d %d\n", (int)more.stx_size, more.stx_ino == first.st_ino);
  tell(statx(AT_FDCWD, "", 0, 0x7ff, &more));
  tell(syscall(SYS_statx, fd, "", EMPTY_PATH, 0x7ffu, &more));
  printf("%d %d\n", (int)more.stx_size, (more.stx_mode & KIND) == REGULAR);
  int again = (int)syscall(SYS_openat, AT_FDCWD, name, O_RDONLY);
  char bytes[8];
  tell(syscall(SYS_read, again, bytes, sizeof bytes));
  printf("%.5s\n", bytes);
  tell(syscall(SYS_write, fd, " world", (size_t)6));
  tell(syscall(SYS_fstat, again, &other));
  printf("%d\n", (int)other.st_size);
  tell(syscall(SYS_close, again));
  tell(syscall(SYS_close, again));
  tell(syscall(SYS_open, "tresse-no-such-file", O_RDONLY));
  tell(unlink(name));
  tell(fstat(fd, &other));
  printf("%d\n", (int)other.st_nlink);
  return 0;
}
