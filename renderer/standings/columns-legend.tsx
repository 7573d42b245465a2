import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { hasText, textOf as plainText, useTextOf } from '../i18n/text.ts';
import { Button, IconButton } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import styles from './standings.module.css';

/** Wins mean the same where they are a tie-break and where they are only counted. */
const keyOf = (family: string, code: string): string => `${family}:columnsAbout.${code === 'won' ? 'wins' : code}`;

/** What a column means, as the tooltip of its head; nothing where the game has no words for it. */
export const titleOf = (family: string, code: string): { readonly title?: string } => {
  const key = keyOf(family, code);
  return hasText(key) ? { title: plainText(key) } : {};
};

type ColumnsButtonProps = { readonly family: string; readonly codes: readonly string[] };

/** What every column of the standings means, as a dialog; nothing in a game that has no words for them. */
export const ColumnsButton = ({ family, codes }: ColumnsButtonProps) => {
  const textOf = useTextOf();
  const [isOpen, setIsOpen] = useState(false);
  const explained = codes.filter((code) => hasText(keyOf(family, code)));
  if (explained.length === 0) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label={textOf('rounds:standings.columns')}
        icon={<CircleQuestionMark size={18} aria-hidden />}
        tone="plain"
        onPress={() => setIsOpen(true)}
      />
      <Dialog
        title={textOf('rounds:standings.columns')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <Button tone="primary" onPress={close}>
            {textOf('shell:close')}
          </Button>
        }
      >
        <dl className={styles.columnsLegend}>
          {explained.map((code) => (
            <div key={code} style={{ display: 'contents' }}>
              <dt>{textOf(`${family}:columns.${code}`)}</dt>
              <dd>{textOf(keyOf(family, code))}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
};
