import { useEffect, useState } from 'react';

/** True once something has been so for `after` milliseconds: shorter spells are not shown, they would only flicker. */
export const useSlow = (busy: boolean, after: number): boolean => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), after);
    return () => clearTimeout(timer);
  }, [busy, after]);
  return slow;
};
