import { useState } from 'react';
import type { Round } from '../../../../core/tournament/state.ts';
import { goTo } from '../../../desk/place.ts';
import { HallEffect } from '../../../hall/hall-question.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { showNext } from '../../../round/round-place.ts';
import { chooseMethod, discard, seat, useSeating } from '../../../round/seating/seating-store.ts';
import { carryOut } from '../../../store/carry-out.ts';

/** Takes the last round away and seats it again at once, as a proposal, with the settings it had [bridge 4.12]. */
const redo = async ({ no, draw }: Round, between: (() => Promise<boolean>) | undefined): Promise<void> => {
  if (!(await carryOut({ type: 'round.withdraw', no }))) return;
  if (between !== undefined && !(await between())) return;
  discard();
  showNext();
  goTo('rounds');
  const { method } = draw.proposal;
  chooseMethod(method);
  await seat(method, useSeating.getState().options[method] ?? {});
};

type RedoRoundProps = {
  readonly round: Round;
  /** Done after the round is gone and before it is seated again: a drop-out. */
  readonly between?: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks before the last round goes; with results in it only who types its number means it. Undo brings all back. */
export const RedoRoundDialog = ({ round, between, onClose }: RedoRoundProps) => {
  const textOf = useTextOf();
  const [typed, setTyped] = useState('');
  const results = Object.keys(round.results).length;
  const isMeant = results === 0 || typed.trim() === String(round.no);
  const act = () => {
    if (!isMeant) return;
    onClose();
    void redo(round, between);
  };
  return (
    <Dialog
      title={textOf('bridgeSwiss:redo.button', { round: round.no })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={act}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button primary type="submit" tone={results > 0 ? 'danger' : 'primary'} isDisabled={!isMeant}>
            {textOf('bridgeSwiss:redo.button', { round: round.no })}
          </Button>
        </>
      }
    >
      <p>{textOf('bridgeSwiss:redo.about')}</p>
      <HallEffect ask={{ act: 'do', command: { type: 'round.withdraw', no: round.no } }} />
      {results > 0 && (
        <>
          <p>{textOf('rounds:withdraw.results', { count: results })}</p>
          <TextField
            label={textOf('bridgeSwiss:redo.type', { round: round.no })}
            value={typed}
            onChange={setTyped}
            maxLength={4}
            autoFocus
          />
        </>
      )}
    </Dialog>
  );
};
