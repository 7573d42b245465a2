/**
 * One person's own page on a phone: what the published lists say of one name [L-11]. Made of nothing but what everybody in the
 * network may read.
 *
 * | rule | function |
 * | --- | --- |
 * | [L-11] table and seat, partner and opponents, those of the next round in one line | `mineOf` |
 * | [L-11] place and score, once told | `placeOf` |
 * | [hall-takes-part 10.5] who a number on a guide card or badge stands for | `bearersOf` |
 */

import type { Seat } from '../../game/paper.ts';
import type { Phrase } from '../../tournament/words.ts';
import { memberName } from '../game-sheets.ts';
import { type NamesOf, type ShownName, shownNames } from '../names.ts';
import type { Cell } from '../sheet.ts';
import type { Findable } from './finding.ts';
import type { PublishedStandings, PublishedView } from './published-view.ts';

/** Who is behind a registration number: as in lists by name, one or several, and as in the standings. */
export type Bearers = { readonly no: number; readonly names: readonly string[]; readonly ranked: string };

/** `word` in place of a table: for those who sit out, or where the game says in words where to go. */
export type Spot = {
  readonly table: string | null;
  readonly seat: Seat | null;
  readonly word: Phrase | null;
  readonly changed: boolean;
};

export type Mine = {
  readonly name: ShownName;
  readonly now: Spot | null;
  readonly partners: readonly ShownName[];
  readonly opponents: readonly ShownName[];
  readonly next: readonly (Spot & { readonly of: Findable['next'][number]['of'] })[];
};

/** More at a table are company, not opponents. */
const MOST_OTHERS = 3;

const tableIn = ([first]: readonly Cell[]): string | null => {
  if (first?.kind === 'number') return String(first.value);
  if (first?.kind === 'spot') return String(first.table);
  return first?.kind === 'text' ? first.text : null;
};

const seatIn = ([first, second]: readonly Cell[]): Seat | null => {
  if (first?.kind === 'spot') return first.seat;
  if (second?.kind === 'seat') return second.seat;
  return second?.kind === 'phrase' ? second.phrase : null;
};

const spotOf = ({ where, changed }: NonNullable<Findable['now']>): Spot => {
  const [first] = where;
  const table = tableIn(where);
  const word = first?.kind === 'phrase' || first?.kind === 'note' ? first.phrase : null;
  return { table, seat: table === null ? null : seatIn(where), word, changed };
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Null where nobody is listed by that name any more. */
export const mineOf = (people: readonly Findable[], text: string): Mine | null => {
  const me = people.find(({ name }) => name.text === text);
  if (me === undefined) return null;
  const now = me.now === null ? null : spotOf(me.now);
  const others =
    now === null || now.table === null
      ? []
      : people.flatMap((one) => {
          const spot = one === me || one.now === null ? null : spotOf(one.now);
          return spot?.table === now.table ? [{ name: one.name, seat: spot.seat }] : [];
        });
  const known = others.length > MOST_OTHERS ? [] : others;
  const isPartner = ({ seat }: { readonly seat: Seat | null }) => seat !== null && same(seat, now?.seat);
  return {
    name: me.name,
    now,
    partners: known.filter(isPartner).map(({ name }) => name),
    opponents: known.filter((other) => !isPartner(other)).map(({ name }) => name),
    next: me.next.map(({ of, ...place }) => ({ ...spotOf(place), of })),
  };
};

export type OwnPlace = {
  readonly place: number;
  readonly of: number;
  readonly score: { readonly value: number; readonly unit: PublishedStandings['columns'][number]['unit'] } | null;
  readonly through: number;
};

const borne = (bearers: readonly Bearers[], text: string): Bearers | undefined =>
  bearers.find(({ names }) => names.includes(text));

/** Null while standings are not told, and for whoever has no place. */
export const placeOf = (
  { standings }: Pick<PublishedView, 'standings'>,
  bearers: readonly Bearers[],
  text: string,
): OwnPlace | null => {
  const ranked = borne(bearers, text)?.ranked ?? text;
  const row = standings?.rows.find(({ name }) => name.text === ranked || name.insteadOf === ranked);
  if (standings === null || row === undefined || row.place === null) return null;
  const column = standings.columns[standings.rankedBy];
  const value = row.cells[standings.rankedBy] ?? null;
  return {
    place: row.place,
    of: standings.rows.length,
    score: column === undefined || value === null ? null : { value, unit: column.unit },
    through: standings.through,
  };
};

/** Only those who are in the published lists: a number tells nobody's name who is not shown. */
export const bearersOf = (event: NamesOf, shown: Iterable<string>): readonly Bearers[] => {
  const written = shownNames(event);
  const listed = (name: string) => by.get(name) ?? [];
  const by = new Map<string, readonly string[]>();
  // A name that two share is written with something behind it.
  for (const text of new Set(shown)) {
    for (const name of new Set([text, text.replace(/ \([^()]*\)$/u, '')])) by.set(name, [...listed(name), text]);
  }
  return event.entrants.flatMap(({ id, name, members }) => {
    const one = written.get(id);
    const names = [one?.listed.text ?? name, ...members.map((member) => memberName(member, event).listed)].flatMap(
      listed,
    );
    return names.length === 0 ? [] : [{ no: id, names, ranked: one?.plain.text ?? name }];
  });
};
