import { extraText } from '../../core/sheets/hall/clock.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { clockRound, takeExtra } from '../clock/round-clock.ts';
import { textOf } from '../i18n/text.ts';
import { useSince } from './given.ts';
import type { Ruling } from './part.ts';

/** Extra time that tables have in the round being played. */
export const useExtraTime = (tournament: Tournament): readonly Ruling[] => {
  const since = useSince();
  const round = clockRound(tournament);
  return Object.entries(round?.timer?.extra ?? {}).flatMap(([key, seconds]): readonly Ruling[] => {
    const table = Number(key);
    const seats = round?.tables.find((one) => one.table === table)?.seats;
    if (round === null || seats === undefined || seconds <= 0) return [];
    return [
      {
        key: `time ${round.no} ${table}`,
        at: since(`time ${round.no} ${table} ${seconds}`, (change) =>
          change.type === 'round.timed' && change.no === round.no ? change.timer?.extra[table] === seconds : null,
        ),
        what: textOf('clock:extra.title'),
        people: seats,
        about: textOf('rounds:cards.table', { table }),
        points: extraText(seconds),
        back: { words: textOf('director:takeBack'), perform: () => void takeExtra(round.no, table, seconds) },
      },
    ];
  });
};
