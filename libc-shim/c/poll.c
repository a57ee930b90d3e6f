/* What is ready to be read or written: `poll`, `select` and their kin. */

struct poll_of {
  int fd;
  short wanted, found;
};

/* Linux tells of what is ready to be read or written by two bits: POLLIN and POLLRDNORM, POLLOUT and
   POLLWRNORM. An event counter has the first ones alone. */
enum {
  POLL_INPUT = 1,
  POLL_OUTPUT = 4,
  POLL_ERROR = 8,
  POLL_HANGUP = 16,
  POLL_INVALID = 32,
  POLL_INPUTS = POLL_INPUT | 64,
  POLL_OUTPUTS = POLL_OUTPUT | 256,
};

/* Where there are pipes and event counters among them, in programs that have some (instead.rs). */
TRESSE_REPLACED int __tresse_poll_channels(struct poll_of *list, unsigned long n,
                                           const unsigned long long *length,
                                           unsigned long long *until) {
  (void)list, (void)n, (void)length, (void)until;
  no_channels();
}

/* Files and the standard streams are ready at any time: how many of these are ready. */
static int find_ready(struct poll_of *list, unsigned long n) {
  int count = 0;
  for (unsigned long i = 0; i < n; i++) {
    list[i].found = 0;
    if (list[i].fd < 0)
      continue;
    int is_open = is_output(list[i].fd) || open_file_of(list[i].fd) != NULL;
    list[i].found = is_open ? list[i].wanted & (POLL_INPUTS | POLL_OUTPUTS) : POLL_INVALID;
    count += list[i].found != 0;
  }
  return count;
}

/* For so many nanoseconds; null: for ever. `until`: when a wait for something would have ended. */
static int poll_for(struct poll_of *list, unsigned long n, const unsigned long long *length,
                    unsigned long long *until) {
  for (unsigned long i = 0; i < n; i++) {
    struct open_file *file = open_file_of(list[i].fd);
    if (file != NULL && file->channel != NULL)
      return __tresse_poll_channels(list, n, length, until);
  }
  int count = find_ready(list, n);
  if (count == 0 && length == NULL)
    __tresse_unsupported("`poll` or `select` that waits for ever");
  if (count == 0 && *length > 0)
    __tresse_sleep(*length);
  return count;
}

int poll(struct poll_of *list, unsigned long n, int milliseconds) {
  unsigned long long length = milliseconds * 1000000ull, until;
  return poll_for(list, n, milliseconds < 0 ? NULL : &length, &until);
}

/* <sys/select.h>: a set of descriptors. */
struct descriptors_of_select {
  unsigned long words[1024 / (8 * sizeof(unsigned long))];
};

static unsigned long *word_of_set(struct descriptors_of_select *set, int fd) {
  return &set->words[fd / (8 * (int)sizeof(unsigned long))];
}

static unsigned long bit_of_set(int fd) { return 1ul << (fd % (8 * (int)sizeof(unsigned long))); }

static int is_in_set(struct descriptors_of_select *set, int fd) {
  return set != NULL && (*word_of_set(set, fd) & bit_of_set(fd)) != 0;
}

/* It stays in a set where it is in it, and is ready: whether it does. */
static int keep_in_set(struct descriptors_of_select *set, int fd, int is_ready) {
  if (!is_in_set(set, fd))
    return 0;
  if (!is_ready)
    *word_of_set(set, fd) &= ~bit_of_set(fd);
  return is_ready != 0;
}

/* Which of the descriptors are ready stays in the sets. Numbers that are in no set are none. */
static int select_for(int n, struct descriptors_of_select *in, struct descriptors_of_select *out,
                      struct descriptors_of_select *other, const unsigned long long *length,
                      unsigned long long *until) {
  struct poll_of list[DESCRIPTORS];
  unsigned long asked = 0;
  int count = 0;
  if (n < 0)
    return (int)fail(EINVAL);
  n = n < 1024 ? n : 1024;
  for (int fd = 0; fd < n; fd++) {
    short wanted = (is_in_set(in, fd) ? POLL_INPUT : 0) | (is_in_set(out, fd) ? POLL_OUTPUT : 0);
    if (!wanted && !is_in_set(other, fd))
      continue;
    if (fd >= DESCRIPTORS || (!is_output(fd) && open_file_of(fd) == NULL))
      return (int)fail(EBADF);
    if (wanted)
      list[asked++] = (struct poll_of){ fd, wanted, 0 };
  }
  poll_for(list, asked, length, until);
  for (unsigned long i = 0; i < asked; i++) {
    int fd = list[i].fd, found = list[i].found;
    count += keep_in_set(in, fd, found & (POLL_INPUT | POLL_ERROR | POLL_HANGUP));
    count += keep_in_set(out, fd, found & (POLL_OUTPUT | POLL_ERROR));
  }
  for (int fd = 0; fd < n; fd++)
    keep_in_set(other, fd, 0);
  return count;
}

/* As in Linux, the time that is left is written back. */
int select(int n, struct descriptors_of_select *in, struct descriptors_of_select *out,
           struct descriptors_of_select *other, struct timeval *time) {
  unsigned long long until = 0;
  if (time == NULL)
    return select_for(n, in, out, other, NULL, &until);
  struct timespec length = { time->tv_sec + time->tv_usec / 1000000,
                             time->tv_usec % 1000000 * 1000 };
  if (time->tv_sec < 0 || time->tv_usec < 0)
    return (int)fail(EINVAL);
  unsigned long long all = nanoseconds(&length), now = 0;
  int ready = select_for(n, in, out, other, &all, &until);
  if (ready > 0 && until > 0)
    now = __tresse_now();
  if (ready == 0 || (ready > 0 && until > 0)) {
    length = at_nanosecond(ready > 0 && now < until ? until - now : 0);
    *time = (struct timeval){ length.tv_sec, length.tv_nsec / 1000 };
  }
  return ready;
}

/* With a mask of signals they would wait for some. */
int pselect(int n, struct descriptors_of_select *in, struct descriptors_of_select *out,
            struct descriptors_of_select *other, const struct timespec *time, const void *mask) {
  if (mask != NULL)
    __tresse_unsupported("`pselect` with a mask of signals");
  if (time != NULL && !valid(time))
    return (int)fail(EINVAL);
  unsigned long long length = time ? nanoseconds(time) : 0, until;
  return select_for(n, in, out, other, time ? &length : NULL, &until);
}

int ppoll(struct poll_of *list, unsigned long n, const struct timespec *time, const void *mask) {
  if (mask != NULL)
    __tresse_unsupported("`ppoll` with a mask of signals");
  if (time != NULL && !valid(time))
    return (int)fail(EINVAL);
  unsigned long long length = time ? nanoseconds(time) : 0, until;
  return poll_for(list, n, time ? &length : NULL, &until);
}

/* Where threads can be cancelled (cancel.c). */
int __tresse_cancel_poll(struct poll_of *list, unsigned long n, int milliseconds) {
  cancellation_point();
  int ready = poll(list, n, milliseconds);
  if (ready == 0)
    cancellation_point();
  return ready;
}

int __tresse_cancel_select(int n, struct descriptors_of_select *in,
                           struct descriptors_of_select *out, struct descriptors_of_select *other,
                           struct timeval *time) {
  cancellation_point();
  int ready = select(n, in, out, other, time);
  if (ready == 0)
    cancellation_point();
  return ready;
}

int __tresse_cancel_pselect(int n, struct descriptors_of_select *in,
                            struct descriptors_of_select *out, struct descriptors_of_select *other,
                            const struct timespec *time, const void *mask) {
  cancellation_point();
  int ready = pselect(n, in, out, other, time, mask);
  if (ready == 0)
    cancellation_point();
  return ready;
}

int __tresse_cancel_ppoll(struct poll_of *list, unsigned long n, const struct timespec *time,
                          const void *mask) {
  cancellation_point();
  int ready = ppoll(list, n, time, mask);
  if (ready == 0)
    cancellation_point();
  return ready;
}
