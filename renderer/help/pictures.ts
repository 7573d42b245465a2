/**
 * The small picture of every seating method: which places of the ranking (or numbers of the list) share a table. Data of a
 * real little round each: twelve people at tables of four, ten at tables of two, ten at two tables.
 */

import type { FamilyId } from '../../core/tournament/words.ts';

export type MethodPicture = {
  /** The places of each table, in seat order; 0 is a free seat. */
  readonly tables: readonly (readonly number[])[];
  /** Places that met before and may not again, for methods that avoid it. */
  readonly met?: readonly (readonly [number, number])[];
  /** Where somebody comes from, where a method moves people. */
  readonly moves?: readonly (readonly [from: number, to: number])[];
};

export const methodPictures: { readonly [family in FamilyId]: { readonly [method: string]: MethodPicture } } = {
  mahjong: {
    random: {
      tables: [
        [7, 2, 12, 5],
        [10, 1, 4, 8],
        [3, 11, 6, 9],
      ],
    },
    swiss: {
      tables: [
        [1, 3, 4, 5],
        [2, 6, 7, 8],
        [9, 10, 11, 12],
      ],
      met: [[1, 2]],
    },
    interval: {
      tables: [
        [1, 4, 7, 10],
        [2, 5, 8, 11],
        [3, 6, 9, 12],
      ],
    },
    predefined: {
      tables: [
        [1, 5, 9, 2],
        [3, 6, 10, 12],
        [4, 7, 11, 8],
      ],
    },
  },
  bridge: {
    start: {
      tables: [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
    },
    swiss: {
      tables: [
        [1, 3],
        [2, 4],
        [5, 6],
        [7, 8],
      ],
      met: [[1, 2]],
    },
    danish: {
      tables: [
        [1, 2],
        [3, 4],
        [5, 7],
        [6, 8],
      ],
      met: [
        [1, 2],
        [5, 6],
      ],
    },
  },
  duel: {
    swiss: {
      tables: [
        [1, 5],
        [2, 6],
        [3, 7],
        [4, 8],
      ],
    },
    power: {
      tables: [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8],
      ],
    },
    cut: {
      tables: [
        [1, 8],
        [4, 5],
        [2, 7],
        [3, 6],
      ],
    },
  },
  poker: {
    wizard: {
      tables: [
        [4, 9, 1, 0, 7],
        [2, 0, 8, 5, 3],
      ],
    },
    consolidate: {
      tables: [
        [4, 9, 1, 6, 7],
        [0, 0, 0, 0, 0],
      ],
      moves: [[2, 1]],
    },
    balance: {
      tables: [
        [4, 9, 1, 0],
        [2, 6, 8, 0],
      ],
      moves: [[2, 1]],
    },
  },
};
