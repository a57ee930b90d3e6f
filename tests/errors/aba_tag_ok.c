// tresse: flags -O0 -g -mcx16
// expect: ok
// expect under ra, rc11 by steps: T0901
// A node is popped and pushed again while another thread is about to pop it. That one's exchange
// fails, as a counter beside the pointer has changed: the two are exchanged as one.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stddef.h>

// With 0 the exchange succeeds, and the stack has a node that the other thread has taken.
#define TAG 1

struct node {
    _Atomic(struct node *) next;
};
struct top {
    struct node *node;
    uintptr_t tag;
};
static struct node a, b;
static _Atomic struct top top;

static struct node *pop(void) {
    struct top old = atomic_load(&top);
    while (old.node) {
        struct top new = {atomic_load(&old.node->next), old.tag + TAG};
        if (atomic_compare_exchange_strong(&top, &old, new)) break;
    }
    return old.node;
}

static void push(struct node *node) {
    struct top old = atomic_load(&top), new;
    do {
        atomic_store(&node->next, old.node);
        new = (struct top){node, old.tag + TAG};
    } while (!atomic_compare_exchange_strong(&top, &old, new));
}

static void *other(void *unused) {
    // Takes both, and gives the first one back.
    struct node *first = pop(), *second = pop();
    if (first && second) push(first);
    return second ? unused : &top;
}

int main(void) {
    struct top start = {&a, 0};
    atomic_init(&a.next, &b);
    atomic_init(&top, start);
    pthread_t thread;
    void *has_one;
    pthread_create(&thread, NULL, other, NULL);
    struct node *mine = pop();
    pthread_join(thread, &has_one);
    // Whoever has the second node, it is not on the stack.
    struct top end = atomic_load(&top);
    assert(!mine || mine != end.node);
    assert(end.node != &b || has_one);
    return 0;
}
