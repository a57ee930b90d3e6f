// tresse: flags -O1 -g
//
// Two transfers in opposite directions. Each locks the account it takes from, then the one it
// pays into: when both hold their first lock, neither gets its second one.
//
// sc:  deadlock
// tso: deadlock
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct account {
  pthread_mutex_t lock;
  int balance;
};

static struct account alice = { PTHREAD_MUTEX_INITIALIZER, 100 };
static struct account bob = { PTHREAD_MUTEX_INITIALIZER, 100 };

static void transfer(struct account *from, struct account *to, int amount) {
  pthread_mutex_lock(&from->lock);
  pthread_mutex_lock(&to->lock);
  from->balance -= amount;
  to->balance += amount;
  pthread_mutex_unlock(&to->lock);
  pthread_mutex_unlock(&from->lock);
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
