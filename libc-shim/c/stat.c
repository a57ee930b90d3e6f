/* What is known of a file: stat(2), statx(2). Folders are those that have files in them. There is
   one user, and files have no times: all are the Epoch, where the clock begins. The structures are
   those of Linux and glibc. */
#include <fcntl.h>

enum { FILE_MODE = 0100644, FOLDER_MODE = 040755, OUTPUT_MODE = 010600, NULL_MODE = 020666 };
enum { OWNER = 1000, BLOCK = 4096 };
enum { AT_CURRENT = -100, AT_ITSELF = 0x1000, AT_HARMLESS = 0x100 | 0x800 | 0x6000 };

struct about {
  unsigned mode, names;
  unsigned long long number, size;
};

/* The caller keeps others from changing its name. */
static struct about about_node(struct node *node) {
  int is_device = node == &null_node, has_name = node->name || node == &input_node || is_device;
  struct about about = { is_device ? NULL_MODE : FILE_MODE, has_name, node->number, 0 };
  pthread_mutex_lock(&node->lock);
  about.size = size_of(node);
  pthread_mutex_unlock(&node->lock);
  return about;
}

/* A number of its own for each name of a folder (FNV-1a). */
static struct about about_folder(const char *name) {
  unsigned long long number = 0xcbf29ce484222325;
  while (*name)
    number = (number ^ (unsigned char)*name++) * 0x100000001b3;
  struct about about = { FOLDER_MODE, 2, number | 1ull << 63, BLOCK };
  return about;
}

/* An error number, or 0. */
static int about_name(const char *name, struct about *about) {
  char own[LONGEST];
  int number = plain(own, name);
  if (number)
    return number;
  pthread_mutex_lock(&names_lock);
  struct node *node = find(own);
  number = misplaced(own, name);
  if (number)
    node = NULL;
  else if (node)
    *about = about_node(node);
  else if (is_folder(own, strlen(own)))
    *about = about_folder(own);
  else
    number = ENOENT;
  pthread_mutex_unlock(&names_lock);
  return number;
}

static int about_open(int fd, struct about *about) {
  struct open_file *file = open_file_of(fd);
  if (!is_output(fd) && file == NULL)
    return EBADF;
  if (is_output(fd) || file->node == NULL) {
    *about = (struct about){ OUTPUT_MODE, 1, (unsigned)fd, 0 };
    return 0;
  }
  pthread_mutex_lock(&names_lock);
  *about = about_node(file->node);
  pthread_mutex_unlock(&names_lock);
  return 0;
}

static int about_at(int folder, const char *name, int flags, struct about *about) {
  if (flags & ~(AT_ITSELF | AT_HARMLESS))
    return EINVAL;
  if (flags & AT_ITSELF && *name == 0)
    return folder == AT_CURRENT ? about_name(".", about) : about_open(folder, about);
  if (folder != AT_CURRENT && *name != '/')
    __tresse_unsupported("a file name that begins at an open folder");
  return about_name(name, about);
}

/* Modes of files are ignored, so that this one is kept only to be told. */
mode_t umask(mode_t mask) {
  static _Atomic mode_t now = 022;
  return __c11_atomic_exchange(&now, mask & 0777, __ATOMIC_RELAXED);
}

/* --- statx ------------------------------------------------------------------------------------- */

struct extended_time {
  int64_t seconds;
  uint32_t nanoseconds;
  int32_t unused;
};

struct extended_about {
  uint32_t known, block;
  uint64_t attributes;
  uint32_t names, user, group;
  uint16_t mode, unused;
  uint64_t number, size, blocks, attributes_known;
  struct extended_time access, birth, change, write;
  uint32_t device_here[2], device[2];
  uint64_t mount;
  uint32_t alignments[2];
  uint64_t more[12];
};

_Static_assert(sizeof(struct extended_about) == 256, "as in Linux");

int statx(int folder, const char *name, int flags, unsigned wanted, struct extended_about *to) {
  enum { BASIC = 0x7ff };
  struct about about;
  (void)wanted;
  int number = about_at(folder, name, flags, &about);
  if (number)
    return (int)fail(number);
  memset(to, 0, sizeof *to);
  to->known = BASIC;
  to->block = BLOCK;
  to->names = about.names;
  to->user = to->group = OWNER;
  to->mode = (uint16_t)about.mode;
  to->number = about.number;
  to->size = about.size;
  to->blocks = (about.size + 511) / 512;
  to->device[1] = 1;
  return 0;
}

/* --- stat -------------------------------------------------------------------------------------- */

#if defined(__x86_64__) && defined(__LP64__) || defined(__powerpc64__)
#define TRESSE_STAT
struct known_about {
  uint64_t device, number, names;
  uint32_t mode, user, group, unused;
  uint64_t device_here;
  int64_t size, block, blocks;
  int64_t times[6], more[3];
};
_Static_assert(sizeof(struct known_about) == 144, "as in Linux");
#elif (defined(__aarch64__) || defined(__riscv) || defined(__loongarch__)) && defined(__LP64__)
#define TRESSE_STAT
struct known_about {
  uint64_t device, number;
  uint32_t mode, names, user, group;
  uint64_t device_here, unused;
  int64_t size;
  int32_t block, unused_too;
  int64_t blocks, times[6];
  int32_t more[2];
};
_Static_assert(sizeof(struct known_about) == 128, "as in Linux");
#endif

#ifdef TRESSE_STAT
static int tell(int number, const struct about *about, struct known_about *to) {
  if (number)
    return (int)fail(number);
  memset(to, 0, sizeof *to);
  to->device = 1;
  to->number = about->number;
  to->names = about->names;
  to->mode = about->mode;
  to->user = to->group = OWNER;
  to->size = (int64_t)about->size;
  to->block = BLOCK;
  to->blocks = (int64_t)((about->size + 511) / 512);
  return 0;
}

int fstatat(int folder, const char *name, struct known_about *to, int flags) {
  struct about about;
  return tell(about_at(folder, name, flags, &about), &about, to);
}

int stat(const char *name, struct known_about *to) {
  struct about about;
  return tell(about_name(name, &about), &about, to);
}

/* There are no links. */
int lstat(const char *name, struct known_about *to) { return stat(name, to); }

int fstat(int fd, struct known_about *to) {
  struct about about;
  return tell(about_open(fd, &about), &about, to);
}

int fstatat64(int folder, const char *name, struct known_about *to, int flags) {
  return fstatat(folder, name, to, flags);
}
int stat64(const char *name, struct known_about *to) { return stat(name, to); }
int lstat64(const char *name, struct known_about *to) { return stat(name, to); }
int fstat64(int fd, struct known_about *to) { return fstat(fd, to); }
#endif
