/* Several descriptors for one open file description (POSIX `dup`). That of the standard output is
   none that the library keeps. */
#include <fcntl.h>
#include <unistd.h>

/* What is to have another descriptor, or null and `errno`. */
static struct open_file *file_again(int fd) {
  struct open_file *file = open_file_of(fd);
  if (is_output(fd))
    __tresse_unsupported("another descriptor for the standard output");
  if (file == NULL)
    fail(EBADF);
  else
    __c11_atomic_fetch_add(&file->descriptors, 1, __ATOMIC_RELAXED);
  return file;
}

static int dup_from(int fd, int least, int own) {
  struct open_file *file = file_again(fd);
  if (file == NULL)
    return -1;
  int other = take_descriptor(file, least, own);
  if (other > 0)
    leave(file);
  return other < 0 ? -1 - other : (int)fail(other);
}

int dup(int fd) { return dup_from(fd, 0, 0); }

static int dup_to(int fd, int other, int own) {
  if (is_output(other))
    __tresse_unsupported("another file as the standard output");
  if (other < 0 || other >= DESCRIPTORS)
    return (int)fail(EBADF);
  struct open_file *file = file_again(fd);
  if (file == NULL)
    return -1;
  struct open_file *old = __c11_atomic_exchange(&descriptors[other], file, __ATOMIC_ACQ_REL);
  __c11_atomic_store(&own_flags[other], own, __ATOMIC_RELAXED);
  if (old)
    leave(old);
  return other;
}

/* POSIX `dup2`: one that is the same already is left alone. */
int dup2(int fd, int other) {
  if (fd == other)
    return open_file_of(fd) || is_output(fd) ? fd : (int)fail(EBADF);
  return dup_to(fd, other, 0);
}

int dup3(int fd, int other, int flags) {
  if (fd == other || flags & ~O_CLOEXEC)
    return (int)fail(EINVAL);
  return dup_to(fd, other, flags_of_descriptor(flags));
}
