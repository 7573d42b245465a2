import { Timer } from 'lucide-react';
import { useState } from 'react';
import { type ExtraMinutes, MINUTES } from '../clock/extra-dialog.tsx';
import { clockRound, giveMinutes } from '../clock/round-clock.ts';
import { textOf, useTextOf } from '../i18n/text.ts';
import { Button, SegmentedControl } from '../parts/button.tsx';
import type { ActProps, DirectorAct } from './part.ts';

const TimeForm = ({ tournament, subject: { table }, onDone }: ActProps) => {
  const say = useTextOf();
  const [minutes, setMinutes] = useState<ExtraMinutes>('3');
  const round = clockRound(tournament);
  const give = async () => {
    if (round === null || table === null) return;
    if (await giveMinutes(round.no, Number(minutes), [table])) onDone();
  };
  return (
    <>
      <SegmentedControl
        label={say('clock:minutes')}
        items={MINUTES.map((id) => ({ id, label: id }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Button onPress={() => void give()}>{say('director:time.give', { count: Number(minutes) })}</Button>
    </>
  );
};

/** Extra time of one table, for the person who sits there or the table itself. */
export const timeAct: DirectorAct = {
  id: 'time',
  icon: Timer,
  titleKey: 'clock:extra.title',
  about: (_, { table }) => textOf('director:time.only', { table }),
  takes: (tournament, { table, round }) => {
    const clocked = clockRound(tournament);
    return table !== null && clocked?.no === round && clocked.tables.some((one) => one.table === table);
  },
  Form: TimeForm,
};
