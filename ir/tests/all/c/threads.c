#include <pthread.h>
#include <stdio.h>

static int counter;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t ready = PTHREAD_COND_INITIALIZER;
static __thread int mine = 3;

struct job {
    int id;
    void *(*run)(void *);
    struct job *next;
};

static void *worker(void *arg) {
    struct job *job = arg;
    pthread_mutex_lock(&lock);
    counter += job->id * mine; /* MARK */
    pthread_cond_signal(&ready);
    pthread_mutex_unlock(&lock);
    return job->next ? job->next->run(job->next) : 0;
}

int main(void) {
    struct job last = {2, worker, 0};
    struct job first = {1, worker, &last};
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], 0, worker, &first);
    pthread_mutex_lock(&lock);
    while (counter < 6)
        pthread_cond_wait(&ready, &lock);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    printf("%d\n", counter);
    return 0;
}
