import { useState } from 'react';
import type { Refusal } from '../../../../../core/tournament/refusal.ts';
import { entrantOf, type Tournament } from '../../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../../core/tournament/words.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Answers, Dialog } from '../../../../parts/dialog.tsx';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { TextField } from '../../../../parts/field/field.tsx';
import { Stack } from '../../../../parts/layout/layout.tsx';
import { RefusalNotice } from '../../../../parts/notice.tsx';
import { send } from '../../../../store/tournament.ts';

type PlayerProps = { readonly tournament: Tournament; readonly player: EntrantId; readonly onClose: () => void };

/** Name and roles of a player; everything else is in the roster. */
export const PlayerDialog = ({ tournament, player, onClose }: PlayerProps) => {
  const textOf = useTextOf();
  const entrant = entrantOf(tournament, player);
  const [name, setName] = useState(entrant?.name ?? '');
  const [traits, setTraits] = useState(entrant?.traits ?? {});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  if (entrant === undefined) return null;
  const save = async () => {
    const { id, playing: _, members, ...rest } = entrant;
    const answer = await send({
      type: 'entrant.edit',
      id,
      entrant: { ...rest, name, members: [...members], traits: { ...traits } },
    });
    if (answer.ok) onClose();
    else setRefusal(answer.refusal);
  };
  const trait = (key: 'paid' | 'clockOperator' | 'expert') => (
    <Checkbox isSelected={traits[key] === true} onChange={(on) => setTraits({ ...traits, [key]: on })}>
      {textOf(`people:fields.trait.${key}`)}
    </Checkbox>
  );
  return (
    <Dialog
      title={textOf('people:fields.member')}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => {
        if (name.trim() !== '') void save();
      }}
      actions={<Answers onCancel={onClose} confirm={textOf('shell:save')} />}
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <TextField
        label={textOf('words:columns.name')}
        value={name}
        onChange={setName}
        maxLength={120}
        autoFocus
        error={name.trim() === '' ? textOf('people:refusals.emptyName') : null}
      />
      <Stack gap={1}>
        {trait('paid')}
        {trait('clockOperator')}
        {trait('expert')}
      </Stack>
    </Dialog>
  );
};
