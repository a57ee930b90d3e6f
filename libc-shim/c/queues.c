/* Message queues (POSIX, mq_open and its kin), as Linux has them. A queue has a lock: calls on one
   are ordered like those on a mutex. It is there until its name is gone and all who have opened it
   have closed it. Its descriptors are none of files. */
#include <fcntl.h>
#include <pthread.h>

/* What Linux has where nobody says more, and what it lets a privileged process have. */
enum {
  QUEUE_ENDS = 256,
  FIRST_QUEUE_END = 1 << 16,
  LONGEST_QUEUE = 255,
  MESSAGE_PRIORITIES = 32768,
  USUAL_MESSAGES = 10,
  USUAL_SIZE = 8192,
  MOST_MESSAGES = 1 << 16,
  MOST_SIZE = 1 << 24,
};

/* <mqueue.h>: struct mq_attr. */
#if defined __x86_64__ && defined __ILP32__
typedef long long queue_number;
#else
typedef long queue_number;
#endif
struct attributes_of_queue {
  queue_number flags, most, size, count, unused[4];
};

struct message {
  struct message *next;
  size_t length;
  unsigned priority;
  unsigned char bytes[];
};

struct queue {
  pthread_mutex_t lock;
  pthread_cond_t changed;
  struct queue *next;
  struct message *first; /* the next one to be received */
  size_t count, most, size;
  unsigned users;
  int has_name;
  char name[];
};

/* What mq_open makes. */
struct queue_end {
  struct queue *queue;
  int mode, is_nonblocking;
};

static _Atomic(struct queue_end *) queue_ends[QUEUE_ENDS];
static pthread_mutex_t queues_lock; /* of names and users */
static struct queue *queues;

/* --- names --------------------------------------------------------------------------------------- */

/* An error number, or 0. */
static int check_queue_name(const char *name) {
  if (name[0] != '/')
    return EINVAL;
  if (name[1] == 0)
    return ENOENT;
  if (strchr(name + 1, '/') != NULL || strcmp(name, "/.") == 0 || strcmp(name, "/..") == 0)
    return EACCES;
  return strlen(name + 1) > LONGEST_QUEUE ? ENAMETOOLONG : 0;
}

static struct queue *named_queue(const char *name) {
  for (struct queue *at = queues; at; at = at->next)
    if (at->has_name && strcmp(at->name, name) == 0)
      return at;
  return NULL;
}

static int new_queue(const char *name, const struct attributes_of_queue *asked, struct queue **to) {
  size_t length = strlen(name) + 1;
  if (asked && (asked->most <= 0 || asked->size <= 0 || asked->most > MOST_MESSAGES ||
                asked->size > MOST_SIZE))
    return EINVAL;
  struct queue *made = __tresse_scratch(sizeof *made + length);
  if (made == NULL)
    return ENOMEM;
  memset(made, 0, sizeof *made);
  memcpy(made->name, name, length);
  made->has_name = 1;
  made->most = asked ? (size_t)asked->most : USUAL_MESSAGES;
  made->size = asked ? (size_t)asked->size : USUAL_SIZE;
  made->next = queues;
  *to = queues = made;
  return 0;
}

/* The caller has the lock of all. */
static void drop_queue(struct queue *gone) {
  if (gone->users || gone->has_name)
    return;
  struct queue **at = &queues;
  while (*at != gone)
    at = &(*at)->next;
  *at = gone->next;
  while (gone->first) {
    struct message *next = gone->first->next;
    free(gone->first);
    gone->first = next;
  }
  free(gone);
}

/* An error number, or 0. The caller has the lock of all. In Linux the mode of access is looked at
   where the queue is there. */
static int find_or_make_queue(const char *name, int flags, const struct attributes_of_queue *asked,
                              struct queue **to) {
  *to = named_queue(name);
  if (*to && (flags & O_CREAT) && (flags & O_EXCL))
    return EEXIST;
  if (*to)
    return (flags & O_ACCMODE) == O_ACCMODE ? EINVAL : 0;
  return flags & O_CREAT ? new_queue(name, asked, to) : ENOENT;
}

static int enter_queue_end(struct queue_end *end) {
  for (int i = 0; i < QUEUE_ENDS; i++) {
    struct queue_end *none = NULL;
    if (__c11_atomic_compare_exchange_strong(&queue_ends[i], &none, end, __ATOMIC_ACQ_REL,
                                             __ATOMIC_ACQUIRE))
      return FIRST_QUEUE_END + i;
  }
  return -1;
}

static int open_queue(const char *name, int flags, const struct attributes_of_queue *asked) {
  struct queue *found = NULL;
  int error = check_queue_name(name), number = -1;
  if (error)
    return (int)fail(error);
  struct queue_end *end = __tresse_scratch(sizeof *end);
  if (end == NULL)
    return (int)fail(ENOMEM);
  pthread_mutex_lock(&queues_lock);
  error = find_or_make_queue(name, flags, asked, &found);
  if (!error) {
    *end = (struct queue_end){ found, flags & O_ACCMODE, (flags & O_NONBLOCK) != 0 };
    number = enter_queue_end(end);
    if (number < 0)
      error = EMFILE;
    else
      found->users++;
  }
  pthread_mutex_unlock(&queues_lock);
  if (error)
    free(end);
  return error ? (int)fail(error) : number;
}

int mq_open(const char *name, int flags, ...) {
  const struct attributes_of_queue *asked = NULL;
  if (flags & O_CREAT) {
    va_list arguments;
    va_start(arguments, flags);
    (void)va_arg(arguments, unsigned);
    asked = va_arg(arguments, const struct attributes_of_queue *);
    va_end(arguments);
  }
  return open_queue(name, flags, asked);
}

/* As glibc's headers call it (_FORTIFY_SOURCE) with two arguments. */
int __mq_open_2(const char *name, int flags) {
  if (flags & O_CREAT)
    __tresse_misuse("`mq_open` that makes a queue, without mode and attributes");
  return open_queue(name, flags, NULL);
}

static struct queue_end *queue_end(int number) {
  int place = number - FIRST_QUEUE_END;
  if (place < 0 || place >= QUEUE_ENDS)
    return NULL;
  return __c11_atomic_load(&queue_ends[place], __ATOMIC_ACQUIRE);
}

int mq_close(int number) {
  struct queue_end *end = queue_end(number);
  if (end)
    end = __c11_atomic_exchange(&queue_ends[number - FIRST_QUEUE_END], NULL, __ATOMIC_ACQ_REL);
  if (end == NULL)
    return (int)fail(EBADF);
  pthread_mutex_lock(&queues_lock);
  end->queue->users--;
  drop_queue(end->queue);
  pthread_mutex_unlock(&queues_lock);
  free(end);
  return 0;
}

int mq_unlink(const char *name) {
  int error = check_queue_name(name);
  if (error)
    return (int)fail(error);
  pthread_mutex_lock(&queues_lock);
  struct queue *found = named_queue(name);
  if (found) {
    found->has_name = 0;
    drop_queue(found);
  }
  pthread_mutex_unlock(&queues_lock);
  return found ? 0 : (int)fail(ENOENT);
}

/* --- messages ------------------------------------------------------------------------------------ */

/* Null: for ever. */
TRESSE_REPLACED int __tresse_wait_at_queue(struct queue *queue, const unsigned long long *until) {
  return until ? __tresse_cond_timedwait(&queue->changed, &queue->lock, *until)
               : pthread_cond_wait(&queue->changed, &queue->lock);
}

/* Where threads can be cancelled (cancel.c). */
int __tresse_heed___tresse_wait_at_queue(struct queue *queue, const unsigned long long *until) {
  (void)queue, (void)until;
  __tresse_unsupported("a wait at a message queue in a program that cancels threads, or joins "
                       "them in time");
}

/* A wait is over no earlier than its time. */
static int leave_queue(struct queue *queue, int error, const unsigned long long *until) {
  pthread_mutex_unlock(&queue->lock);
  if (error == ETIMEDOUT)
    __tresse_sleep_until(*until);
  return error ? (int)fail(error) : 0;
}

/* First those of a higher priority, and of the same those that came first. */
static void add_message(struct queue *queue, const void *bytes, size_t length, unsigned priority) {
  struct message *made = __tresse_scratch(sizeof *made + length);
  if (made == NULL)
    __tresse_unsupported("messages that there is no room for on the heap");
  struct message **at = &queue->first;
  while (*at && (*at)->priority >= priority)
    at = &(*at)->next;
  made->next = *at;
  made->length = length;
  made->priority = priority;
  memcpy(made->bytes, bytes, length);
  *at = made;
  queue->count++;
  pthread_cond_broadcast(&queue->changed);
}

static int may_use(const struct queue_end *end, int mode) {
  return end->mode == mode || end->mode == O_RDWR;
}

int mq_timedsend(int number, const char *bytes, size_t length, unsigned priority,
                 const struct timespec *time) {
  struct queue_end *end = queue_end(number);
  unsigned long long until = time && valid(time) ? since_start(time) : 0;
  int error = 0;
  if (priority >= MESSAGE_PRIORITIES || (time && !valid(time)))
    return (int)fail(EINVAL);
  if (end == NULL || !may_use(end, O_WRONLY))
    return (int)fail(EBADF);
  struct queue *queue = end->queue;
  if (length > queue->size)
    return (int)fail(EMSGSIZE);
  pthread_mutex_lock(&queue->lock);
  int is_nonblocking = end->is_nonblocking;
  while (queue->count == queue->most && !error)
    error = is_nonblocking ? EAGAIN : __tresse_wait_at_queue(queue, time ? &until : NULL);
  if (!error)
    add_message(queue, bytes, length, priority);
  return leave_queue(queue, error, &until);
}

int mq_send(int number, const char *bytes, size_t length, unsigned priority) {
  return mq_timedsend(number, bytes, length, priority, NULL);
}

ssize_t mq_timedreceive(int number, char *bytes, size_t length, unsigned *priority,
                        const struct timespec *time) {
  struct queue_end *end = queue_end(number);
  unsigned long long until = time && valid(time) ? since_start(time) : 0;
  int error = 0;
  if (time && !valid(time))
    return fail(EINVAL);
  if (end == NULL || !may_use(end, O_RDONLY))
    return fail(EBADF);
  struct queue *queue = end->queue;
  if (length < queue->size)
    return fail(EMSGSIZE);
  pthread_mutex_lock(&queue->lock);
  int is_nonblocking = end->is_nonblocking;
  while (queue->first == NULL && !error)
    error = is_nonblocking ? EAGAIN : __tresse_wait_at_queue(queue, time ? &until : NULL);
  if (error)
    return leave_queue(queue, error, &until);
  struct message *taken = queue->first;
  size_t got = taken->length;
  queue->first = taken->next;
  queue->count--;
  memcpy(bytes, taken->bytes, got);
  if (priority)
    *priority = taken->priority;
  free(taken);
  pthread_cond_broadcast(&queue->changed);
  pthread_mutex_unlock(&queue->lock);
  return (ssize_t)got;
}

ssize_t mq_receive(int number, char *bytes, size_t length, unsigned *priority) {
  return mq_timedreceive(number, bytes, length, priority, NULL);
}

/* --- attributes ---------------------------------------------------------------------------------- */

/* Where threads can be cancelled (cancel.c). Waits are refused there. */
int __tresse_cancel_mq_send(int number, const char *bytes, size_t length, unsigned priority) {
  cancellation_point();
  return mq_send(number, bytes, length, priority);
}

int __tresse_cancel_mq_timedsend(int number, const char *bytes, size_t length, unsigned priority,
                                 const struct timespec *until) {
  cancellation_point();
  return mq_timedsend(number, bytes, length, priority, until);
}

ssize_t __tresse_cancel_mq_receive(int number, char *bytes, size_t length, unsigned *priority) {
  cancellation_point();
  return mq_receive(number, bytes, length, priority);
}

ssize_t __tresse_cancel_mq_timedreceive(int number, char *bytes, size_t length, unsigned *priority,
                                        const struct timespec *until) {
  cancellation_point();
  return mq_timedreceive(number, bytes, length, priority, until);
}

int mq_setattr(int number, const struct attributes_of_queue *now, struct attributes_of_queue *old) {
  struct queue_end *end = queue_end(number);
  if (now && now->flags & ~(queue_number)O_NONBLOCK)
    return (int)fail(EINVAL);
  if (end == NULL)
    return (int)fail(EBADF);
  struct queue *queue = end->queue;
  pthread_mutex_lock(&queue->lock);
  if (old) {
    memset(old, 0, sizeof *old);
    old->flags = end->is_nonblocking ? O_NONBLOCK : 0;
    old->most = (queue_number)queue->most;
    old->size = (queue_number)queue->size;
    old->count = (queue_number)queue->count;
  }
  if (now)
    end->is_nonblocking = now->flags != 0;
  pthread_mutex_unlock(&queue->lock);
  return 0;
}

int mq_getattr(int number, struct attributes_of_queue *to) { return mq_setattr(number, NULL, to); }

int mq_notify(int number, const void *event) {
  if (queue_end(number) == NULL)
    return (int)fail(EBADF);
  if (event != NULL)
    __tresse_unsupported("`mq_notify`");
  return 0;
}
