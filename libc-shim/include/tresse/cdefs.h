/* What every header of the Tresse C library begins with. */
#ifndef _TRESSE_CDEFS_H
#define _TRESSE_CDEFS_H

#ifdef __cplusplus
#define _TRESSE_BEGIN extern "C" {
#define _TRESSE_END }
#else
#define _TRESSE_BEGIN
#define _TRESSE_END
#endif

#define _TRESSE_NORETURN __attribute__((__noreturn__))
#define _TRESSE_PRINTF(format, first) __attribute__((__format__(__printf__, format, first)))

#endif
