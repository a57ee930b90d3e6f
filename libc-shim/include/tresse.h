/* For programs that are written to be checked by Tresse. */
#ifndef _TRESSE_H
#define _TRESSE_H
#include <tresse/verifier.h>
#endif
