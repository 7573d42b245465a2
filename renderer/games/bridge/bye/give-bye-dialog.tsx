import { useState } from 'react';
import { byeGivenTo } from '../../../../core/games/bridge/steps/bye-view.ts';
import type { Round, Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { TextField } from '../../../parts/field/field.tsx';
import { doOwn } from '../own-command.ts';
import { pairsOf } from '../pair-name.tsx';

type GiveByeDialogProps = {
  readonly tournament: Tournament;
  /** Who may be chosen, in the order of the list. */
  readonly among: readonly EntrantId[];
  readonly first: EntrantId | null;
  /** The seated round whose bye changes hands; null: the next round, which is not seated yet. */
  readonly seated: Round | null;
  readonly round: RoundNo;
  readonly onClose: () => void;
};

const choose = (round: RoundNo, seated: Round | null, entrant: EntrantId, reason: string): Promise<boolean> => {
  if (seated === null) return doOwn({ do: 'chooseBye', round, entrant, reason });
  const after = byeGivenTo(seated, entrant, reason);
  if (after === null) return Promise.resolve(false);
  return doOwn({
    do: 'editRound',
    round,
    tables: after.tables.map(({ table, seats }) => ({ table, seats: [...seats] })),
    byes: after.byes.map((bye) => ({ ...bye })),
  });
};

/** The director's own choice of who sits out, with the reason that stays with it. */
export const GiveByeDialog = ({ tournament, among, first, seated, round, onClose }: GiveByeDialogProps) => {
  const textOf = useTextOf();
  const { people, numbers } = pairsOf(tournament);
  const [entrant, setEntrant] = useState(first ?? among[0] ?? 0);
  const [reason, setReason] = useState('');
  const give = async () => {
    if (await choose(round, seated, entrant, reason.trim())) onClose();
  };
  return (
    <Dialog
      title={textOf('bridgeOffice:bye.nextTitle', { round })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void give()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit">
            {textOf('bridgeOffice:bye.give')}
          </Button>
        </>
      }
    >
      <Select
        label={textOf('bridgeOffice:bye.who')}
        items={among.map((id) => ({
          id: String(id),
          label: `${numbers.get(id) ?? ''} ${people.get(id)?.name ?? ''}`,
        }))}
        value={String(entrant)}
        onChange={(id) => setEntrant(Number(id))}
      />
      <TextField label={textOf('director:reason')} value={reason} onChange={setReason} maxLength={500} autoFocus />
    </Dialog>
  );
};
