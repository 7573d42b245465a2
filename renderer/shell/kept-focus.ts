import { useEffect } from 'react';

/**
 * Gives the focus to the screen when the button that had it went away with a change, so that the next Tab goes on inside and a
 * screen reader knows where it is.
 *
 * @param after what a press has led to; looked at whenever it becomes another
 */
export const useKeptFocus = (after: unknown): void => {
  useEffect(() => {
    const isLost = after !== undefined && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [after]);
};
