/**
 * Walking the chain: finds accidents in the journal, and steps of another tournament [reliability 2.2, 5.1 g]. It does not find
 * forgers, and a lost tail leaves a shorter but valid chain [reliability 5.5].
 */

import type Database from 'better-sqlite3';
import { type ChainEnd, firstLink, STEP_BYTES, sha256 } from './step.ts';

type Connection = Database.Database;

/** Where the chain ends, or the number of the first step that is missing or is not as it was written. */
export type ChainVerdict =
  | { readonly whole: true; readonly end: ChainEnd }
  | { readonly whole: false; readonly step: number };

type LinkRow = { readonly no: number; readonly prev: string; readonly hash: string; readonly bytes: Uint8Array | null };

/**
 * Recomputes every link of the journal from the first one.
 * The bytes under a link are put together by the database: as strings, two different damaged bytes could read as the
 * same replacement sign, and it takes a third of the time.
 */
export const verifyChain = (db: Connection, tournamentId: string): ChainVerdict => {
  const rows = db
    .prepare<[], LinkRow>(`SELECT no, prev, hash, ${STEP_BYTES} AS bytes FROM journal ORDER BY no`)
    .iterate();
  let end: ChainEnd = { no: 0, hash: firstLink(tournamentId) };
  for (const row of rows) {
    const no = end.no + 1;
    const follows = row.no === no && row.prev === end.hash;
    // A field that is NULL makes the bytes NULL: damage like any other.
    if (!follows || row.bytes === null || row.hash !== sha256(row.bytes)) return { whole: false, step: no };
    end = { no, hash: row.hash };
  }
  return { whole: true, end };
};
