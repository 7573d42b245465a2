import { type ReactNode, useRef } from 'react';

/**
 * A hidden field that asks for a file, and what opens it.
 * @param accept endings and kinds that the system's dialog offers
 */
export const useFileField = (
  accept: string,
  onFile: (file: File) => void,
): { readonly field: ReactNode; readonly pick: () => void } => {
  const input = useRef<HTMLInputElement>(null);
  const field = (
    <input
      ref={input}
      type="file"
      hidden
      accept={accept}
      onChange={({ target }) => {
        const file = target.files?.[0];
        // The same file may be chosen again after it was corrected.
        target.value = '';
        if (file !== undefined) onFile(file);
      }}
    />
  );
  return { field, pick: () => input.current?.click() };
};
