/* Descriptors (POSIX, 2.14): open file descriptions over files (node.c). */
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

struct open_file {
  struct node *node;       /* null for one end of a channel */
  struct channel *channel; /* of a pipe or an event counter (pipe.c) */
  size_t at;
  int flags;
  _Atomic int descriptors; /* how many stand for it */
  size_t limit;          /* bytes that the file may have; 0: any number */
  int is_written;
  struct stream *stream; /* what fopen has made of it, so that something leads there */
};

#define DESCRIPTORS 64
static struct open_file input_file = { .node = &input_node, .descriptors = 1 };
static struct open_file *_Atomic descriptors[DESCRIPTORS] = { &input_file };
static _Atomic int own_flags[DESCRIPTORS]; /* of each descriptor: FD_CLOEXEC */

/* Null where the descriptor is not open, or is one that is written to straight away. */
static struct open_file *open_file_of(int fd) {
  if (fd < 0 || fd >= DESCRIPTORS)
    return NULL;
  return __c11_atomic_load(&descriptors[fd], __ATOMIC_ACQUIRE);
}

static int is_output(int fd) { return fd == 1 || fd == 2; }

static ssize_t fail(int number) {
  errno = number;
  return -1;
}

/* --- descriptors ----------------------------------------------------------------------------- */

/* The lowest one from `least` on: -1 - it, or an error number. */
static int take_descriptor(struct open_file *file, int least, int own) {
  for (int fd = least; fd < DESCRIPTORS; fd++) {
    struct open_file *none = NULL;
    if (!is_output(fd) && __c11_atomic_compare_exchange_strong(&descriptors[fd], &none, file,
                                                               __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      __c11_atomic_store(&own_flags[fd], own, __ATOMIC_RELAXED);
      return -1 - fd;
    }
  }
  return EMFILE;
}

static int flags_of_descriptor(int flags) { return flags & O_CLOEXEC ? FD_CLOEXEC : 0; }

/* -1 - the descriptor, or an error number. */
static int enter(struct node *node, struct channel *channel, int flags) {
  struct open_file *file = __tresse_scratch(sizeof *file);
  if (file == NULL)
    return ENOMEM;
  memset(file, 0, sizeof *file);
  file->node = node;
  file->channel = channel;
  file->flags = flags;
  __c11_atomic_init(&file->descriptors, 1);
  int fd = take_descriptor(file, 0, flags_of_descriptor(flags));
  if (fd > 0)
    free(file);
  return fd;
}

/* -1 - the descriptor, or an error number. The caller has the lock of the names. */
static int open_named(const char *name, int flags, int is_for_folder) {
  struct node *node = find(name);
  int writes = (flags & O_ACCMODE) != O_RDONLY;
  if (node == NULL) {
    if (is_folder(name, strlen(name))) {
      if (flags & O_CREAT && flags & O_EXCL)
        return EEXIST;
      if (writes || flags & O_CREAT)
        return EISDIR;
      __tresse_unsupported("a folder that is opened as a file");
    }
    if (!(flags & O_CREAT))
      return ENOENT;
    if (is_for_folder)
      return EISDIR;
    int number = no_parent(name);
    if (number)
      return number;
    node = new_node(name, strlen(name), -1);
  } else if (flags & O_CREAT && flags & O_EXCL) {
    return EEXIST;
  }
  pthread_mutex_lock(&node->lock);
  node->users++;
  if (flags & O_TRUNC && writes && node != &null_node) {
    before_change(node, 0);
    make_room(node, 0);
    node->size = 0;
  }
  pthread_mutex_unlock(&node->lock);
  int fd = enter(node, NULL, flags);
  if (fd > 0)
    let_go(node);
  return fd;
}

static int open_file(const char *name, int flags) {
  char own[LONGEST];
  int number = plain(own, name);
  if (number == 0) {
    pthread_mutex_lock(&names_lock);
    number = misplaced(own, name);
    number = number ? number : open_named(own, flags, says_folder(name));
    pthread_mutex_unlock(&names_lock);
  }
  return number < 0 ? -1 - number : (int)fail(number);
}

int open(const char *name, int flags, ...) {
  return open_file(name, flags);
}

int open64(const char *name, int flags, ...) { return open_file(name, flags); }
int __open_2(const char *name, int flags) { return open_file(name, flags); }
int creat(const char *name, mode_t mode) {
  (void)mode;
  return open_file(name, O_WRONLY | O_CREAT | O_TRUNC);
}

/* What pipes and event counters do, in programs that have some (instead.rs). */
_TRESSE_NORETURN static void no_channels(void) {
  __tresse_unsupported("a pipe in a program that was linked as one without pipes");
}

TRESSE_REPLACED ssize_t __tresse_read_channel(struct open_file *file, void *to, size_t n) {
  (void)file, (void)to, (void)n;
  no_channels();
}

TRESSE_REPLACED ssize_t __tresse_write_channel(struct open_file *file, const void *from, size_t n) {
  (void)file, (void)from, (void)n;
  no_channels();
}

TRESSE_REPLACED void __tresse_close_channel(struct open_file *file) {
  (void)file;
  no_channels();
}

/* A descriptor does not stand for it any more. */
static void leave(struct open_file *file) {
  if (__c11_atomic_fetch_sub(&file->descriptors, 1, __ATOMIC_ACQ_REL) > 1 || file == &input_file)
    return;
  if (file->channel)
    __tresse_close_channel(file);
  else
    let_go(file->node);
  free(file);
}

int close(int fd) {
  struct open_file *file = NULL;
  if (is_output(fd))
    __tresse_unsupported("`close` of the standard output");
  if (fd >= 0 && fd < DESCRIPTORS)
    file = __c11_atomic_exchange(&descriptors[fd], NULL, __ATOMIC_ACQ_REL);
  if (file == NULL)
    return (int)fail(EBADF);
  leave(file);
  return 0;
}

/* From `place`, or from where the description is (and moves on) for null. */
static ssize_t read_file(struct open_file *file, void *to, size_t n, const off_t *place) {
  struct node *node = file->node;
  unsigned char *bytes = to;
  pthread_mutex_lock(&node->lock);
  size_t size = size_of(node), at = place ? (size_t)*place : file->at;
  size_t count = at >= size ? 0 : size - at < n ? size - at : n;
  for (size_t i = 0; i < count; i++)
    bytes[i] = byte_at(node, at + i);
  if (place == NULL)
    file->at = at + count;
  pthread_mutex_unlock(&node->lock);
  return (ssize_t)count;
}

ssize_t read(int fd, void *to, size_t n) {
  struct open_file *file = open_file_of(fd);
  if (file == NULL || (file->flags & O_ACCMODE) == O_WRONLY)
    return fail(EBADF);
  if (file->node == NULL)
    return __tresse_read_channel(file, to, n);
  return read_file(file, to, n, NULL);
}

/* The file of `pread` and `pwrite`, or null and `errno`. It has places, so it is no channel, and it
   was not opened for `other_access` alone. */
static struct open_file *file_with_places(int fd, int other_access, off_t place) {
  struct open_file *file = open_file_of(fd);
  int error = 0;
  if (place < 0)
    error = EINVAL;
  else if (is_output(fd) || (file != NULL && file->node == NULL))
    error = ESPIPE;
  else if (file == NULL || (file->flags & O_ACCMODE) == other_access)
    error = EBADF;
  if (error)
    fail(error);
  return error ? NULL : file;
}

ssize_t pread(int fd, void *to, size_t n, off_t place) {
  struct open_file *file = file_with_places(fd, O_WRONLY, place);
  return file ? read_file(file, to, n, &place) : -1;
}

/* To `place`, or to where the description is for null. Linux's `pwrite` appends as `write` does
   where O_APPEND is set (pwrite(2), BUGS). */
static ssize_t write_file(struct open_file *file, const void *from, size_t n, const off_t *place) {
  struct node *node = file->node;
  if (node == &null_node)
    return (ssize_t)n;
  pthread_mutex_lock(&node->lock);
  size_t at = file->flags & O_APPEND ? size_of(node) : place ? (size_t)*place : file->at;
  if (file->limit && at + n > file->limit)
    n = at < file->limit ? file->limit - at : 0;
  if (n == 0) {
    pthread_mutex_unlock(&node->lock);
    return fail(ENOSPC);
  }
  file->is_written = 1;
  before_change(node, at + n > size_of(node) ? at + n : size_of(node));
  extend(node, at);
  make_room(node, at + n);
  memcpy(node->bytes + at, from, n);
  if (at + n > node->size)
    node->size = at + n;
  if (place == NULL)
    file->at = at + n;
  pthread_mutex_unlock(&node->lock);
  return (ssize_t)n;
}

ssize_t pwrite(int fd, const void *from, size_t n, off_t place) {
  struct open_file *file = file_with_places(fd, O_RDONLY, place);
  if (file == NULL || n == 0)
    return file ? 0 : -1;
  if (n > SSIZE_MAX)
    n = SSIZE_MAX;
  return write_file(file, from, n, &place);
}

#if __SIZEOF_LONG__ == 8
ssize_t pread64(int fd, void *to, size_t n, off_t place) { return pread(fd, to, n, place); }
ssize_t pwrite64(int fd, const void *from, size_t n, off_t place) {
  return pwrite(fd, from, n, place);
}
#endif

/* Others may reach the bytes, so that it is reading them that comes first. */
static ssize_t write_out(int fd, const void *from, size_t n) {
  if (n == 0)
    return 0;
  void *own = __tresse_scratch(n);
  if (own != NULL)
    memcpy(own, from, n);
  __tresse_write(fd, own != NULL ? own : from, n);
  free(own);
  return (ssize_t)n;
}

ssize_t write(int fd, const void *from, size_t n) {
  if (n > SSIZE_MAX)
    n = SSIZE_MAX;
  if (is_output(fd))
    return write_out(fd, from, n);
  struct open_file *file = open_file_of(fd);
  if (file == NULL || (file->flags & O_ACCMODE) == O_RDONLY)
    return fail(EBADF);
  if (n == 0)
    return 0;
  return file->node ? write_file(file, from, n, NULL) : __tresse_write_channel(file, from, n);
}

off_t lseek(int fd, off_t offset, int whence) {
  struct open_file *file = open_file_of(fd);
  if (file == NULL || file->node == NULL)
    return (off_t)fail(is_output(fd) || file ? ESPIPE : EBADF);
  pthread_mutex_lock(&file->node->lock);
  long long from = whence == SEEK_SET   ? 0
                   : whence == SEEK_CUR ? (long long)file->at
                   : whence == SEEK_END ? (long long)size_of(file->node)
                                        : -1;
  long long at = from < 0 || __builtin_add_overflow(from, offset, &at) ? -1 : at;
  if (file->node == &null_node && from >= 0)
    at = 0; /* as Linux has it */
  if (at >= 0 && (off_t)at == at)
    file->at = (size_t)at;
  pthread_mutex_unlock(&file->node->lock);
  if (at < 0 || (off_t)at != at)
    return (off_t)fail(EINVAL);
  return (off_t)at;
}

#if __SIZEOF_LONG__ == 8
off_t lseek64(int fd, off_t offset, int whence) { return lseek(fd, offset, whence); }
#endif

int ftruncate(int fd, off_t size) {
  struct open_file *file = open_file_of(fd);
  if (file == NULL)
    return (int)fail(size < 0 ? EINVAL : EBADF);
  if (size < 0 || (file->flags & O_ACCMODE) == O_RDONLY || file->node == NULL ||
      file->node == &null_node)
    return (int)fail(EINVAL);
  pthread_mutex_lock(&file->node->lock);
  before_change(file->node, (size_t)size);
  extend(file->node, (size_t)size);
  file->node->size = (size_t)size;
  pthread_mutex_unlock(&file->node->lock);
  return 0;
}

/* Room for so many bytes from there on: all that is written has room, so only the size is of interest.
   The number of an error; these are Linux's, in its order. */
static int allocate(int fd, off_t from, off_t length, int mode) {
  struct open_file *file = open_file_of(fd);
  off_t end;
  if (file == NULL && !is_output(fd))
    return EBADF;
  if (from < 0 || length <= 0)
    return EINVAL;
  if (file != NULL && (file->flags & O_ACCMODE) == O_RDONLY)
    return EBADF;
  if (file == NULL || file->node == NULL)
    return ESPIPE;
  if (file->node == &null_node)
    return ENODEV;
  if (__builtin_add_overflow(from, length, &end))
    return EFBIG;
  /* 1 is FALLOC_FL_KEEP_SIZE; others make holes. */
  if (mode != 0 && mode != 1)
    return EOPNOTSUPP;
  pthread_mutex_lock(&file->node->lock);
  if (mode == 0 && (size_t)end > size_of(file->node)) {
    before_change(file->node, (size_t)end);
    extend(file->node, (size_t)end);
  }
  pthread_mutex_unlock(&file->node->lock);
  return 0;
}

int posix_fallocate(int fd, off_t from, off_t length) { return allocate(fd, from, length, 0); }

int fallocate(int fd, int mode, off_t from, off_t length) {
  int error = allocate(fd, from, length, mode);
  return error ? (int)fail(error) : 0;
}

/* POSIX, posix_fadvise: how a file is read makes no difference to what is read. */
int posix_fadvise(int fd, off_t from, off_t length, int advice) {
  struct open_file *file = open_file_of(fd);
  (void)from;
  if (file == NULL && !is_output(fd))
    return EBADF;
  if (file == NULL || file->node == NULL)
    return ESPIPE;
  return length < 0 || advice < 0 || advice > 5 ? EINVAL : 0;
}
#if __SIZEOF_LONG__ == 8
int posix_fallocate64(int fd, off_t from, off_t length) { return posix_fallocate(fd, from, length); }
int fallocate64(int fd, int mode, off_t from, off_t length) {
  return fallocate(fd, mode, from, length);
}
int posix_fadvise64(int fd, off_t from, off_t length, int advice) {
  return posix_fadvise(fd, from, length, advice);
}
#endif

/* What is written is there at once. */
int fsync(int fd) {
  struct open_file *file = open_file_of(fd);
  if (file == NULL && !is_output(fd))
    return (int)fail(EBADF);
  return file && (file->node == NULL || file->node == &null_node) ? (int)fail(EINVAL) : 0;
}
int fdatasync(int fd) { return fsync(fd); }

int isatty(int fd) {
  errno = open_file_of(fd) || is_output(fd) ? ENOTTY : EBADF;
  return 0;
}
