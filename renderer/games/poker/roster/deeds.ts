/** Deeds for people of the roster: floor commands and the words that report them. */

import { slipsOf } from '../../../../core/games/poker/paper/slips.ts';
import type { RosterLine } from '../../../../core/games/poker/results/roster.ts';
import { lengthOf } from '../../../../core/games/poker/rules/pages.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import type { DraftEntrant } from '../../../../core/tournament/commands.ts';
import { type Answer, no, refuse } from '../../../../core/tournament/refusal.ts';
import type { Entrant } from '../../../../core/tournament/state.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { goTo } from '../../../desk/place.ts';
import { carryOut } from '../../../store/carry-out.ts';
import { say, showRefusal } from '../../../store/notices.ts';
import { send, tournament } from '../../../store/tournament.ts';
import { withReason } from '../draw-again.ts';
import { showDialog } from '../floor/floor-store.ts';
import { nameOf } from '../names.ts';
import { doFloor, type FloorOrder } from '../own-command.ts';
import { nextSlip, printIssued } from '../slip-printing.ts';
import { tournamentRoster } from './lines.ts';

export type Role = 'paid' | 'clockOperator' | 'expert';

const isMarked = (role: Role) => (entrant: Entrant) => entrant.traits[role] === true;

/** Everybody chosen gets the property; only when all of them have it, it is taken away. */
export const toggleRole = async (role: Role, people: readonly Entrant[]): Promise<void> => {
  const value = people.every(isMarked(role)) ? null : true;
  await carryOut({ type: 'entrants.mark', ids: people.map(({ id }) => id), trait: role, value });
};

/** The line of somebody as it stands now. */
export const lineOf = (id: number): RosterLine | undefined => {
  const open = tournament();
  return open === null ? undefined : tournamentRoster(open).lines.get(id);
};

/** Says where somebody has been put, or that he waits. */
const sayWhere = (id: number): void => {
  const open = tournament();
  const line = lineOf(id);
  if (open === null || line === undefined) return;
  const name = nameOf(open, id);
  const { table, seat, turn } = line;
  if (table !== null && seat !== null) say('good', 'poker:roster.seated', { name, table, seat }, 'seated');
  else if (turn !== null) say('info', 'poker:roster.waits', { name, count: turn }, 'seated');
};

/** Seats the chosen, or everybody who has paid and has no seat. Before the first draw that is the initial draw; before the first table, tables come first. */
export const seatPeople = async (chosen: readonly Entrant[]): Promise<void> => {
  const open = tournament();
  if (open === null) return;
  if (lengthOf(floorOf(open).tables) === 0) {
    goTo('rounds');
    const players = chosen.map(({ id }) => id);
    showDialog({ what: 'tables', followedBy: players.length > 0 ? { do: 'seat', players } : { do: 'initialDraw' } });
    return;
  }
  const { lines } = tournamentRoster(open);
  const isSeated = ({ id }: Entrant) => lines.get(id)?.status === 'seated';
  if (chosen.length === 0 && !open.entrants.some(isSeated)) {
    await doFloor({ do: 'initialDraw' });
    return;
  }
  const unseated = open.entrants.filter(({ id, playing }) => {
    const status = lines.get(id)?.status ?? 'none';
    return playing && (status === 'none' || status === 'registered');
  });
  const paid = unseated.filter(({ traits }) => traits.paid === true || !needsPayment(open.rules));
  // Where nobody has paid the floor says who has not.
  const all = paid.length > 0 ? paid : unseated;
  const players = (chosen.length > 0 ? chosen.filter((one) => !isSeated(one)) : all).map(({ id }) => id);
  if (players.length === 0) {
    showRefusal(refuse('poker.nobodyToSeat'));
    return;
  }
  const [only] = players;
  const done = await doFloor({ do: 'seat', players });
  if (done && players.length === 1 && only !== undefined) sayWhere(only);
};

const needsPayment = (rules: Json): boolean =>
  (rules as { readonly paymentRequired?: boolean }).paymentRequired === true;

/** Carries the same out for each of the chosen, until one is refused. */
export const forEach = async (
  people: readonly Entrant[],
  order: (line: RosterLine, id: number) => FloorOrder | null,
) => {
  for (const { id } of people) {
    const line = lineOf(id);
    const wanted = line === undefined ? null : order(line, id);
    if (wanted !== null && !(await doFloor(wanted))) return;
  }
};

/** Entries of the chosen that are in a state. */
export const entriesOf = (
  people: readonly Entrant[],
  ...statuses: readonly RosterLine['status'][]
): readonly number[] =>
  people.flatMap(({ id }) => {
    const line = lineOf(id);
    return line !== undefined && line.entry !== null && statuses.includes(line.status) ? [line.entry] : [];
  });

/** The last slip of each of the chosen who sit: where they are or where they are sent. */
export const slipsOfPeople = (people: readonly Entrant[]): readonly number[] => {
  const open = tournament();
  if (open === null) return [];
  const entries = new Set(entriesOf(people, 'seated'));
  const last = new Map<number, number>();
  for (const { no, entry, state } of slipsOf(floorOf(open))) {
    if (entry !== null && entries.has(entry) && state !== 'cancelled') last.set(entry, no);
  }
  return [...last.values()];
};

/** Buys somebody who is out in again, with a new seat. */
export const reEnter = async ({ id }: Entrant): Promise<void> => {
  if (await doFloor({ do: 'reEnter', player: id })) sayWhere(id);
};

/** Registers a late entry, draws its seat and numbers its slip, in one step; paid where only who has paid is seated. */
export const enterLate = async (draft: DraftEntrant): Promise<Answer<unknown>> => {
  const open = tournament();
  const isPaid = open !== null && needsPayment(open.rules);
  const entered: DraftEntrant = isPaid ? { ...draft, traits: { ...draft.traits, paid: true } } : draft;
  const slip = nextSlip();
  const answer = await withReason((reason) => {
    const atOnce = { do: 'seat', at: Date.now(), ...(reason === null ? {} : { reason }) };
    return send({ type: 'entrants.add', entrants: [entered], atOnce });
  });
  if (!answer.ok) return no(answer.refusal);
  printIssued(slip);
  const last = tournament()?.entrants.at(-1);
  if (last !== undefined) sayWhere(last.id);
  return answer;
};
