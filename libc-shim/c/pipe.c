/* Pipes (POSIX pipe(7)) and event counters (eventfd(2)), of programs that make some (instead.rs).
   Each has a lock: calls on one are ordered like those on a mutex. */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>

enum { CHANNEL_ROOM = 65536, EVENT_SEMAPHORE = 1 };

struct channel {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  size_t readers, writers; /* open ends */
  size_t start, count, room;
  unsigned char *bytes; /* of a pipe, around its end */
  unsigned long long counter;
  unsigned char is_event, is_semaphore;
  unsigned char is_nonblocking[2]; /* the end that is read, and the one that is written */
};

/* --- how they wait ----------------------------------------------------------------------------- */

TRESSE_REPLACED void __tresse_wait_at_channel(struct channel *channel) {
  pthread_cond_wait(&channel->changed, &channel->lock);
}

/* Where threads can be cancelled (cancel.c). */
void __tresse_heed___tresse_wait_at_channel(struct channel *channel) {
  (void)channel;
  __tresse_unsupported("a wait at a pipe in a program that cancels threads, or joins them in "
                       "time");
}

/* 1: it may be that it can go on now. 0: it would have to wait, and does not. */
static int waits_at(struct channel *channel, int end) {
  if (channel->is_nonblocking[end])
    return 0;
  __tresse_wait_at_channel(channel);
  return 1;
}

static ssize_t leave_channel(struct channel *channel, ssize_t result, int error) {
  pthread_mutex_unlock(&channel->lock);
  return error ? fail(error) : result;
}

/* --- event counters ------------------------------------------------------------------------------ */

static ssize_t read_event(struct channel *channel, void *to) {
  pthread_mutex_lock(&channel->lock);
  while (channel->counter == 0)
    if (!waits_at(channel, 0))
      return leave_channel(channel, 0, EAGAIN);
  unsigned long long taken = channel->is_semaphore ? 1 : channel->counter;
  channel->counter -= taken;
  memcpy(to, &taken, sizeof taken);
  pthread_cond_broadcast(&channel->changed);
  return leave_channel(channel, sizeof taken, 0);
}

static ssize_t write_event(struct channel *channel, const void *from) {
  unsigned long long more;
  memcpy(&more, from, sizeof more);
  if (more == ~0ull)
    return fail(EINVAL);
  pthread_mutex_lock(&channel->lock);
  while (~0ull - 1 - channel->counter < more)
    if (!waits_at(channel, 0))
      return leave_channel(channel, 0, EAGAIN);
  channel->counter += more;
  pthread_cond_broadcast(&channel->changed);
  return leave_channel(channel, sizeof more, 0);
}

/* --- pipes --------------------------------------------------------------------------------------- */

ssize_t __tresse_pipes___tresse_read_channel(struct open_file *file, void *to, size_t n) {
  struct channel *channel = file->channel;
  unsigned char *bytes = to;
  if (channel->is_event)
    return n < sizeof(unsigned long long) ? fail(EINVAL) : read_event(channel, to);
  if (n == 0)
    return 0;
  pthread_mutex_lock(&channel->lock);
  while (channel->count == 0) {
    if (channel->writers == 0)
      return leave_channel(channel, 0, 0);
    if (!waits_at(channel, 0))
      return leave_channel(channel, 0, EAGAIN);
  }
  size_t taken = n < channel->count ? n : channel->count;
  for (size_t i = 0; i < taken; i++)
    bytes[i] = channel->bytes[(channel->start + i) % channel->room];
  channel->start = (channel->start + taken) % channel->room;
  channel->count -= taken;
  pthread_cond_broadcast(&channel->changed);
  return leave_channel(channel, (ssize_t)taken, 0);
}

/* Room for so many bytes in all. */
static void grow_channel(struct channel *channel, size_t needed) {
  size_t room = channel->room ? channel->room : 64;
  while (room < needed)
    room *= 2;
  if (room == channel->room)
    return;
  unsigned char *bytes = __tresse_scratch(room);
  if (bytes == NULL)
    __tresse_unsupported("a pipe that holds more than what is left of the heap");
  for (size_t i = 0; i < channel->count; i++)
    bytes[i] = channel->bytes[(channel->start + i) % channel->room];
  free(channel->bytes);
  channel->bytes = bytes;
  channel->start = 0;
  channel->room = room;
}

/* POSIX write: nobody can read it any more. */
static ssize_t write_unread(struct channel *channel) {
  struct sigaction now;
  pthread_mutex_unlock(&channel->lock);
  sigaction(SIGPIPE, NULL, &now);
  if (now.sa_handler != SIG_IGN)
    __tresse_unsupported("SIGPIPE, by a write to a pipe that nobody reads");
  return fail(EPIPE);
}

/* POSIX write: up to PIPE_BUF bytes are written at once, or not at all. */
ssize_t __tresse_pipes___tresse_write_channel(struct open_file *file, const void *from, size_t n) {
  struct channel *channel = file->channel;
  const unsigned char *bytes = from;
  size_t done = 0;
  if (channel->is_event)
    return n < sizeof(unsigned long long) ? fail(EINVAL) : write_event(channel, from);
  pthread_mutex_lock(&channel->lock);
  while (done < n) {
    if (channel->readers == 0)
      return done ? leave_channel(channel, (ssize_t)done, 0) : write_unread(channel);
    size_t left = CHANNEL_ROOM - channel->count;
    if (left < (n <= PIPE_BUF ? n : 1)) {
      if (waits_at(channel, 1))
        continue;
      return leave_channel(channel, (ssize_t)done, done ? 0 : EAGAIN);
    }
    size_t more = n - done < left ? n - done : left;
    grow_channel(channel, channel->count + more);
    for (size_t i = 0; i < more; i++)
      channel->bytes[(channel->start + channel->count + i) % channel->room] = bytes[done + i];
    channel->count += more;
    done += more;
    pthread_cond_broadcast(&channel->changed);
  }
  return leave_channel(channel, (ssize_t)done, 0);
}

/* --- ends ---------------------------------------------------------------------------------------- */

void __tresse_pipes___tresse_close_channel(struct open_file *file) {
  struct channel *channel = file->channel;
  pthread_mutex_lock(&channel->lock);
  --*((file->flags & O_ACCMODE) == O_WRONLY ? &channel->writers : &channel->readers);
  int is_last = channel->readers + channel->writers == 0;
  pthread_cond_broadcast(&channel->changed);
  pthread_mutex_unlock(&channel->lock);
  if (is_last) {
    free(channel->bytes);
    free(channel);
  }
}

static int end_of(const struct open_file *file) { return (file->flags & O_ACCMODE) == O_WRONLY; }

int __tresse_pipes___tresse_flags_of_channel(struct open_file *file, int command, int flags) {
  struct channel *channel = file->channel;
  unsigned char *now = &channel->is_nonblocking[end_of(file)];
  if (command == F_SETFL && flags & O_APPEND)
    __tresse_unsupported("`fcntl` that makes a pipe one that is appended to");
  pthread_mutex_lock(&channel->lock);
  int result = command == F_GETFL ? (file->flags & O_ACCMODE) | (*now ? O_NONBLOCK : 0) : 0;
  if (command == F_SETFL)
    *now = (flags & O_NONBLOCK) != 0;
  pthread_mutex_unlock(&channel->lock);
  return result;
}

static struct channel *new_channel(int flags) {
  struct channel *channel = __tresse_scratch(sizeof *channel);
  if (channel == NULL)
    __tresse_unsupported("more pipes than there is room for on the heap");
  memset(channel, 0, sizeof *channel);
  channel->is_nonblocking[0] = channel->is_nonblocking[1] = (flags & O_NONBLOCK) != 0;
  return channel;
}

int pipe2(int *to, int flags) {
  if (flags & ~(O_CLOEXEC | O_NONBLOCK))
    return (int)fail(EINVAL);
  struct channel *channel = new_channel(flags);
  channel->readers = channel->writers = 1;
  int in = enter(NULL, channel, O_RDONLY | flags);
  int out = in < 0 ? enter(NULL, channel, O_WRONLY | flags) : in;
  if (out > 0) {
    if (in < 0)
      free(__c11_atomic_exchange(&descriptors[-1 - in], NULL, __ATOMIC_ACQ_REL));
    free(channel);
    return (int)fail(out);
  }
  to[0] = -1 - in;
  to[1] = -1 - out;
  return 0;
}

int pipe(int *to) { return pipe2(to, 0); }

int eventfd(unsigned count, int flags) {
  if (flags & ~(EVENT_SEMAPHORE | O_CLOEXEC | O_NONBLOCK))
    return (int)fail(EINVAL);
  struct channel *channel = new_channel(flags);
  channel->readers = 1;
  channel->is_event = 1;
  channel->is_semaphore = (flags & EVENT_SEMAPHORE) != 0;
  channel->counter = count;
  int fd = enter(NULL, channel, O_RDWR | (flags & ~EVENT_SEMAPHORE));
  if (fd > 0) {
    free(channel);
    return (int)fail(fd);
  }
  return -1 - fd;
}

int eventfd_read(int fd, unsigned long long *value) {
  return read(fd, value, sizeof *value) == sizeof *value ? 0 : -1;
}

int eventfd_write(int fd, unsigned long long value) {
  return write(fd, &value, sizeof value) == sizeof value ? 0 : -1;
}

/* --- poll ---------------------------------------------------------------------------------------- */

/* The caller has the lock. */
static short channel_is_ready(const struct channel *channel, int end) {
  if (channel->is_event)
    return (channel->counter > 0 ? POLL_INPUT : 0) | (channel->counter < ~0ull - 1 ? POLL_OUTPUT : 0);
  if (end == 0)
    return (channel->count > 0 ? POLL_INPUTS : 0) | (channel->writers == 0 ? POLL_HANGUP : 0);
  return (CHANNEL_ROOM - channel->count >= PIPE_BUF ? POLL_OUTPUTS : 0) |
         (channel->readers == 0 ? POLL_ERROR : 0);
}

static struct open_file *open_channel_of(int fd) {
  struct open_file *file = open_file_of(fd);
  return file && file->channel ? file : NULL;
}

/* The caller has the lock of the channel. */
static int look_at_channel(struct poll_of *at, const struct open_file *file) {
  at->found = channel_is_ready(file->channel, end_of(file)) & (at->wanted | POLL_ERROR | POLL_HANGUP);
  return at->found != 0;
}

static int find_ready_channels(struct poll_of *list, unsigned long n) {
  int count = find_ready(list, n);
  for (unsigned long i = 0; i < n; i++) {
    struct open_file *file = open_channel_of(list[i].fd);
    if (file == NULL)
      continue;
    count -= list[i].found != 0;
    pthread_mutex_lock(&file->channel->lock);
    count += look_at_channel(&list[i], file);
    pthread_mutex_unlock(&file->channel->lock);
  }
  return count;
}

/* A wait is at one channel: that of the only end in the list. */
int __tresse_pipes___tresse_poll_channels(struct poll_of *list, unsigned long n,
                                          const unsigned long long *length,
                                          unsigned long long *until) {
  int count = find_ready_channels(list, n), error = 0;
  struct poll_of *waiting = NULL;
  struct open_file *file = NULL;
  if (count > 0 || (length != NULL && *length == 0))
    return count;
  for (unsigned long i = 0; i < n; i++) {
    struct open_file *at = open_channel_of(list[i].fd);
    if (at == NULL)
      continue;
    if (file != NULL)
      __tresse_unsupported("`poll` or `select` that waits for one of several pipes");
    file = at;
    waiting = &list[i];
  }
  if (file == NULL) {
    if (length == NULL)
      __tresse_unsupported("`poll` or `select` that waits for ever");
    __tresse_sleep(*length);
    return 0;
  }
  if (length != NULL && __builtin_add_overflow(__tresse_sleep_begin(), *length, until))
    *until = ~0ull;
  struct channel *channel = file->channel;
  pthread_mutex_lock(&channel->lock);
  while (!look_at_channel(waiting, file) && !error) {
    if (length == NULL)
      __tresse_wait_at_channel(channel);
    else
      error = __tresse_cond_timedwait(&channel->changed, &channel->lock, *until);
  }
  pthread_mutex_unlock(&channel->lock);
  if (error)
    __tresse_sleep_until(*until);
  return !error;
}
