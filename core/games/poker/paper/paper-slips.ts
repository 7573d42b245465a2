/** Seat slips and move slips [poker 10]. A fixed seat says so, so that nobody suspects the draw [poker 4.5]. */

import type { CardPart, GameCard, GameCell } from '../../../game/paper.ts';
import type { Phrase } from '../../../tournament/words.ts';
import { entryOf, type Hall } from '../rules/floor-state.ts';
import { phrase, seatTile, tableCell, who, whole } from './paper-cells.ts';
import { type Slip, slipsOf } from './slips.ts';

type Facts = Extract<CardPart, { kind: 'facts' }>['facts'];

const label = (code: string): Phrase => ({ code: `poker.columns.${code}` });
const note = (code: string): CardPart => ({ kind: 'note', phrase: { code } });
const fact = (code: string, what: GameCell, large: boolean | 'huge' = false): Facts[number] => ({
  label: label(code),
  what,
  large,
});

/** A seat that was not drawn says why. Who counts as an expert is only for the TO to know. */
const ruleNotes = ({ rule }: Slip): readonly CardPart[] =>
  rule === '3a' || rule === '3c-op' ? [note(`poker.rules.${rule}`)] : [];

const waitNotes = ({ wait }: Slip): readonly CardPart[] => (wait === 'none' ? [] : [note(`poker.waits.${wait}`)]);

/** Draws that give a stack with the seat. Whoever draws the old seat again in a later one keeps the chips of then. */
const STARTS: ReadonlySet<Slip['cause']> = new Set(['initial', 'late', 're-entry', 'alternate']);

const slipCard = (hall: Hall, slip: Slip): GameCard => {
  const { floor, rules } = hall;
  const isMove = slip.from !== null;
  const isStart = !isMove && STARTS.has(slip.cause);
  const entry = slip.entry === null ? undefined : entryOf(floor, slip.entry);
  const to: CardPart = {
    kind: 'facts',
    facts: [
      ...(slip.from === null ? [] : [fact('from', tableCell(floor, slip.from.table), true)]),
      ...(slip.from === null || slip.from.seat === null ? [] : [fact('seat', seatTile(slip.from.seat), true)]),
      fact('table', tableCell(floor, slip.to.table), 'huge'),
      // On a slip without a name the floor looks at the seat first.
      fact('seat', seatTile(slip.to.seat), 'huge'),
    ],
  };
  const about: CardPart = {
    kind: 'facts',
    facts: [
      ...(isStart || (!isMove && slip.cause === 'reinstate')
        ? []
        : [fact('cause', phrase(`poker.causes.${slip.cause}`))]),
      // Whoever comes back has the chips that are counted, not those of the start.
      ...(slip.cause === 'reinstate' ? [fact('countedChips', { kind: 'space' })] : []),
      ...(isStart && rules.chips.start > 0 ? [fact('chips', whole(rules.chips.start))] : []),
      ...(slip.draw === null ? [] : [fact('draw', whole(slip.draw))]),
      fact('time', { kind: 'time', at: slip.at }),
    ],
  };
  return {
    no: slip.no,
    title: entry === undefined ? phrase('poker.paper.nextBigBlind') : who(entry.player),
    aside: { code: 'poker.paper.slip', params: { slip: slip.no } },
    parts: [to, about, ...(isMove ? [note('poker.paper.betweenHands')] : []), ...waitNotes(slip), ...ruleNotes(slip)],
  };
};

const stands = ({ state }: Slip): boolean => state !== 'cancelled';

/** Each kind has sheets of its own: a slip that says where from is longer, and seat slips would have its size. */
const cardsOf = (hall: Hall, slips: readonly Slip[]): readonly (readonly GameCard[])[] =>
  [slips.filter(({ from }) => from === null), slips.filter(({ from }) => from !== null)]
    .filter((kind) => kind.length > 0)
    .map((kind) => kind.map((slip) => slipCard(hall, slip)));

/** Whoever was seated by hand has none. */
export const seatSlips = (hall: Hall): readonly (readonly GameCard[])[] => {
  const last = new Map<number, Slip>();
  for (const slip of slipsOf(hall.floor)) if (slip.entry !== null && stands(slip)) last.set(slip.entry, slip);
  const seated = [...last.values()].filter(
    ({ entry }) => entry !== null && entryOf(hall.floor, entry)?.status === 'seated',
  );
  return cardsOf(
    hall,
    seated.toSorted((a, b) => a.no - b.no),
  );
};

/** The slips of the last command that gave any out: one late entry, one broken table. */
export const latestSlips = (hall: Hall): readonly (readonly GameCard[])[] => {
  const standing = slipsOf(hall.floor).filter(stands);
  const last = standing.at(-1)?.at;
  return cardsOf(
    hall,
    standing.filter(({ at }) => at === last),
  );
};

/** Also cancelled and done ones, to print single slips again by their numbers. */
export const allSlips = (hall: Hall): readonly (readonly GameCard[])[] =>
  cardsOf(hall, slipsOf(hall.floor).filter(stands));

export const openSlips = (hall: Hall): readonly (readonly GameCard[])[] =>
  cardsOf(
    hall,
    slipsOf(hall.floor).filter(({ state }) => state === 'open'),
  );
