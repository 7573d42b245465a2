import { useEffect } from 'react';
import { keepInPlace, keepInPlaceSoon } from '../parts/side/returning-focus.ts';

/**
 * Gives the focus to the screen when the button that had it went away with a change, so that the next Tab goes on inside and a
 * screen reader knows where it is.
 *
 * @param after what a press has led to; looked at whenever it becomes another
 */
export const useKeptFocus = (after: unknown): void => {
  useEffect(() => {
    if (after === undefined) return undefined;
    keepInPlace();
    // A button that is only switched off loses the focus when the page is drawn next.
    return keepInPlaceSoon();
  }, [after]);
};
