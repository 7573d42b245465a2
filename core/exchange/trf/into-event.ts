/**
 * A tournament report file as one command, for an event without people.
 *
 * | file | command |
 * | --- | --- |
 * | people, start numbers | `entrants.add`, the start number as seed |
 * | points, acceleration, planned rounds | `tournament.rule`, `tournament.describe` |
 * | prohibited pairs, byes given in advance | `setNever`, `awardBye` |
 * | a round: who was absent, pairs, results | `entrants.play`, `round.takeIn`, `result.enter`, `round.confirm` |
 * | a half-point bye | absent, with draw points granted |
 * | points that none of this gives | `adjust` |
 *
 * Somebody else made the pairs, so every draw is marked as changed by hand.
 */

import type { DuelRules } from '../../games/duel/rules/rules.ts';
import type { DuelCommand } from '../../games/duel/rules/state.ts';
import type { AskedInput, PlainCommandInput } from '../../tournament/commands.ts';
import type { EntrantId, Table } from '../../tournament/words.ts';
import type { ReadEvent } from './to-duel.ts';

const own = (command: DuelCommand): PlainCommandInput => ({ type: 'family.do', command: command });

/** "Berg, Anna" with its parts; a name without a comma has none. */
const namesOf = (person: string) => {
  const comma = person.indexOf(',');
  if (comma === -1) return { name: person, familyName: '', givenName: '' };
  const [familyName, givenName] = [person.slice(0, comma).trim(), person.slice(comma + 1).trim()];
  return { name: familyName === '' || givenName === '' ? person : `${givenName} ${familyName}`, familyName, givenName };
};

type Round = ReadEvent['history'][number];

/** @param now who plays as things stand; changed to who plays after the round */
const roundCommands = (
  { round, matches, byes = [] }: Round,
  idOf: ReadonlyMap<number, EntrantId>,
  now: Set<EntrantId>,
): PlainCommandInput[] => {
  const id = (number: number): EntrantId => idOf.get(number) ?? 0;
  const tables = matches.map(({ a, b }, i): Table => ({ table: i + 1, seats: [id(a), id(b)] }));
  const pairing = byes.filter(({ reason }) => reason === 'pairing');
  const awarded = byes.filter(({ reason, points }) => reason === 'awarded' && points === undefined);
  const half = byes.filter(({ reason, points }) => reason === 'awarded' && points !== undefined);
  const present = new Set([
    ...tables.flatMap(({ seats }) => seats),
    ...[...pairing, ...awarded].map(({ player }) => id(player)),
  ]);
  const leaving = [...now].filter((player) => !present.has(player));
  const coming = [...present].filter((player) => !now.has(player));
  for (const player of leaving) now.delete(player);
  for (const player of coming) now.add(player);
  const drawn = [
    ...pairing.map(({ player }) => ({ entrant: id(player), reason: { code: 'duel.byes.fromFile' } })),
    ...awarded.map(({ player }) => ({ entrant: id(player), reason: { code: 'duel.byes.awarded' } })),
  ];
  return [
    ...(leaving.length > 0 ? [{ type: 'entrants.play' as const, ids: leaving, playing: false }] : []),
    ...(coming.length > 0 ? [{ type: 'entrants.play' as const, ids: coming, playing: true }] : []),
    ...awarded.map(({ player }) => own({ do: 'awardBye', award: { player: id(player), round } })),
    {
      type: 'round.takeIn',
      method: 'swiss',
      tables: tables.map(({ table, seats }) => ({ table, seats: [...seats] })),
      byes: drawn,
    },
    ...matches.map(
      ({ outcome, reason = 'played' }, i): PlainCommandInput => ({
        type: 'result.enter',
        round,
        table: i + 1,
        result: { outcome, reason },
      }),
    ),
    { type: 'round.confirm', no: round },
    ...half.map(({ player }) => own({ do: 'grantMissed', grant: { player: id(player), round, as: 'draw' } })),
  ];
};

/** The event as it is: its rules take points and acceleration from the file, its name counts where the file has none. */
type Before = { readonly rules: DuelRules; readonly name: string };

/** Where it comes from, and what explains points that nothing in it gives. */
type Words = { readonly from: string; readonly reason: string };

export const commandFromTrf = (
  event: ReadEvent,
  { rules, name }: Before,
  { from, reason }: Words,
): Extract<AskedInput, { type: 'together' }> => {
  const idOf = new Map(event.people.map(({ number }, i) => [number, i + 1]));
  const id = (number: number): EntrantId => idOf.get(number) ?? 0;
  const { win = 100, draw = 50, loss = 0, bye = null } = event.pointsSystem;
  const hasDraws =
    draw !== null || event.history.some(({ matches }) => matches.some(({ outcome }) => outcome === 'draw'));
  const taken: DuelRules = {
    ...rules,
    preset: 'own',
    points: { ...rules.points, win, draw: hasDraws ? (draw ?? 0) : null, loss, bye: bye === win ? null : bye, game: 0 },
    accelerated: event.acceleratedSeeds !== null,
  };
  const now = new Set([...idOf.values()]);
  const rounds = event.history.map((round) => roundCommands(round, idOf, now));
  const stays = new Set(event.players.flatMap(({ id: number, active }) => (active === false ? [] : [id(number)])));
  const leaving = [...now].filter((player) => !stays.has(player));
  const coming = [...stays].filter((player) => !now.has(player));
  const before: PlainCommandInput[] = [
    {
      type: 'entrants.add',
      entrants: event.people.map(({ name: person, federation, fideNumber }, i) => ({
        ...namesOf(person),
        country: federation,
        number: fideNumber,
        traits: { seed: i + 1 },
      })),
    },
    { type: 'tournament.rule', rules: taken },
    {
      type: 'tournament.describe',
      name: event.name === '' ? name : event.name,
      plannedRounds: Math.max(1, event.rounds),
    },
    ...(event.never.length > 0 ? [own({ do: 'setNever', pairs: event.never.map(([a, b]) => [id(a), id(b)]) })] : []),
  ];
  const after: PlainCommandInput[] = [
    ...(leaving.length > 0 ? [{ type: 'entrants.play' as const, ids: leaving, playing: false }] : []),
    ...(coming.length > 0 ? [{ type: 'entrants.play' as const, ids: coming, playing: true }] : []),
    ...event.awardedByes.map((number) =>
      own({ do: 'awardBye', award: { player: id(number), round: event.history.length + 1 } }),
    ),
    ...event.players.flatMap(({ id: number, adjustment = 0 }) =>
      adjustment === 0 ? [] : [own({ do: 'adjust', adjustment: { player: id(number), points: adjustment, reason } })],
    ),
  ];
  return { type: 'together', from, parts: [before, ...rounds, after].filter((part) => part.length > 0) };
};
