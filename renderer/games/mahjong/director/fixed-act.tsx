import { Pin } from 'lucide-react';
import { useState } from 'react';
import { entrantOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, TableNo } from '../../../../core/tournament/words.ts';
import { ActForm } from '../../../director/act-form.tsx';
import { type ActProps, type DirectorAct, ofPerson } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { NumberField } from '../../../parts/field/field.tsx';
import { draftOf } from '../../../people/deeds.ts';
import { carryOut } from '../../../store/carry-out.ts';

/** Gives a player a table of their own, or with null none. */
export const fixTable = async (tournament: Tournament, id: EntrantId, table: TableNo | null): Promise<boolean> => {
  const entrant = entrantOf(tournament, id);
  if (entrant === undefined) return false;
  const { fixedTable: _before, ...traits } = entrant.traits;
  const draft = { ...draftOf(entrant), traits: table === null ? traits : { ...traits, fixedTable: table } };
  return carryOut({ type: 'entrant.edit', id, entrant: draft });
};

const FixedForm = ({ tournament, subject, onDone }: ActProps) => {
  const textOf = useTextOf();
  const { person } = subject;
  const [typed, setTable] = useState<number | null>(null);
  const table = typed ?? subject.table ?? 1;
  const fix = async () => {
    if (person !== null && !Number.isNaN(table) && (await fixTable(tournament, person, table))) onDone();
  };
  return (
    <ActForm words={textOf('mahjongDesk:fixed.set')} isDisabled={Number.isNaN(table)} onGive={fix}>
      <NumberField
        label={textOf('words:columns.table')}
        value={table}
        minValue={1}
        maxValue={500}
        onChange={setTable}
      />
    </ActForm>
  );
};

/** Who always sits at the same table [M-21]. */
export const fixedAct: DirectorAct = {
  id: 'fixed',
  icon: Pin,
  titleKey: 'words:alwaysAtOneTable',
  takes: ofPerson,
  Form: FixedForm,
};
