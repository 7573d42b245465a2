/** One dialect of change: what a game stores are facts with a name, and every command leads to some. */

import { describe, expect, test } from 'vitest';
import { families } from '../../../core/games/all.ts';
import { bridgeCommand } from '../../../core/games/bridge/rules/state.ts';
import { duelCommand } from '../../../core/games/duel/rules/state.ts';
import { mahjongCommand } from '../../../core/games/mahjong/rules/state.ts';
import { playOf } from '../../../core/samples/play.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { advance, emptyLedger, type Step } from '../../../core/tournament/ledger.ts';
import { familyIds, type Json } from '../../../core/tournament/words.ts';
import { playEveryCommand, scripted } from '../../fixtures/files/every-command.ts';

const event = { name: 'Every command', id: '0'.repeat(32), at: '2026-11-21T12:00:00.000Z' };

const stepsOf = (family: (typeof scripted)[number]): readonly Step[] => {
  const play = playOf({ family, ...event, plannedRounds: 7, seed: 'every' });
  playEveryCommand(family, play);
  return play.steps();
};

const namesIn = { mahjong: mahjongCommand, bridge: bridgeCommand, duel: duelCommand };

const ownIn = (step: Step): readonly { readonly type?: string }[] =>
  step.changes.flatMap((change) => (change.type === 'family.changed' ? [change.change as { type?: string }] : []));

const given = ({ command }: Step): string | undefined =>
  (command as { readonly command?: { readonly do?: string } }).command?.do;

describe('facts', () => {
  test.each(scripted)('every command of %s is given in its event, and each leads to facts', (family) => {
    const led = stepsOf(family).filter((step) => ownIn(step).length > 0);
    const names = namesIn[family].options.map(({ shape }) => shape.do.value as string);
    expect([...new Set(led.map(given))].sort()).toEqual(names.sort());
  });

  test.each(familyIds)('nothing that %s stores is without a name', (family) => {
    const made = sampleSteps({ family, ...event, now: Date.parse(event.at) });
    const played = scripted.find((each) => each === family);
    const all = [...made, ...(played === undefined ? [] : stepsOf(played))].flatMap(ownIn);
    expect(all.filter(({ type }) => type === undefined || type === 'patched')).toEqual([]);
  });

  test('what a journal of before facts holds is folded as it was: the parts that were different then', () => {
    const [created] = stepsOf('bridge');
    if (created === undefined) throw new Error('no step');
    const patch: Json = { own: { shuffles: 3 }, playing: [] };
    const ledger = [
      created,
      { ...created, no: 2, changes: [{ type: 'family.changed' as const, change: patch }] },
    ].reduce((now, step) => advance(now, step, families), emptyLedger);
    expect(ledger.tournament?.own).toMatchObject({ shuffles: 3, order: [] });
  });
});
