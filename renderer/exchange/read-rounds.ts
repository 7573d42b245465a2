import { linesProblem } from '../../core/exchange/limits.ts';
import { wholeList } from '../../core/exchange/problems.ts';
import { type RoundsRead, readRounds } from '../../core/exchange/rounds.ts';
import { listOfTable } from '../../core/exchange/table-file.ts';
import { families } from '../../core/games/all.ts';
import { languages } from '../../core/languages.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { textOf } from '../i18n/text.ts';
import { guessSeparator, splitList } from '../people/import/read-list.ts';

/** What the seats of the game are called, in lower case, as export writes them. */
const seatNames = ({ family }: Tournament): ReadonlyMap<string, number> =>
  new Map(
    families[family].seats.flatMap((code, i) => [
      [textOf(`${family}:seats.${code}.name`).toLowerCase(), i] as const,
      ...languages.map((lng) => [textOf(`${family}:seats.${code}.name`, { lng }).toLowerCase(), i] as const),
    ]),
  );

/** Rounds and results of a text for the open event, or what is wrong with it. */
export const roundsOf = (text: string, tournament: Tournament): RoundsRead => {
  const table = listOfTable(text);
  if (!table.ok) return { problems: [{ ...table.refusal, ...wholeList }], rounds: [], commands: [] };
  const list = table.value ?? text;
  const tooLong = linesProblem(list);
  if (tooLong !== null) return { problems: [tooLong], rounds: [], commands: [] };
  return readRounds(splitList(list, guessSeparator(list), true), tournament, families, seatNames(tournament));
};
