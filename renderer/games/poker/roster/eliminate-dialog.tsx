import { useState } from 'react';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { Entrant, Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { nameOf } from '../names.ts';
import { sendFloor } from '../own-command.ts';
import { entriesOf } from './deeds.ts';
import styles from './roster.module.css';

type Out = { readonly chips: number | null; readonly again: boolean };

const plain: Out = { chips: null, again: false };

type EliminateProps = {
  readonly tournament: Tournament;
  readonly people: readonly Entrant[];
  readonly onClose: () => void;
};

/** Several people who lost their chips in the same hand: chips at its start order them, else they tie [poker 8]. */
export const EliminateDialog = ({ tournament, people, onClose }: EliminateProps) => {
  const textOf = useTextOf();
  const [outs, setOuts] = useState<{ readonly [id: number]: Out }>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const set = (id: number, part: Partial<Out>) =>
    setOuts((had) => ({ ...had, [id]: { ...(had[id] ?? plain), ...part } }));
  const eliminate = async () => {
    const hand = people.flatMap((one) =>
      entriesOf([one], 'seated').map((entry) => ({ entry, chips: outs[one.id]?.chips ?? null, by: [] })),
    );
    const again = people.flatMap((one) => (outs[one.id]?.again === true ? entriesOf([one], 'seated') : []));
    const answer = await sendFloor({ do: 'bust', hands: [hand], reEnter: [...again] });
    if (answer.ok) onClose();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog
      title={textOf(people.length === 1 ? 'poker:roster.out.titleName' : 'poker:roster.out.title', {
        count: people.length,
        name: nameOf(tournament, people[0]?.id),
      })}
      isOpen
      onClose={onClose}
      onSubmit={() => void eliminate()}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" autoFocus>
            {textOf('poker:roster.out.do')}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      {people.length > 1 && <p>{textOf('poker:roster.out.sameHand')}</p>}
      <div className={styles.rosterOut}>
        {people.map(({ id }) => (
          <OutRow key={id} name={nameOf(tournament, id)} out={outs[id] ?? plain} onChange={(part) => set(id, part)} />
        ))}
      </div>
    </Dialog>
  );
};

type OutRowProps = { readonly name: string; readonly out: Out; readonly onChange: (part: Partial<Out>) => void };

const OutRow = ({ name, out, onChange }: OutRowProps) => {
  const textOf = useTextOf();
  return (
    <>
      <bdi>{name}</bdi>
      <NumberField
        label={textOf('floor:bust.chips')}
        value={out.chips ?? Number.NaN}
        minValue={0}
        maxValue={1_000_000_000}
        onChange={(chips) => onChange({ chips: Number.isNaN(chips) ? null : Math.round(chips) })}
      />
      <Checkbox isSelected={out.again} onChange={(again) => onChange({ again })}>
        {textOf('poker:roster.out.again')}
      </Checkbox>
    </>
  );
};
