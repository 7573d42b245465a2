import { describe, expect, test } from 'vitest';
import { families, familyIds } from '../../../core/games/all.ts';
import { sampleSteps } from '../../../core/samples/samples.ts';
import { fingerprint } from '../../../core/tournament/draws/fingerprint.ts';
import { eraseFrom, eraseFromStep, erasingOf, everybodyIn, markOf } from '../../../core/tournament/erase.ts';
import { advance, emptyLedger, type Step } from '../../../core/tournament/ledger.ts';
import type { GameId, Json } from '../../../core/tournament/words.ts';

const AT = '2026-11-20T14:03:22.000Z';

const sampleOf = (family: GameId): readonly Step[] =>
  sampleSteps({ family, name: `Sample ${family}`, id: 'a'.repeat(32), at: AT, now: Date.parse(AT) });

const folded = (steps: readonly Step[]) =>
  steps.reduce((ledger, step) => advance(ledger, step, families), emptyLedger).tournament;

const without = (steps: readonly Step[], id: number, member: string | null = null): readonly Step[] => {
  const erasing = erasingOf(steps, id, member);
  if (erasing === null) throw new Error('nobody');
  const step = eraseFromStep(erasing);
  return steps.map((old) => step({ ...old, answer: null } as never) as unknown as Step);
};

/** Renames somebody in a sample, as if they had been entered under that name. */
const renamedIn = (steps: readonly Step[], id: number, name: string): readonly Step[] =>
  steps.map((step) => ({
    ...step,
    changes: step.changes.map((change) =>
      change.type === 'entrants.added'
        ? {
            ...change,
            entrants: change.entrants.map((entrant) => (entrant.id === id ? { ...entrant, name } : entrant)),
          }
        : change,
    ),
  }));

describe.each(familyIds)('erasing somebody from a tournament of %s [reliability 4.7]', (family) => {
  const steps = sampleOf(family);
  const [first] = everybodyIn(steps);
  if (first === undefined) throw new Error('nobody');

  test('the name is nowhere any more, and everybody else is where they were', () => {
    const text = JSON.stringify(without(steps, first.id));
    expect(JSON.stringify(steps)).toContain(first.name);
    expect(text).not.toContain(first.name);
    for (const { id, name } of everybodyIn(steps).filter((other) => other.id !== first.id)) {
      expect(text, `${id}`).toContain(name);
    }
  });

  test('the journal folds to the same tournament without the name', () => {
    const erasing = erasingOf(steps, first.id);
    if (erasing === null) throw new Error('nobody');
    const fresh = folded(without(steps, first.id));
    expect(fresh).toEqual(eraseFrom(erasing)(folded(steps) as unknown as Json));
    expect(fresh?.entrants.find(({ id }) => id === first.id)).toMatchObject({ name: markOf(first.id), club: '' });
    expect(fresh?.rounds.map(({ tables }) => tables)).toEqual(folded(steps)?.rounds.map(({ tables }) => tables));
  });

  test('the check number of every draw fits its request', () => {
    for (const { changes } of without(steps, first.id)) {
      for (const change of changes) {
        if (change.type !== 'round.published' || change.draw.fingerprint === '') continue;
        expect(change.draw.fingerprint).toBe(fingerprint(change.draw.request));
      }
    }
  });

  test.each(['swiss', 'do', 'random', 'desk', 'played', 'win'])('somebody called “%s” breaks nothing', (name) => {
    const named = renamedIn(steps, first.id, name);
    const erasing = erasingOf(named, first.id);
    if (erasing === null) throw new Error('nobody');
    expect(folded(without(named, first.id))).toEqual(eraseFrom(erasing)(folded(named) as unknown as Json));
    expect(folded(without(named, first.id))?.rounds.map(({ results }) => results)).toEqual(
      folded(steps)?.rounds.map(({ results }) => results),
    );
  });
});

describe('a name in a second script that was set by itself', () => {
  const marked = (steps: readonly Step[], ids: readonly number[]): readonly Step[] => {
    const mark = { ids, trait: 'otherScript', value: '田中 太郎' };
    const last = {
      no: steps.length + 1,
      kind: 'do',
      cancels: null,
      command: { type: 'entrants.mark', ...mark },
      changes: [{ type: 'entrants.marked', ...mark }],
    } as unknown as Step;
    return [...steps, last];
  };

  test.each([{ ids: [1] }, { ids: [1, 2] }])('goes with the person, and others keep theirs ($ids)', ({ ids }) => {
    const steps = marked(sampleOf('mahjong'), ids);
    const erasing = erasingOf(steps, 1);
    if (erasing === null) throw new Error('nobody');
    const fresh = folded(without(steps, 1));
    expect(fresh).toEqual(eraseFrom(erasing)(folded(steps) as unknown as Json));
    expect(fresh?.entrants.filter(({ traits }) => traits.otherScript !== undefined).map(({ id }) => id)).toEqual(
      ids.filter((id) => id !== 1),
    );
    if (ids.length === 1) expect(JSON.stringify(without(steps, 1))).not.toContain('田中');
  });

  test('of a pair goes when one of the two does', () => {
    const [pair] = everybodyIn(sampleOf('bridge')).filter(({ member }) => member !== null);
    if (pair === undefined) throw new Error('nobody');
    const steps = marked(sampleOf('bridge'), [pair.id]);
    const erasing = erasingOf(steps, pair.id, pair.member);
    if (erasing === null) throw new Error('nobody');
    const fresh = without(steps, pair.id, pair.member);
    expect(folded(fresh)).toEqual(eraseFrom(erasing)(folded(steps) as unknown as Json));
    expect(JSON.stringify(fresh)).not.toContain('田中');
  });
});

const entrant = (id: number, name: string, members: readonly string[] = []) => ({
  id,
  name,
  familyName: '',
  givenName: '',
  reading: '',
  club: 'Riga',
  country: 'LV',
  number: '',
  members,
  traits: {},
  playing: true,
});

const step = (changes: readonly unknown[], command: unknown = null): Step =>
  ({ no: 1, kind: 'do', cancels: null, command, changes }) as Step;

describe('the texts that somebody wrote', () => {
  const added = step([{ type: 'entrants.added', entrants: [entrant(1, 'Ivan Petrov'), entrant(2, 'Ivan Petrov')] }]);
  const corrected = step([
    {
      type: 'result.corrected',
      round: 1,
      table: 7,
      result: {},
      reason: 'Petrov was late, IVAN PETROV said so. Petrova was not.',
    },
  ]);

  test('lose the whole name and its single words, not words that only begin like them', () => {
    const [, after] = without([added, corrected], 1);
    expect(after?.changes[0]).toMatchObject({ reason: '№ 1 was late, № 1 said so. Petrova was not.' });
  });

  test('a namesake stays in the list', () => {
    const [after] = without([added, corrected], 1);
    expect(after?.changes[0]).toMatchObject({
      entrants: [{ name: '№ 1', club: '', country: '' }, { name: 'Ivan Petrov' }],
    });
  });

  test('earlier names go too', () => {
    const edited = step([{ type: 'entrant.edited', entrant: entrant(1, 'Ivan Petrow') }]);
    const note = step([{ type: 'family.changed', change: { do: 'x', note: 'Ivan Petrow sat as Ivan Petrov' } }]);
    expect(without([added, edited, note], 1)[2]?.changes[0]).toMatchObject({ change: { note: '№ 1 sat as № 1' } });
  });

  test('the command that entered a list loses the one line', () => {
    const command = { type: 'entrants.add', entrants: [{ name: 'Ivan Petrov' }, { name: 'Ivan Petrov' }] };
    const [after] = without([step(added.changes, command)], 1);
    expect(after?.command).toMatchObject({ entrants: [{ name: '№ 1' }, { name: 'Ivan Petrov' }] });
  });
});

describe('one of a pair', () => {
  const pair = step([
    { type: 'entrants.added', entrants: [entrant(1, 'Petrov – Ozola', ['Ivan Petrov', 'Anna Ozola'])] },
  ]);

  test('goes alone: the partner keeps the name', () => {
    const [after] = without([pair], 1, 'Ivan Petrov');
    expect(after?.changes[0]).toMatchObject({
      entrants: [{ name: '№ 1 – Ozola', members: ['№ 1', 'Anna Ozola'], club: 'Riga' }],
    });
  });

  test('everybody is the pair and both members; nobody else can be erased', () => {
    expect(everybodyIn([pair]).map(({ name }) => name)).toEqual(['Petrov – Ozola', 'Ivan Petrov', 'Anna Ozola']);
    expect(erasingOf([pair], 2)).toBeNull();
    expect(erasingOf([pair], 1, 'Somebody Else')).toBeNull();
  });
});
