// Five bodies under gravity, with sqrt and fused operations: plain floats, an array of structs.
#include <math.h>
#ifndef SCALE
#define SCALE 1
#endif
enum { BODIES = 5, STEPS = 12000 * SCALE };
struct body { double x, y, z, vx, vy, vz, mass; };
static struct body bodies[BODIES];

static void advance(double dt) {
  for (int i = 0; i < BODIES; i++) {
    struct body *a = &bodies[i];
    for (int j = i + 1; j < BODIES; j++) {
      struct body *b = &bodies[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      double square = dx * dx + dy * dy + dz * dz;
      double strength = dt / (square * sqrt(square));
      a->vx -= dx * b->mass * strength;
      a->vy -= dy * b->mass * strength;
      a->vz -= dz * b->mass * strength;
      b->vx += dx * a->mass * strength;
      b->vy += dy * a->mass * strength;
      b->vz += dz * a->mass * strength;
    }
  }
  for (int i = 0; i < BODIES; i++) {
    bodies[i].x += dt * bodies[i].vx;
    bodies[i].y += dt * bodies[i].vy;
    bodies[i].z += dt * bodies[i].vz;
  }
}

int main(void) {
  for (int i = 0; i < BODIES; i++) {
    double n = i;
    bodies[i] = (struct body){n * 3, n * n, 1 - n, 0.1 * n, 0.05 * (n - 2), 0.01, 10.0 / (1 + n)};
  }
  for (int i = 0; i < STEPS; i++) advance(0.001);
  double energy = 0;
  for (int i = 0; i < BODIES; i++) {
    struct body *b = &bodies[i];
    energy += 0.5 * b->mass * (b->vx * b->vx + b->vy * b->vy + b->vz * b->vz);
  }
  return (int)fmod(energy * 1000, 251);
}
