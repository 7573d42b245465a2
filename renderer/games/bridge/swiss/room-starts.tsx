import { useState } from 'react';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { checkRooms } from '../../../../core/games/bridge/seating/rooms.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { TextField } from '../../../parts/field/field.tsx';
import { RefusalNotice } from '../../../parts/notice.tsx';
import { readNumbers, writeNumbers } from '../rules/number-list.ts';
import { type PanelProps, setRules, useTyped } from './parts.tsx';

/** The first table of every room but the first [bridge 4.16]; [E-12] where they do not rise between 2 and the last table. */
export const RoomStarts = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const { rooms } = rulesOf(tournament);
  const { prepared } = ownOf(tournament);
  const tables = prepared?.tables ?? Math.ceil(tournament.entrants.filter(({ playing }) => playing).length / 2);
  const [starts, setStarts] = useTyped();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async () => {
    const numbers = starts === null ? null : readNumbers(starts);
    if (numbers === null) return;
    const found = checkRooms(numbers, tables);
    setRefusal(found);
    if (found === null && (await setRules(tournament, { rooms: [...numbers] }))) setStarts(null);
  };
  return (
    <>
      <TextField
        label={textOf('bridgeSwiss:rooms.starts')}
        about={textOf('bridgeSwiss:rooms.startsAbout', { tables })}
        value={starts ?? writeNumbers(rooms)}
        onChange={setStarts}
        onBlur={() => void save()}
        error={starts !== null && readNumbers(starts) === null ? textOf('bridgeSwiss:notNumbers') : null}
        maxLength={200}
      />
      {refusal !== null && <RefusalNotice refusal={refusal} />}
    </>
  );
};
