import { useEffect } from 'react';

const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], .modal';

/** Hands over what is typed while a button or nothing has the focus; `take` says whether the key was its own. It keeps its identity. */
export const useStrayKeys = (take: (event: KeyboardEvent) => boolean): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE) !== null) return;
      if (document.querySelector('.modal, [role=menu]') !== null) return;
      if (take(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [take]);
};
