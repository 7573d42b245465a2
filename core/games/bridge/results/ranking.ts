/**
 * The ranking [bridge 5.6]: totals, then tie-breaks in the order of the event, then shared places ("2=", the next is 4).
 *
 * | rule | where |
 * | --- | --- |
 * | a tie-break that parts a group is not used again on its parts; the next one is | `parted` |
 * | `shared` ends the list of tie-breaks | `usedTieBreaks` |
 * | the withdrawn keep their scores and have no place [bridge 4.13] | `rankingAfter` |
 * | [W-09] control sum [bridge 5.4] | `controlSum` |
 */

import type { EntrantId, Phrase, RoundNo } from '../../../tournament/words.ts';
import type { TieBreak } from '../rules/rules.ts';
import { scaleMax } from '../rules/scales.ts';
import { type Account, accountsOf, type BridgeEvent } from './accounts.ts';
import { type TieField, tieField, tieValue } from './tie-breaks.ts';

export type Ranked = {
  readonly entrant: EntrantId;
  readonly place: number | null;
  readonly shared: boolean;
  readonly account: Account;
  /** First number of each tie-break, null where it says nothing. */
  readonly ties: readonly (number | null)[];
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (b[i] ?? 0) - (a[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

type Valued = { readonly account: Account; readonly value: readonly number[] };

const runs = (valued: readonly Valued[]): Account[][] => {
  const groups: Valued[][] = [];
  for (const one of valued.toSorted((a, b) => compare(a.value, b.value))) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0].value, one.value) === 0) last.push(one);
    else groups.push([one]);
  }
  return groups.map((group) => group.map(({ account }) => account));
};

const parted = (group: readonly Account[], codes: readonly TieBreak[], field: TieField): Account[][] => {
  const [code, ...rest] = codes;
  if (group.length < 2 || code === undefined || code === 'shared') return [[...group]];
  const values = group.map((account) => ({ account, value: tieValue(code, account, group, field) }));
  if (values.some(({ value }) => value === null)) return parted(group, rest, field);
  return runs(values.map(({ account, value }) => ({ account, value: value ?? [] }))).flatMap((part) =>
    parted(part, rest, field),
  );
};

export const usedTieBreaks = (codes: readonly TieBreak[]): readonly TieBreak[] => {
  const end = codes.indexOf('shared');
  return end === -1 ? codes : codes.slice(0, end);
};

export const rankingAfter = (event: BridgeEvent, through: RoundNo, seed: string): Ranked[] => {
  const accounts = accountsOf(event, through).toSorted((a, b) => a.contestant.number - b.contestant.number);
  const field = tieField(event.rules, accounts, seed);
  const codes = usedTieBreaks(event.rules.tieBreaks);
  const byTotal = runs(accounts.map((account) => ({ account, value: [account.total] })));
  const hasLeft = ({ contestant: { withdrawnFrom } }: Account): boolean =>
    withdrawnFrom !== null && withdrawnFrom <= through + 1;
  let next = 1;
  const ranked = byTotal.flatMap((equals) =>
    parted(equals, codes, field).flatMap((group) => {
      const competing = group.filter((account) => !hasLeft(account)).length;
      const place = next;
      next += competing;
      return group.map((account): Ranked => {
        const left = hasLeft(account);
        return {
          entrant: account.contestant.id,
          place: left ? null : place,
          shared: !left && competing > 1,
          account,
          ties: codes.map((code) => tieValue(code, account, equals, field)?.[0] ?? null),
        };
      });
    }),
  );
  if (event.rules.withdrawn === 'inPlace') return ranked;
  const competing = ranked.filter(({ place }) => place !== null);
  return event.rules.withdrawn === 'excluded'
    ? competing
    : [...competing, ...ranked.filter(({ place }) => place === null)];
};

export type ControlSum = { readonly sum: number; readonly expected: number };

/** The sum of all totals and what it must be [bridge 5.4], a check number of VP scoring; null in other units. */
export const controlSum = (event: BridgeEvent, through: RoundNo): ControlSum | null => {
  if (event.rules.ranking !== 'vp') return null;
  const accounts = accountsOf(event, through);
  let sum = 0;
  let expected = 0;
  for (const { lines, scores, carryOver, adjustments, total } of accounts) {
    sum += total;
    expected += carryOver + adjustments;
    for (const [i, line] of lines.entries()) {
      const score = scores[i] ?? null;
      if (score === null) continue;
      expected += line.kind === 'match' && line.zeroSum ? scaleMax(event.rules.scale) / 2 : score;
    }
  }
  return { sum, expected };
};

export const controlWarning = (control: ControlSum | null): Phrase | null =>
  control === null || control.sum === control.expected
    ? null
    : { code: 'bridge.warnings.controlSum', params: { sum: control.sum / 100, expected: control.expected / 100 } };
