/** Rows of a draft that the director keeps while the rest is paired again [bridge 4.11]. */

import { create } from 'zustand';
import type { Table } from '../../../../core/tournament/words.ts';
import { closeWithEvent } from '../../../store/tournament.ts';

type Locks = { readonly tables: readonly Table[] };

export const useLocks = create<Locks>()(() => ({ tables: [] }));

const same = (a: Table, b: Table): boolean => a.table === b.table && a.seats.join() === b.seats.join();

/** A lock holds for a table as it was seated then; a change of its seats opens it. */
export const isLocked = (locks: readonly Table[], table: Table): boolean => locks.some((lock) => same(lock, table));

export const toggleLock = ({ table, seats }: Table): void =>
  useLocks.setState(({ tables }) => ({
    tables: isLocked(tables, { table, seats })
      ? tables.filter((lock) => !same(lock, { table, seats }))
      : [...tables.filter((lock) => lock.table !== table), { table, seats }],
  }));

export const unlockAll = (): void => useLocks.setState({ tables: [] });

closeWithEvent(unlockAll);
