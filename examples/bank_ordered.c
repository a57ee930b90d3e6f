// tresse: flags -O1 -g
//
// bank_deadlock.c put right: whoever needs two accounts locks the one with the smaller number
// first, so no cycle of waiting threads can come about.
//
// sc:  no error
// tso: no error
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct account {
  pthread_mutex_t lock;
  int number;
  int balance;
};

static struct account alice = { PTHREAD_MUTEX_INITIALIZER, 1, 100 };
static struct account bob = { PTHREAD_MUTEX_INITIALIZER, 2, 100 };

static void transfer(struct account *from, struct account *to, int amount) {
  struct account *first = from, *second = to;
  if (to->number < from->number) {
    first = to;
    second = from;
  }
  pthread_mutex_lock(&first->lock);
  pthread_mutex_lock(&second->lock);
  from->balance -= amount;
  to->balance += amount;
  pthread_mutex_unlock(&second->lock);
  pthread_mutex_unlock(&first->lock);
}

static void *rent(void *unused) {
  (void)unused;
  transfer(&alice, &bob, 30);
  return NULL;
}

static void *refund(void *unused) {
  (void)unused;
  transfer(&bob, &alice, 10);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, rent, NULL);
  pthread_create(&b, NULL, refund, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(alice.balance == 80 && bob.balance == 120);
  return 0;
}
