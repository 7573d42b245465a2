/**
 * What a typed line of results means. Each game reads its own lines (`core/games/<game>/results/read-line.ts`); what a reading can say is the
 * same for all of them, and always holds the table together with the result, so that nobody can drop the table.
 *
 * | rule (design: the round is the window) | where |
 * | --- | --- |
 * | [W-3.10] without a table in hand: `N` takes table N, `N result` stores there, or takes N with the text and the complaint; where one key is a result (1-v-1) it is refused whole, because the next slip's number would be one | `namedLine` |
 * | [W-3.11] a line that names a table is stored at that table or not at all | `Store`, `Refuse` |
 * | [W-3.12] a line that can mean two things, or one that is not as it is written, is asked about | `Ask` |
 * | [W-3.4] a result for a table that cannot have been played yet is asked about, naming the cause | `askEarly` |
 * | [W-3.10] a table that is not there: the tables that there are | `noTable` |
 * | [W-3.15] figures and decimal marks of other keyboards (１２．５, ١٢٫٥) are the same ones | `plainFigures` |
 */

import { blockedTables, type StandIns } from '../tournament/round-in-work.ts';
import { type Round, roundOf, type Tournament } from '../tournament/state.ts';
import type { Json, Phrase, RoundNo, TableNo } from '../tournament/words.ts';

export type LineView = {
  readonly tournament: Tournament;
  readonly round: Round;
  /** False: the field belongs to one table, and a line that names a table is refused there (stand-ins). */
  readonly namesTables?: boolean;
};

export type Store = { readonly is: 'store'; readonly table: TableNo; readonly result: Json; readonly text: string };

/** `text` goes into the field of the table, with what is wrong with it. */
export type Take = {
  readonly is: 'take';
  readonly table: TableNo;
  readonly text: string;
  readonly complaint: Phrase | null;
  /** The text is read there at once: what is asked about it stands on the card. */
  readonly readsOn?: true;
};

export type Refuse = { readonly is: 'refuse'; readonly complaint: Phrase };

/** The same table number of another round gets what was typed into its field; nothing is stored. */
type OtherRound = { readonly is: 'otherRound'; readonly round: RoundNo; readonly table: TableNo };

/** The result stays where it is, although its people have an earlier table to play. */
type ThisRound = { readonly is: 'thisRound' };

export type Meaning = { readonly words: Phrase; readonly means: Store | OtherRound | ThisRound };

export type Ask = { readonly is: 'ask'; readonly question: Phrase; readonly meanings: readonly Meaning[] };

export type Reading = Take | Store | Ask | Refuse;

/** Full-width signs as Chinese and Japanese keyboards write them, and figures and decimal mark of Arabic and Persian ones. */
export const plainFigures = (text: string): string =>
  text.replace(/[\uFF01-\uFF5E\u3000\u0660-\u0669\u066B\u06F0-\u06F9]/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 0x3000) return ' ';
    if (code === 0x066b) return '.';
    return code >= 0xff01 ? String.fromCodePoint(code - 0xfee0) : String(code & 0xf);
  });

export const namedLine = (text: string): { readonly table: TableNo; readonly rest: string } | null => {
  const [, table, rest] = /^(\d{1,6})\s+(\S.*)$/u.exec(text.trim()) ?? [];
  return table === undefined || rest === undefined ? null : { table: Number(table), rest };
};

export const bareTable = (text: string): TableNo | null => {
  const bare = text.trim();
  return /^\d{1,6}$/u.test(bare) && Number(bare) > 0 ? Number(bare) : null;
};

export const hasTable = ({ tables }: Round, table: TableNo): boolean => tables.some((one) => one.table === table);

/** "1, 3–4": a table between two others may not be played. */
const rangesOf = (numbers: readonly TableNo[]): string => {
  const ranges: { first: TableNo; last: TableNo }[] = [];
  for (const no of numbers.toSorted((a, b) => a - b)) {
    const before = ranges.at(-1);
    if (before !== undefined && no === before.last + 1) before.last = no;
    else ranges.push({ first: no, last: no });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
};

export const noTable = (round: Round, table: TableNo): Phrase => ({
  code: 'entry.noTable',
  params: { table, round: round.no, tables: rangesOf(round.tables.map((one) => one.table)) },
});

export const refused = (complaint: Phrase): Refuse => ({ is: 'refuse', complaint });

export const takeBare = (round: Round, table: TableNo): Take | Refuse =>
  hasTable(round, table) ? { is: 'take', table, text: '', complaint: null } : refused(noTable(round, table));

export const askEarly = (tournament: Tournament, family: StandIns, round: Round, table: TableNo): Ask | null => {
  const cause = blockedTables(tournament, family, round).get(table);
  if (cause === undefined) return null;
  const earlier = roundOf(tournament, cause.round);
  const there: readonly Meaning[] =
    earlier !== undefined && hasTable(earlier, table)
      ? [
          {
            words: { code: 'entry.early.there', params: { round: cause.round, table } },
            means: { is: 'otherRound', round: cause.round, table },
          },
        ]
      : [];
  return {
    is: 'ask',
    question: {
      code: 'entry.early.question',
      params: { player: cause.entrant, round: cause.round, table: cause.table },
    },
    meanings: [
      ...there,
      { words: { code: 'entry.early.here', params: { round: round.no } }, means: { is: 'thisRound' } },
    ],
  };
};
