// @module-tag long
/**
 * [T-UNDO-1, T-UNDO-2]: whatever was entered, in all four games, over closing and opening at random moments: undone to the empty
 * tournament, redone to the last state, and what is stored beside the journal equals a replay after every step.
 */

import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type Stream, stream } from '../../../core/random/stream.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import type { Command, CommandInput } from '../../../core/tournament/commands.ts';
import { command as commandForm } from '../../../core/tournament/commands.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';
import { create, open, type TournamentFile } from '../../../electron/backend/file/tournament-file.ts';
import { replay, type Session, sessionOn } from '../../../electron/backend/session.ts';
import { figure } from '../../gates/figures.ts';
import { allSteps, trialPlace } from '../file/sample.ts';
import { must } from '../file/steps.ts';

const FAMILIES: readonly GameId[] = ['mahjong', 'bridge', 'duel', 'poker'];
const AT = '2026-11-20T14:03:22.000Z';
const LISTS = Number(process.env.SEATWRIGHT_UNDO_LISTS ?? 100);

/** Commands of each list, beside what the sample event holds already. */
const COMMANDS = 200;

/** One of so many lists is folded anew after every command. */
const FOLDED_OF = 25;

const samples = new Map(
  FAMILIES.map((family, n) => {
    const id = `${n + 1}`.repeat(32);
    return [family, { id, steps: sampleSteps({ family, name: 'Sample', id, at: AT, now: Date.parse(AT) }) }];
  }),
);

/** Clocks jump: three days back, a year on. Order is by number [reliability 4.5, T-UNDO-4]. */
const DAY = 86_400_000;
const jumping = (random: Stream) => () => new Date(Date.parse(AT) + (random.below(369) - 3) * DAY);

const sessionFor = (file: TournamentFile, random: Stream): Session =>
  must(
    sessionOn(file, {
      now: jumping(random),
      told: () => undefined,
      copy: () => undefined,
      noRound: () => null,
    }),
  );

/** A file that begins as the sample of a game. */
const begun = (family: GameId, random: Stream) => {
  const { path, options } = trialPlace();
  const sample = samples.get(family);
  if (sample === undefined) throw new Error('no sample');
  const file = must(create(path, { tournamentId: sample.id, createdBy: 'Seatwright 0.1.0', createdAt: AT }, options));
  for (const { no, kind, cancels, command, changes } of sample.steps) {
    const step = { kind, cancels, command, changes: changes as readonly Json[], answer: { no } };
    must(file.append({ commandId: `sample-${no}`, at: AT, actor: 'desk', ...step }));
  }
  return { path, options, session: sessionFor(file, random) };
};

const pick = <T>(random: Stream, of: readonly T[]): T | undefined => of[random.below(of.length)];

/** Something that may be asked for now, in any game; some of it is refused. */
const wish = (session: Session, random: Stream): Command => {
  const tournament = session.ledger().tournament;
  const entrants = tournament?.entrants ?? [];
  const rounds = tournament?.rounds ?? [];
  const someone = pick(random, entrants)?.id ?? 1;
  const round = pick(random, rounds);
  const table = pick(random, round?.tables ?? [])?.table ?? 1;
  const no = round?.no ?? 1;
  const wishes: readonly CommandInput[] = [
    { type: 'entrants.add', entrants: [{ name: `New ${random.below(1000)}` }] },
    { type: 'entrant.edit', id: someone, entrant: { name: `Ренат ${random.below(1000)} 東` } },
    { type: 'entrants.play', ids: [someone], playing: random.below(2) === 0 },
    { type: 'entrants.remove', ids: [someone] },
    { type: 'tournament.describe', name: `Event ${random.below(100)}`, plannedRounds: 1 + random.below(20) },
    { type: 'standings.show', hidden: random.below(2) === 0, frozenAfter: null },
    { type: 'result.clear', round: no, table },
    { type: 'result.enter', round: no, table, result: round?.results[table] ?? null },
    { type: 'round.confirm', no },
    { type: 'round.reopen', no },
    { type: 'round.withdraw', no },
    { type: 'round.clock', no, at: random.below(1_000_000), do: { what: 'start', seconds: 60 } },
  ];
  return commandForm.parse(pick(random, wishes));
};

const stateOf = (session: Session): Json => session.ledger().tournament as unknown as Json;

describe('T-UNDO-1, T-UNDO-2', () => {
  test.each(FAMILIES)(`random lists of ${COMMANDS} commands: %s`, (family) => {
    const lists = Math.max(1, Math.round(LISTS / FAMILIES.length));
    let steps = 0;
    for (let list = 0; list < lists; list++) {
      const random = stream('T-UNDO-1', FAMILIES.indexOf(family) * 100_000 + list);
      let { path, options, session } = begun(family, random);
      const reopened = (): Session => {
        must(session.close());
        return sessionFor(must(open(path, { ...options, replay })), random);
      };
      let ids = 0;
      const id = () => `${list}-${ids++}`;
      for (let n = 0; n < COMMANDS; n++) {
        const what = random.below(10);
        if (what === 0) session.undo(id(), 'desk');
        else if (what === 1) session.redo(id(), 'desk');
        else session.execute(id(), () => ok(wish(session, random)), 'desk');
        // [T-UNDO-2] after every command of some of the lists; of all of them at their end.
        if (list % FOLDED_OF === 0) {
          const whole = replay(allSteps(session.reading)).state;
          expect(isDeepStrictEqual(whole, stateOf(session)), `after command ${n + 1}`).toBe(true);
        }
        if (random.below(150) === 0) session = reopened();
      }
      steps += session.ledger().last;
      const last = stateOf(session);
      const folded = replay(allSteps(session.reading));
      expect(isDeepStrictEqual(folded.state, last)).toBe(true);
      let undone = 0;
      while (session.undo(id(), 'desk').ok) undone += 1;
      expect(session.ledger().tournament).toMatchObject({ entrants: [], rounds: [], nextEntrant: 1 });
      session = reopened();
      expect(session.reading.found.snapshot).toBe('good');
      for (let n = 0; n < undone; n++) must(session.redo(id(), 'desk'));
      expect(isDeepStrictEqual(stateOf(session), last)).toBe(true);
      must(session.close());
    }
    figure('T-UNDO-1', `${family}: ${lists} lists, ${steps} steps, undone to nothing and redone without a difference`);
  });

  test('control: a stored state that is not what the steps lead to is found when the file is opened', () => {
    const random = stream('T-UNDO-2 control');
    const { path, options, session } = begun('mahjong', random);
    const file = session.file;
    if (file === null) throw new Error('not open');
    const right = replay(allSteps(file));
    const wrong = { ...right, state: { ...(right.state as object), name: 'Another name' } as Json };
    must(file.writeSnapshot(file.last().no, wrong));
    must(file.close());
    const again = must(open(path, { ...options, replay }));
    expect(again.found.snapshot).toBe('wrong');
    must(again.close());
  });
});
