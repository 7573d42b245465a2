import { useEffect } from 'react';
import { openList } from './import-store.ts';

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;

/**
 * Opens the import with whatever list is pasted anywhere on the screen. Into a field one line is pasted as usual; several
 * lines are a list wherever they land.
 */
export const usePastedList = (): void => {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || document.querySelector('.modal') !== null) return;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      // The field for lists takes them as they are.
      if (event.target instanceof Element && event.target.closest('[data-list-field]') !== null) return;
      const several = /\S[^\S\n]*\n\s*\S/.test(text);
      if (text.trim() === '' || (isField(event.target) && !several)) return;
      event.preventDefault();
      openList({ kind: 'text', text });
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
};
