/** Puts a text on the clipboard. Works without the permission that the desktop program denies to every page. */
export const copyText = (text: string): boolean => {
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', onCopy, { capture: true, once: true });
  const copied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy, { capture: true });
  return copied;
};
