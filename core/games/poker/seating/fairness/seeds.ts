/**
 * Whoever has the seed of an event can compute every draw, so it stays in the file until the event has ended.
 *
 * | rule | function |
 * | --- | --- |
 * | [room 1.1] fingerprint: SHA-256 of the seed as ASCII text, lower-case hex; the whole 64 digits bind | `fingerprintOf` |
 * | [room 1.2] seed of draw n: SHA-256 of `S#n`; events without `fair: 2` keep `S#n` | `seedOfDraw` |
 * | [room 1.4] shown when nobody can be drawn any more: one player is left and registration is closed | `isSeedShown` |
 * | [room 1.2] the seed of a draw already made gives neither S nor another draw away | `seedToTell` |
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DrawNo } from '../../../../tournament/words.ts';
import { bustCount, type Floor, type SeatDraw, stillIn } from '../../rules/floor-state.ts';
import type { PokerRules } from '../../rules/rules.ts';

export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export const fingerprintOf = (seed: string): string => sha256Of(seed);

/** "D65D F89F 702E EC58". */
export const shortForm = (fingerprint: string): string =>
  (fingerprint.slice(0, 16).toUpperCase().match(/.{4}/g) ?? []).join(' ');

export const seedOfDraw = (seed: string, { fair }: Pick<PokerRules, 'fair'>, draw: DrawNo): string =>
  fair === 2 ? sha256Of(`${seed}#${draw}`) : `${seed}#${draw}`;

export const isSeedShown = (floor: Floor): boolean =>
  bustCount(floor) > 0 && !floor.registrationOpen && stillIn(floor) <= 1;

/** A seed made by hashing gives nothing away; `S#n` gives away everything. */
export const seedToTell = ({ seed }: Pick<SeatDraw, 'seed'>, floor: Floor): string | null =>
  !seed.includes('#') || isSeedShown(floor) ? seed : null;

export const exampleSeed = (id: string): string => `whatIf/${id}`;
