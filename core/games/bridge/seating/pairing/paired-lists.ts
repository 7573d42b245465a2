/** The lists of a round: each is paired faithfully and, where a repeat is left, tried harder. */

import { tablesOf } from '../arrange.ts';
import type { SwissRequest } from '../request.ts';
import type { Section } from '../sections.ts';
import type { Match } from './match.ts';
import type { Meetings } from './meetings.ts';
import { type Paired, pairRound } from './pairing.ts';
import type { TraceWords } from './trace-words.ts';
import { type Harder, type HarderAnswer, tryHarder } from './try-harder.ts';

export type PairedList = {
  readonly section: Section;
  readonly faithful: Paired;
  readonly harder: HarderAnswer | null;
  readonly words: TraceWords;
};

/** Newcomers apart are no top half for Danish. @param stopped polled by "try harder"; null leaves it out */
export const pairLists = (
  request: SwissRequest,
  sections: readonly Section[],
  meetings: Meetings,
  stopped: (() => boolean) | null,
): PairedList[] =>
  sections.flatMap((section) => {
    const tables = tablesOf(request, section);
    let first = 0;
    return section.lists.map((list, i): PairedList => {
      const faithful = pairRound(list, meetings.meet, request.method === 'danish' && i === 0);
      const isLeft = faithful.repeats.length > 0 && stopped !== null;
      const harder = isLeft ? tryHarder(list, meetings.meet, faithful, stopped) : null;
      const start = first;
      first += faithful.matches.length;
      const tableOf = (n: number): number => tables[start + n - 1]?.rankingTable ?? 0;
      return { section, faithful, harder, words: { meetings, tableOf } };
    });
  });

export const harderOf = ({ harder }: PairedList): Harder | null =>
  harder !== null && 'matches' in harder ? harder : null;

export const wantedMatches = (lists: readonly PairedList[]): readonly Match[] =>
  lists.flatMap(({ faithful: { matches, danish } }) => matches.slice(0, danish));
