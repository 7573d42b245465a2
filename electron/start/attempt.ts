/** Does what can still be done in a program that a fault ends. True: that worked. */
export const attempt = (act: () => unknown): boolean => {
  try {
    act();
    return true;
  } catch {
    // Nobody is left to be told, and the first fault is the one that counts.
    return false;
  }
};
