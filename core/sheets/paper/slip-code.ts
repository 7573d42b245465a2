/**
 * The code on a result slip, which a scanner types like a keyboard [hall-and-print 1.6, 3.2].
 *
 * | rule | where |
 * | --- | --- |
 * | it carries event, round, table and check code | `slipCode` |
 * | wrong round or revision is told | `readSlipCode`, renderer/round/entry/entry-scan.ts |
 *
 * Different on purpose: the check code is over the seats of this one table, not over the whole round. When only the
 * changed slips of a re-issue are printed, the other tables keep their first slips, and those are right.
 *
 * Digits are the same on every keyboard layout, and the letter is told by its place. 19 characters make the smallest QR
 * code with 15 % of error correction.
 */

import { fingerprint } from '../../tournament/draws/fingerprint.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { Table, TableNo } from '../../tournament/words.ts';

/** No key of result entry has this meaning. */
export const SCAN_LETTER = 'S';

const DIGITS = { event: 4, round: 3, table: 5, check: 4, sum: 2 } as const;

export const SCAN_DIGITS = Object.values(DIGITS).reduce((sum, count) => sum + count, 0);

const digits = (value: number, count: number): string => String(value % 10 ** count).padStart(count, '0');

const sign = (value: Parameters<typeof fingerprint>[0], count: number): string =>
  digits(Number.parseInt(fingerprint(value).slice(0, 8), 16), count);

const eventSign = ({ id }: Pick<Tournament, 'id'>): string => sign(id, DIGITS.event);

const tableSign = ({ table, seats }: Table): string => sign([table, ...seats], DIGITS.check);

/** ISO 7064, MOD 97-10: no single wrong digit and no exchange of neighbours keeps it. */
const checkSum = (text: string): string => {
  let rest = 0;
  for (const digit of `${text}00`) rest = (rest * 10 + Number(digit)) % 97;
  return digits(98 - rest, DIGITS.sum);
};

export const slipCode = (tournament: Pick<Tournament, 'id'>, { no }: Pick<Round, 'no'>, table: Table): string => {
  const body = `${eventSign(tournament)}${digits(no, DIGITS.round)}${digits(table.table, DIGITS.table)}${tableSign(table)}`;
  return `${SCAN_LETTER}${body}${checkSum(body)}`;
};

const FIELDS = new RegExp(`^(\\d{${DIGITS.event}})(\\d{${DIGITS.round}})(\\d{${DIGITS.table}})(\\d{${DIGITS.check}})$`);

export type ReadSlip =
  | { readonly is: 'unreadable' | 'otherEvent' }
  | { readonly is: 'otherRound'; readonly round: number }
  | { readonly is: 'table' | 'noTable' | 'oldSeating'; readonly table: TableNo };

/** `text`: exactly the digits that a scanner typed, without the letter. */
export const readSlipCode = (
  text: string,
  tournament: Pick<Tournament, 'id'>,
  { no, tables }: Pick<Round, 'no' | 'tables'>,
): ReadSlip => {
  if (text.length !== SCAN_DIGITS || !/^\d+$/.test(text)) return { is: 'unreadable' };
  const body = text.slice(0, -DIGITS.sum);
  if (checkSum(body) !== text.slice(-DIGITS.sum)) return { is: 'unreadable' };
  const [, event = '', round = '', table = '', check = ''] = FIELDS.exec(body) ?? [];
  if (event !== eventSign(tournament)) return { is: 'otherEvent' };
  if (Number(round) !== no) return { is: 'otherRound', round: Number(round) };
  const seated = tables.find((candidate) => candidate.table === Number(table));
  if (seated === undefined) return { is: 'noTable', table: Number(table) };
  return { is: tableSign(seated) === check ? 'table' : 'oldSeating', table: seated.table };
};
