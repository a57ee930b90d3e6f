/* Streams over memory (POSIX fmemopen, open_memstream): files without a name, whose content goes to
   the program's memory where they are flushed or closed. Part of programs only that open some, in
   which `fflush` and `fclose` stand in the place of the usual ones (instead.rs). */
#include <stdio.h>

struct memory_stream {
  FILE *file;
  char *buffer;
  size_t size;    /* of the buffer of fmemopen */
  char **to;      /* where open_memstream says what its buffer is; null for fmemopen */
  size_t *length; /* and how much is in it */
  int owns_buffer;
  struct memory_stream *next;
};

static pthread_mutex_t memory_streams_lock;
static struct memory_stream *memory_streams;

/* The caller has the lock. */
static struct memory_stream **find_memory_stream(FILE *file) {
  struct memory_stream **at = &memory_streams;
  while (*at != NULL && (*at)->file != file)
    at = &(*at)->next;
  return at;
}

/* All of the content, and a null byte where there is room for it: 0, or an error number. */
static int publish_memory(struct memory_stream *stream) {
  struct open_file *file = open_file_of(stream->file->fd);
  struct node *node = file->node;
  int error = 0;
  pthread_mutex_lock(&node->lock);
  size_t size = size_of(node), at = file->at;
  if (stream->to) {
    char *buffer = realloc(stream->buffer, size + 1);
    error = buffer == NULL ? ENOMEM : 0;
    if (!error) {
      stream->buffer = *stream->to = buffer;
      *stream->length = at < size ? at : size;
    }
  }
  if (!error && (stream->to || file->is_written)) {
    for (size_t i = 0; i < size; i++)
      stream->buffer[i] = (char)byte_at(node, i);
    if (stream->to || size < stream->size)
      stream->buffer[size] = 0;
  }
  pthread_mutex_unlock(&node->lock);
  return error;
}

/* A stream with so many bytes of the buffer in it. */
static FILE *memory_stream(struct memory_stream new, int flags, size_t count) {
  struct memory_stream *stream = malloc(sizeof *stream);
  FILE *file = stream == NULL ? NULL : tmpfile();
  if (file == NULL) {
    free(stream);
    return NULL;
  }
  *stream = new;
  stream->file = file;
  struct open_file *open = open_file_of(file->fd);
  if (count)
    write_file(open, new.buffer, count, NULL);
  if (!(flags & O_APPEND))
    open->at = 0;
  open->flags = flags;
  open->limit = new.to ? 0 : new.size;
  open->is_written = 0;
  pthread_mutex_lock(&memory_streams_lock);
  stream->next = memory_streams;
  memory_streams = stream;
  pthread_mutex_unlock(&memory_streams_lock);
  return file;
}

static int publish_all(FILE *file) {
  int error = 0;
  pthread_mutex_lock(&memory_streams_lock);
  for (struct memory_stream *at = memory_streams; at != NULL; at = at->next)
    if (file == NULL || at->file == file)
      error = publish_memory(at) ?: error;
  pthread_mutex_unlock(&memory_streams_lock);
  return error ? (int)fail(error) : 0;
}

int __tresse_memory_fflush(FILE *file) { return publish_all(file); }
int __tresse_memory_fflush_unlocked(FILE *file) { return publish_all(file); }

int __tresse_memory_fclose(FILE *file) {
  int result = publish_all(file);
  pthread_mutex_lock(&memory_streams_lock);
  struct memory_stream **at = find_memory_stream(file), *stream = *at;
  if (stream != NULL)
    *at = stream->next;
  pthread_mutex_unlock(&memory_streams_lock);
  if (stream != NULL && stream->owns_buffer)
    free(stream->buffer);
  free(stream);
  return fclose(file) ?: result;
}

FILE *open_memstream(char **to, size_t *length) {
  struct memory_stream new = { .to = to, .length = length };
  FILE *file = memory_stream(new, O_WRONLY, 0);
  /* The buffer is there from the beginning. */
  if (file != NULL && publish_all(file)) {
    __tresse_memory_fclose(file);
    return NULL;
  }
  return file;
}

FILE *fmemopen(void *buffer, size_t size, const char *mode) {
  int flags = flags_of(mode);
  if (flags < 0 || (buffer == NULL && size == 0)) {
    errno = EINVAL;
    return NULL;
  }
  struct memory_stream new = { .buffer = buffer, .size = size };
  if (buffer == NULL) {
    new.buffer = calloc(size, 1);
    new.owns_buffer = 1;
    if (new.buffer == NULL)
      return NULL;
  }
  size_t count = *mode == 'r' ? size : *mode == 'a' ? strnlen(new.buffer, size) : 0;
  if (flags & O_TRUNC && (flags & O_ACCMODE) == O_RDWR && size)
    new.buffer[0] = 0;
  FILE *file = memory_stream(new, flags, count);
  if (file == NULL && new.owns_buffer)
    free(new.buffer);
  return file;
}
