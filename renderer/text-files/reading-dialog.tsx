import { useState } from 'react';
import { useTextOf, withoutDots } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from '../start/start.module.css';
import type { Encoding } from './encoding.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { shownLines } from './guess.ts';
import { type Reading, useReading } from './open-text.ts';

const Asking = ({ reading }: { readonly reading: Reading }) => {
  const textOf = useTextOf();
  const { name, bytes, guess, chosen } = reading;
  const [encoding, setEncoding] = useState<Encoding>(guess.encoding);
  return (
    <Dialog
      title={textOf('people:import.titleFile', { name })}
      isOpen
      onClose={() => chosen(null)}
      size="small"
      actions={
        <>
          <Button onPress={() => chosen(null)}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" autoFocus onPress={() => chosen(encoding)}>
            {withoutDots(textOf('shell:deeds.open'))}
          </Button>
        </>
      }
    >
      <EncodingChoice value={encoding} guess={guess} onChange={setEncoding} />
      <ol className={styles.lines} aria-live="polite">
        {shownLines(bytes, encoding).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file stay where they are.
          <li key={i}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ol>
    </Dialog>
  );
};

/** Asks how a text file is to be read where its form does not tell: three lines of it show what is right. */
export const ReadingDialog = () => {
  const reading = useReading((store) => store.reading);
  return reading === null ? null : <Asking key={reading.name} reading={reading} />;
};
