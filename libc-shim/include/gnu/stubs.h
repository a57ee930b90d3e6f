/* glibc lists here which of its functions do nothing on a target, in a file for each of them, and
   the system's headers may have that for another one only. None of ours is a stub. */
