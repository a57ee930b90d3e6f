// tresse: flags -O2 -g
// The compiler stores the address of a loop's local once, before the loop and so before the local's
// scope, as it is the same in all rounds: LangRef has one object.
#include <pthread.h>
#include <stdio.h>

static int *shown;

__attribute__((noinline)) static int use(void) { return *shown; }

__attribute__((noinline)) static int above(int n) {
    for (int i = 0;; i++) {
        int local;
        shown = &local;
        local = i * i;
        if (local > n)
            return use();
    }
}

struct place {
    int *at;
};

__attribute__((noinline)) static int read_place(const struct place *place) { return *place->at; }

__attribute__((noinline)) static int find(const int *values, int n, int wanted) {
    struct place place;
    for (int i = 0; i < n; i++) {
        int local[2];
        place.at = local;
        local[0] = values[i];
        local[1] = i;
        if (local[0] == wanted)
            return read_place(&place) + local[1];
    }
    return -1;
}

static void *doubled(void *unused) {
    *shown *= 2;
    return unused;
}

__attribute__((noinline)) static int by_thread(int n) {
    for (int i = 0;; i++) {
        int local;
        shown = &local;
        local = i;
        if (local * local > n) {
            pthread_t thread;
            pthread_create(&thread, NULL, doubled, NULL);
            pthread_join(thread, NULL);
            return local;
        }
    }
}

int main(void) {
    static const int values[] = { 3, 1, 4, 1, 5, 9 };
    printf("%d %d %d\n", above(30), find(values, 6, 5), by_thread(30));
    return 0;
}
