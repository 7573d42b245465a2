import { type ReactNode, useRef } from 'react';
import { Button, type Tone } from '../parts/button.tsx';
import { openFile } from './import/import-store.ts';

type FileButtonProps = {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly autoFocus?: boolean;
  readonly size?: 'normal' | 'large';
};

/** A button that asks for a file with a list of people and opens it. */
export const FileButton = ({ children, autoFocus = false, ...look }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} autoFocus={autoFocus} onPress={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.json,.tab,.xlsx,.xlsm,text/*"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was corrected.
          target.value = '';
          if (file !== undefined) void openFile(file);
        }}
      />
    </>
  );
};
