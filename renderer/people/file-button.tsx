import type { ReactNode } from 'react';
import { Button, type Tone } from '../parts/button.tsx';
import { useFileField } from '../parts/field/file-field.tsx';
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
  const { field, pick } = useFileField('.csv,.tsv,.txt,.json,.tab,.xlsx,.xlsm,text/*', (file) => void openFile(file));
  return (
    <>
      <Button {...look} autoFocus={autoFocus} onPress={pick}>
        {children}
      </Button>
      {field}
    </>
  );
};
