/** Ways out of the refusals of the floor that do one thing, after which what was refused is done. */

import { z } from 'zod';
import type { Answer, WayOut } from '../../../core/tournament/refusal.ts';
import { send } from '../../store/tournament.ts';
import { type FloorOrder, sendFloor } from './own-command.ts';

const numbers = z.array(z.int());

type Step = () => Promise<Answer<unknown>>;

const ordered =
  (order: FloorOrder): Step =>
  () =>
    sendFloor(order);

const opened = ({ tables }: Params): Step | null => {
  const named = numbers.safeParse(tables);
  return named.success ? ordered({ do: 'openTables', tables: named.data }) : null;
};

/** Marks people as paid, all or nobody, in one step. */
const markedPaid = ({ players }: Params): Step | null => {
  const named = numbers.safeParse(players);
  if (!named.success) return null;
  return () => send({ type: 'entrants.mark', ids: named.data, trait: 'paid', value: true });
};

type Params = NonNullable<WayOut['params']>;

const steps: { readonly [way: string]: (params: Params) => Step | null } = {
  'poker.openTables': opened,
  'poker.reopenTable': opened,
  'poker.markPaid': markedPaid,
  'poker.unlockSeats': () => ordered({ do: 'unlockSeats' }),
  'poker.openRegistration': () => ordered({ do: 'setRegistration', open: true }),
  'poker.extraChair': ({ table, seats }) =>
    typeof table === 'number' && typeof seats === 'number'
      ? ordered({ do: 'editTable', table, seatCount: seats })
      : null,
  'poker.unseat': ({ entry }) => (typeof entry === 'number' ? ordered({ do: 'unseat', entries: [entry] }) : null),
};

/** The ways that are such a step. */
export const stepWays: readonly string[] = Object.keys(steps);

/** What a way does before what was refused is done; null where it does something else. */
export const firstStep = ({ do: way, params = {} }: WayOut): Step | null => steps[way]?.(params) ?? null;
