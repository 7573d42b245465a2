import { extraText } from '../../core/sheets/hall/clock.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { clockRound, takeExtra } from '../clock/round-clock.ts';
import { textOf } from '../i18n/text.ts';
import { useGiven } from './given.ts';
import type { Ruling } from './part.ts';

/** Extra time that tables have in the round being played. */
export const useExtraTime = (tournament: Tournament): readonly Ruling[] => {
  const given = useGiven();
  const round = clockRound(tournament);
  return Object.entries(round?.timer?.extra ?? {}).flatMap(([key, seconds]): readonly Ruling[] => {
    const table = Number(key);
    const seats = round?.tables.find((one) => one.table === table)?.seats;
    if (round === null || seats === undefined || seconds <= 0) return [];
    return [
      {
        key: `time ${round.no} ${table}`,
        at: given({ type: 'round.clock', no: round.no, do: { what: 'extend', tables: [table] } }),
        what: textOf('clock:extra.title'),
        people: seats,
        about: textOf('rounds:cards.table', { table }),
        points: extraText(seconds),
        back: { words: textOf('director:takeBack'), perform: () => void takeExtra(round.no, table, seconds) },
      },
    ];
  });
};
