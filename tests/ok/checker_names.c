// tresse: flags -O0 -g
// What programs written for other checkers say: threads of their own, hints, assumptions. Nothing here
// depends on the schedule.
#include <genmc.h>
#include <stdatomic.h>
#include <stdio.h>

static atomic_int sum;
static atomic_int is_ready;
static __VERIFIER_plock_t lock = { PTHREAD_MUTEX_INITIALIZER };
static int guarded;

static void *add(void *argument) {
  int n = *(int *)argument, old, is_done;
  do {
    old = __VERIFIER_speculative_read(atomic_load(&sum));
    is_done = __VERIFIER_confirming_CAS(atomic_compare_exchange_strong(&sum, &old, old + n));
  } while (!is_done);
  __VERIFIER_plock_lock(&lock);
  __VERIFIER_local_write(guarded += n);
  __VERIFIER_plock_unlock(&lock);
  return argument;
}

static void *wait(void *argument) {
  for (__VERIFIER_loop_begin(); __VERIFIER_spin_start(), !atomic_load(&is_ready); __VERIFIER_spin_end(atomic_load(&is_ready)))
    ;
  __VERIFIER_assume(atomic_load(&sum) == 5);
  return argument;
}

int main(void) {
  int two = 2, three = 3;
  __VERIFIER_method_begin("main", 0);
  __VERIFIER_thread_t waiting = __VERIFIER_spawn(wait, &sum);
  __VERIFIER_thread_t one = __VERIFIER_spawn(add, &two);
  __VERIFIER_thread_t other = __VERIFIER_spawn_symmetric(add, &three, one);
  int *result = __VERIFIER_join(one);
  __VERIFIER_join_symmetric(other);
  __VERIFIER_final_write(atomic_store(&is_ready, 1));
  printf("joined %d\n", *result);
  __VERIFIER_assert(__VERIFIER_join(waiting) == (void *)&sum);
  printf("sums %d and %d\n", atomic_load(&sum), guarded);
  __VERIFIER_method_end("main", 0);
  return 0;
}
