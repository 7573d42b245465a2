/**
 * Walking the chain: finds accidents in the journal, and steps of another tournament (2.2, 5.1 g). It does not find
 * forgers, and a lost tail leaves a shorter but valid chain (5.5).
 */

import type Database from 'better-sqlite3';
import { type ChainEnd, firstLink, type StepFields, stepHash } from './step.ts';

type Connection = Database.Database;

/** Where the chain ends, or the number of the first step that is missing or is not as it was written. */
export type ChainVerdict =
  | { readonly whole: true; readonly end: ChainEnd }
  | { readonly whole: false; readonly step: number };

type LinkRow = StepFields<Uint8Array> & { readonly link: string; readonly before: string };

/**
 * Recomputes every link of the journal from the first one.
 * The texts are fetched as bytes: as strings, two different damaged bytes could read as the same replacement sign.
 */
export const verifyChain = (db: Connection, tournamentId: string): ChainVerdict => {
  const rows = db
    .prepare<[], LinkRow>(
      `SELECT no, CAST(prev AS BLOB) AS prev, CAST(command_id AS BLOB) AS commandId, CAST(at AS BLOB) AS at,
              CAST(actor AS BLOB) AS actor, CAST(kind AS BLOB) AS kind, cancels, CAST(command AS BLOB) AS command,
              CAST(changes AS BLOB) AS changes, CAST(answer AS BLOB) AS answer, hash AS link, prev AS before
       FROM journal ORDER BY no`,
    )
    .iterate();
  let end: ChainEnd = { no: 0, hash: firstLink(tournamentId) };
  for (const row of rows) {
    const no = end.no + 1;
    if (row.no !== no || row.before !== end.hash || row.link !== stepHash(row)) return { whole: false, step: no };
    end = { no, hash: row.link };
  }
  return { whole: true, end };
};
