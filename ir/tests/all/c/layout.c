struct bits { unsigned a : 1, b : 31; long long c : 40; signed char d; };
struct bits packed_bits[3] = {{1, 2, 3, 4}, {.c = -1}};
struct __attribute__((packed)) tight { char c; int i; double d; };
struct tight tight = {1, 2, 3.0};
union either { double d; int i[2]; char c[9]; };
union either either = {.i = {1, 2}};
struct node { int value; union either u; struct node *next; struct tight t[2]; };
struct node list = {1, {.d = 2.5}, &list, {{3, 4, 5}, {6, 7, 8}}};
int *inside = &((int *)&list)[3];
const char *strings[] = {"plain", "quote\" back\\ \n\x80\xff", 0};
const char exact[3] = {'a', 'b', 'c'};
extern int missing __attribute__((weak));
int placed __attribute__((section(".mine"), aligned(64))) = 5;
static int hidden_one __attribute__((used)) = 6;
struct opaque;
struct opaque *keep(struct opaque *p) { return p; }
struct flexible { int n; char tail[]; };
struct flexible flexible = {3, {1, 2, 3}};

struct node by_value(struct node n, struct bits b) {
    n.value += b.a + b.c;
    n.u.c[8] = b.d;
    n.t[1].i = n.t[0].i;
    return n;
}

struct small { float a, b; };
struct small halves(struct small s) { s.a /= 2; s.b /= 2; return s; }
struct bits one_bit(struct bits b) { b.b ^= 5; b.c = -b.c; return b; }
int weak_value(void) { return &missing ? missing : hidden_one; }
long difference(struct node *a, struct node *b) { return a - b; }
int matrix(int n, int m[n][n]) { int copy[n]; copy[n - 1] = m[n - 1][n - 1]; return copy[n - 1]; }
#ifdef __SIZEOF_INT128__
__int128 huge(__int128 a) { return a * ((__int128)1 << 100) + a / 3; }
#endif
