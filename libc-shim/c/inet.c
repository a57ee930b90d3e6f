/* <arpa/inet.h>: the order of bytes in a network, and addresses as text. Sockets are not there. The
   numbers of the two families are Linux's. */
#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define IS_BIG_ENDIAN (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__)

uint16_t htons(uint16_t host) { return IS_BIG_ENDIAN ? host : __builtin_bswap16(host); }
uint32_t htonl(uint32_t host) { return IS_BIG_ENDIAN ? host : __builtin_bswap32(host); }
uint16_t ntohs(uint16_t net) { return htons(net); }
uint32_t ntohl(uint32_t net) { return htonl(net); }

/* As in <netinet/in.h>, in the order of bytes of a network. */
struct in_addr {
  uint32_t s_addr;
};

/* --- version 4 ------------------------------------------------------------------------------- */

/* POSIX `inet_addr`: one to four parts, of which the last one has what the others leave. Each is
   decimal, octal or hexadecimal, and white space may follow. */
int inet_aton(const char *text, struct in_addr *to) {
  uint32_t parts[4];
  int count = 0;
  for (;;) {
    char *end;
    if (!isdigit((unsigned char)*text))
      return 0;
    int kept = errno;
    unsigned long long part = strtoull(text, &end, 0);
    errno = kept;
    if (part > UINT32_MAX)
      return 0;
    parts[count++] = (uint32_t)part;
    text = end;
    if (*text != '.')
      break;
    if (count == 4)
      return 0;
    text++;
  }
  if (*text && !isspace((unsigned char)*text))
    return 0;
  uint32_t address = parts[count - 1];
  if (count > 1 && address >> (8 * (5 - count)))
    return 0;
  for (int i = 0; i < count - 1; i++) {
    if (parts[i] > 255)
      return 0;
    address |= parts[i] << (24 - 8 * i);
  }
  if (to != NULL)
    to->s_addr = htonl(address);
  return 1;
}

uint32_t inet_addr(const char *text) {
  struct in_addr address;
  return inet_aton(text, &address) ? address.s_addr : UINT32_MAX;
}

/* POSIX: the text may be overwritten by the next call, of any thread. */
char *inet_ntoa(struct in_addr address) {
  static char text[16];
  const unsigned char *bytes = (const unsigned char *)&address;
  snprintf(text, sizeof text, "%u.%u.%u.%u", bytes[0], bytes[1], bytes[2], bytes[3]);
  return text;
}

/* Four decimal numbers, and nothing else. */
static int read_four(const char *text, unsigned char *to) {
  for (int i = 0; i < 4; i++) {
    unsigned value = 0;
    int digits = 0;
    for (; isdigit((unsigned char)*text); text++) {
      if (digits++ > 0 && value == 0)
        return 0;
      value = value * 10 + (unsigned)(*text - '0');
      if (value > 255)
        return 0;
    }
    if (digits == 0 || *text++ != (i < 3 ? '.' : '\0'))
      return 0;
    to[i] = (unsigned char)value;
  }
  return 1;
}

/* --- version 6 (RFC 4291, 2.2) --------------------------------------------------------------- */

enum { GROUPS = 8, NO_GAP = -1 };

/* The value of a hexadecimal digit; -1 if it is none. */
static int hexadecimal(char c) {
  if (isdigit((unsigned char)c))
    return c - '0';
  int low = tolower((unsigned char)c);
  return low >= 'a' && low <= 'f' ? low - 'a' + 10 : -1;
}

static int read_groups(const char *text, unsigned char *to) {
  uint16_t groups[GROUPS] = { 0 };
  int count = 0, gap = NO_GAP;
  if (text[0] == ':') {
    if (text[1] != ':')
      return 0;
    text++;
  }
  while (*text) {
    if (*text == ':') {
      if (gap != NO_GAP)
        return 0;
      gap = count;
      text++;
      continue;
    }
    const char *group = text;
    unsigned value = 0;
    for (; hexadecimal(*text) >= 0; text++) {
      value = value << 4 | (unsigned)hexadecimal(*text);
      if (text - group >= 4)
        return 0;
    }
    unsigned char four[4];
    if (*text == '.' && count <= GROUPS - 2 && read_four(group, four)) {
      groups[count++] = (uint16_t)(four[0] << 8 | four[1]);
      groups[count++] = (uint16_t)(four[2] << 8 | four[3]);
      break;
    }
    if (text == group || count == GROUPS || (*text && *text != ':'))
      return 0;
    groups[count++] = (uint16_t)value;
    if (*text == ':' && *++text == '\0')
      return 0;
  }
  if (gap == NO_GAP ? count != GROUPS : count == GROUPS)
    return 0;
  int after = gap == NO_GAP ? 0 : count - gap;
  for (int i = 0; i < GROUPS; i++) {
    int from = i < count - after ? i : i >= GROUPS - after ? i - (GROUPS - count) : -1;
    uint16_t group = from < 0 ? 0 : groups[from];
    to[2 * i] = (unsigned char)(group >> 8);
    to[2 * i + 1] = (unsigned char)group;
  }
  return 1;
}

/* The longest run of two or more groups that are 0 is left out, and the first one of several. */
static void find_gap(const uint16_t *groups, int *start, int *length) {
  *length = 1;
  *start = NO_GAP;
  for (int i = 0; i < GROUPS; i++) {
    int n = 0;
    while (i + n < GROUPS && groups[i + n] == 0)
      n++;
    if (n > *length) {
      *start = i;
      *length = n;
    }
  }
}

static void write_groups(const unsigned char *from, char *to) {
  uint16_t groups[GROUPS];
  for (int i = 0; i < GROUPS; i++)
    groups[i] = (uint16_t)(from[2 * i] << 8 | from[2 * i + 1]);
  int gap, length;
  find_gap(groups, &gap, &length);
  /* An address of version 4 in one of version 6. */
  int is_mapped = gap == 0 && (length == 6 || (length == 5 && groups[5] == 0xffff));
  for (int i = 0; i < GROUPS; i++) {
    if (i == gap) {
      to += sprintf(to, i + length == GROUPS ? "::" : ":");
      i += length - 1;
      continue;
    }
    to += sprintf(to, "%s", i > 0 ? ":" : "");
    if (is_mapped && i == 6) {
      sprintf(to, "%u.%u.%u.%u", from[12], from[13], from[14], from[15]);
      return;
    }
    to += sprintf(to, "%x", groups[i]);
  }
}

/* --- both ------------------------------------------------------------------------------------ */

enum { FAMILY_4 = 2, FAMILY_6 = 10 };

int inet_pton(int family, const char *restrict text, void *restrict to) {
  unsigned char bytes[16];
  int is_good;
  if (family == FAMILY_4)
    is_good = read_four(text, bytes);
  else if (family == FAMILY_6)
    is_good = read_groups(text, bytes);
  else
    return (int)fail(EAFNOSUPPORT);
  if (is_good)
    memcpy(to, bytes, family == FAMILY_4 ? 4 : 16);
  return is_good;
}

const char *inet_ntop(int family, const void *restrict from, char *restrict to, unsigned size) {
  const unsigned char *bytes = from;
  char text[46];
  if (family == FAMILY_4) {
    sprintf(text, "%u.%u.%u.%u", bytes[0], bytes[1], bytes[2], bytes[3]);
  } else if (family == FAMILY_6) {
    write_groups(bytes, text);
  } else {
    fail(EAFNOSUPPORT);
    return NULL;
  }
  size_t needed = strlen(text) + 1;
  if (needed > size) {
    fail(ENOSPC);
    return NULL;
  }
  return memcpy(to, text, needed);
}
