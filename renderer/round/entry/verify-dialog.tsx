import { useState } from 'react';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { useTextOf, withoutDots } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Checkbox } from '../../parts/field/choice.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { twoPeople } from '../names/two-people.ts';
import { setVerify } from './entry-store.ts';

type Props = { readonly round: RoundNo; readonly onClose: () => void };

/** Asks whether somebody else must type the pile again ([hall-and-print 3.4]: optional two-person rule), and begins. */
export const VerifyDialog = ({ round, onClose }: Props) => {
  const textOf = useTextOf();
  const [two, setTwo] = useState(false);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const people = twoPeople(first, second);
  const t = (key: string) => textOf(`rounds:entry.two.${key}`);
  return (
    <Dialog
      title={textOf('rounds:entry.verifyAsk')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{textOf('words:notNow')}</Button>
          <Button
            tone="primary"
            isDisabled={two && people.kind !== 'two'}
            onPress={() => {
              setVerify(round, true, two && people.kind === 'two' ? people.by : null);
              onClose();
            }}
          >
            {withoutDots(textOf('rounds:entry.verifyAsk'))}
          </Button>
        </>
      }
    >
      <p>{t('about')}</p>
      <Checkbox isSelected={two} onChange={setTwo}>
        {t('rule')}
      </Checkbox>
      {two && (
        <>
          <TextField label={t('first')} value={first} onChange={setFirst} />
          <TextField label={t('second')} value={second} onChange={setSecond} />
          {people.kind === 'same' && <p role="alert">{t('same')}</p>}
        </>
      )}
    </Dialog>
  );
};
