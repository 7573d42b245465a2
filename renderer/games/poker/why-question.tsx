import { useState } from 'react';
import { useTextOf } from '../../i18n/text.ts';
import { Answers, Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field/field.tsx';
import { type WhyQuestion as Question, useWhy } from './draw-again.ts';
import { floorText } from './texts.ts';

/** The longest reason that is kept. */
const LONGEST = 200;

const Asked = ({ question: { refusal, answer } }: { readonly question: Question }) => {
  const textOf = useTextOf();
  const [reason, setReason] = useState('');
  const said = reason.trim();
  return (
    <Dialog
      title={textOf('floor:again.draw')}
      isOpen
      onClose={() => answer(null)}
      size="small"
      onSubmit={() => {
        if (said !== '') answer(said);
      }}
      actions={<Answers onCancel={() => answer(null)} confirm={textOf('floor:again.draw')} isDisabled={said === ''} />}
    >
      <p>{floorText({ code: 'poker.refusals.drawnAgain', params: refusal.params ?? {} })}</p>
      <TextField
        label={textOf('poker:columns.cause')}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST}
        autoFocus
      />
    </Dialog>
  );
};

/** Asks why a draw that was undone is made again, over whatever screen it was asked on. */
export const WhyQuestion = () => {
  const { question } = useWhy();
  return question === null ? null : <Asked question={question} />;
};
