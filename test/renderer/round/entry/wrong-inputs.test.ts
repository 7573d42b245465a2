/** [K-06] for bridge and 1-v-1: nothing wrong is stored without the right yes, and what was typed stays [hall-and-print 3.3, 3.5]. */

import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { families } from '../../../../core/games/all.ts';
import { sampleSteps } from '../../../../core/samples/samples.ts';
import { type CommandInput, command } from '../../../../core/tournament/commands.ts';
import { advance, doStep, emptyLedger, type Ledger } from '../../../../core/tournament/ledger.ts';
import type { Json } from '../../../../core/tournament/words.ts';
import { type BridgeHand, bridgeEntry } from '../../../../renderer/games/bridge/entry.ts';
import { type DuelHand, duelEntry } from '../../../../renderer/games/duel/entry.ts';
import type { EntryForm } from '../../../../renderer/round/entry/entry-form.ts';
import { entered, refused, usedKey } from '../../../../renderer/round/entry/entry-sending.ts';
import { type Entry, type Stepped, startEntry } from '../../../../renderer/round/entry/entry-state.ts';
import { type Meaning, meaningOf } from '../../../../renderer/round/entry/press.ts';
import { tournamentOf } from '../event.ts';

/** Where a window keeps the unit that was typed last; there is no window here. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

/** The sample of a game when its last round has just been published. */
const published = (family: 'bridge' | 'duel', rules: Json = {}): Ledger => {
  const wish = { family, name: 'Sample', id: 'a'.repeat(32), at: '2026-05-01T08:00:00.000Z', now: 1_777_622_400_000 };
  const steps = sampleSteps(wish);
  const last = steps.findLastIndex(({ changes }) => changes.some(({ type }) => type === 'round.published'));
  const ledger = steps.slice(0, last + 1).reduce((before, step) => advance(before, step, families), emptyLedger);
  const { tournament } = ledger;
  if (tournament === null) throw new Error('empty');
  return { ...ledger, tournament: { ...tournament, rules: { ...(tournament.rules as object), ...(rules as object) } } };
};

const SIGNS: { readonly [key: string]: string } = { '⏎': 'Enter', '⎋': 'Escape', '↑': 'ArrowUp', '↓': 'ArrowDown' };

const meaning = (key: string, line: string): Meaning =>
  meaningOf({ key: SIGNS[key] ?? key, code: '', ctrlKey: false, altKey: false, metaKey: false }, line === '');

/** Strikes keys at the entry of the last round; what a result is refused with comes back as at the desk. */
const strike = <H>(start: Ledger, form: EntryForm<H>, keys: string) => {
  let ledger = start;
  const round = tournamentOf(start).rounds.length;
  let entry: Entry<H> = startEntry<H>(round, 'byNumber');
  const scene = () => ({ tournament: tournamentOf(ledger), form });
  const take = (stepped: Stepped<H>): void => {
    entry = stepped.entry;
    const { send } = stepped;
    if (send === null) return;
    const { table, result, reason } = send;
    const where = { round, table };
    const input: CommandInput =
      result === null
        ? { type: 'result.clear', ...where }
        : reason === null
          ? { type: 'result.enter', ...where, result }
          : { type: 'result.correct', ...where, result, reason };
    const step = doStep(ledger, command.parse(input), families);
    if (!step.ok) {
      take(refused(entry, { code: step.refusal.code, params: step.refusal.params }, scene()));
      return;
    }
    if (step.value !== null) ledger = advance(ledger, { ...step.value, no: ledger.last + 1 }, families);
    take(entered(entry, scene()));
  };
  for (const key of keys) {
    const pressed = meaning(key, entry.line);
    if (pressed !== null) take(usedKey(entry, pressed, scene()));
  }
  return { entry, results: tournamentOf(ledger).rounds.at(-1)?.results ?? {} };
};

const duel = published('duel');
const imps = published('bridge', { ranking: 'imp' });
const bridge = published('bridge', { ranking: 'vp' });
const percents = published('bridge', { ranking: 'mp', entryUnit: 'mp' });

describe('K-06, 1-v-1: single cases', () => {
  test.each([
    ['a table that is not there', '99⏎', 'entry.noTable', '99'],
    ['table 0', '0⏎', 'entry.notATable', '0'],
    ['a score that best of three does not have', '1⏎+3-0⏎', 'duel.', '3-0'],
    ['nobody two games ahead', '1⏎+2-2⏎', 'duel.', '2-2'],
    ['no score of games', '1⏎+2⏎', 'duelDesk.entry', '2'],
  ])('%s', (_, keys, code, kept) => {
    const { entry, results } = strike(duel, duelEntry, keys);
    expect(results).toEqual({});
    expect(entry.complaint?.code).toContain(code);
    expect(entry.line).toBe(kept);
  });
});

describe('K-06, bridge: single cases', () => {
  test.each([
    ['a table that is not there', '99⏎', 'entry.noTable', '99'],
    ['both sides together more than the scale', '1⏎12-9⏎', 'bridgeDesk.entry.sum', '12-9'],
    ['more than the scale has', '1⏎21⏎', 'bridgeDesk.entry.outside', '21'],
    ['no figure', '1⏎--⏎', '', '--'],
  ])('%s', (_, keys, code, kept) => {
    const { entry, results } = strike(bridge, bridgeEntry, keys);
    expect(results).toEqual({});
    expect(entry.complaint?.code ?? 'none').toContain(code);
    expect(entry.complaint).not.toBeNull();
    expect(entry.line).toBe(kept);
  });

  test('a margin of more than 100 IMPs needs a second Enter', () => {
    const asked = strike(imps, bridgeEntry, '1⏎120⏎');
    expect([asked.results, asked.entry.line]).toEqual([{}, '120']);
    expect(asked.entry.complaint).not.toBeNull();
    expect(Object.keys(strike(imps, bridgeEntry, '1⏎120⏎⏎').results)).toEqual(['1']);
  });

  test.each(['1⏎7⏎', '1⏎91⏎', '2⏎1 9⏎1'])('a share of less than a tenth needs a second Enter: %s', (keys) => {
    const asked = strike(percents, bridgeEntry, keys);
    expect(asked.results).toEqual({});
    expect(asked.entry.complaint?.code).toBe('bridgeDesk.entry.lopsided');
    expect(Object.keys(strike(percents, bridgeEntry, `${keys}⏎`).results)).toEqual(['1']);
  });

  test('what is typed anew after the question is asked about by itself', () => {
    const { results } = strike(percents, bridgeEntry, '1⏎7⏎57⏎');
    expect(results).toMatchObject({ 1: { entry: 'mp', ns: 5700 } });
  });
});

const alphabet = fc.constantFrom(...'0123456789.,-⏎⏎⏎/+*⎋↑↓');
const piles = fc.array(alphabet, { minLength: 1, maxLength: 40 });

test('K-06, 1-v-1: of 1,000 random inputs only results come out that best of three has', () => {
  fc.assert(
    fc.property(piles, (keys) => {
      const { results } = strike<DuelHand>(duel, duelEntry, keys.join(''));
      for (const result of Object.values(results)) {
        const { outcome, games, reason } = result as {
          outcome: string;
          games: { a: number; b: number; draws: number };
          reason: string;
        };
        const { a, b } = games;
        expect(Math.max(a, b)).toBeLessThanOrEqual(2);
        if (reason !== 'played') expect(a + b).toBe(0);
        else if (outcome === 'a') expect(a).toBeGreaterThan(b);
        else if (outcome === 'b') expect(b).toBeGreaterThan(a);
        else expect(a).toBe(b);
      }
    }),
    { numRuns: 1000 },
  );
});

test('K-06, bridge: of 1,000 random inputs no victory points come out beyond the scale, and no sum beside it that was not split', () => {
  fc.assert(
    fc.property(piles, (keys) => {
      const { results } = strike<BridgeHand>(bridge, bridgeEntry, keys.join(''));
      for (const result of Object.values(results)) {
        const stored = result as { entry: string; ns: number; ew: number | null; split?: boolean };
        if (stored.entry !== 'vp') continue;
        expect(stored.ns).toBeGreaterThanOrEqual(0);
        expect(stored.ns).toBeLessThanOrEqual(2000);
        if (stored.ew !== null && stored.split !== true) expect(stored.ns + stored.ew).toBe(2000);
      }
    }),
    { numRuns: 1000 },
  );
});
