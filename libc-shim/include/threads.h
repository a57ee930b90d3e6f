#ifndef _THREADS_H
#define _THREADS_H
#include <tresse/cdefs.h>
#include <time.h>
_TRESSE_BEGIN

#ifndef __cplusplus
#define thread_local _Thread_local
#endif

#define TSS_DTOR_ITERATIONS 4
#define ONCE_FLAG_INIT { 0 }

typedef pthread_t thrd_t;
typedef unsigned tss_t;
typedef int (*thrd_start_t)(void *);
typedef void (*tss_dtor_t)(void *);
typedef struct {
  int __done;
} once_flag;
typedef pthread_mutex_t mtx_t;
typedef pthread_cond_t cnd_t;

enum { thrd_success = 0, thrd_busy = 1, thrd_error = 2, thrd_nomem = 3, thrd_timedout = 4 };
enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };

int thrd_create(thrd_t *thread, thrd_start_t start, void *argument);
int thrd_join(thrd_t thread, int *result);
int thrd_detach(thrd_t thread);
thrd_t thrd_current(void);
int thrd_equal(thrd_t a, thrd_t b);
_TRESSE_NORETURN void thrd_exit(int result);
int thrd_sleep(const struct timespec *length, struct timespec *left);
void thrd_yield(void);

int mtx_init(mtx_t *mutex, int kind);
void mtx_destroy(mtx_t *mutex);
int mtx_lock(mtx_t *mutex);
int mtx_trylock(mtx_t *mutex);
int mtx_timedlock(mtx_t *__restrict mutex, const struct timespec *__restrict until);
int mtx_unlock(mtx_t *mutex);

int cnd_init(cnd_t *cond);
void cnd_destroy(cnd_t *cond);
int cnd_wait(cnd_t *cond, mtx_t *mutex);
int cnd_timedwait(cnd_t *__restrict cond, mtx_t *__restrict mutex,
                  const struct timespec *__restrict until);
int cnd_signal(cnd_t *cond);
int cnd_broadcast(cnd_t *cond);

void call_once(once_flag *flag, void (*run)(void));
int tss_create(tss_t *key, tss_dtor_t destructor);
void tss_delete(tss_t key);
void *tss_get(tss_t key);
int tss_set(tss_t key, void *value);

_TRESSE_END
#endif
