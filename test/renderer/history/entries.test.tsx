import { describe, expect, it } from 'vitest';
import type { AskedInput } from '../../../core/tournament/commands.ts';
import { enter } from '../../../renderer/door/current.ts';
import { between, entriesOf } from '../../../renderer/history/entries.ts';
import { startDesk } from '../../../renderer/store/desk.ts';
import { redo, send, undo, useTournamentStore } from '../../../renderer/store/tournament.ts';
import { fakeDoor } from '../door.ts';

const add = (name: string): AskedInput => ({ type: 'entrants.add', entrants: [{ name }] });

/** The history after a walk: names are added, `-` undoes, `+` redoes. */
const walked = async (walk: readonly string[]) => {
  useTournamentStore.setState(useTournamentStore.getInitialState(), true);
  const door = fakeDoor({ event: { name: 'Cup' } });
  enter(door);
  await startDesk(door);
  for (const stride of walk) await (stride === '-' ? undo() : stride === '+' ? redo() : send(add(stride)));
  return entriesOf(useTournamentStore.getState().log);
};

const shown = (entries: Awaited<ReturnType<typeof walked>>) =>
  entries.map(({ words, state, away }) => `${words[0]?.params.what ?? words[0]?.params.name} ${state} ${away}`);

describe('the history', () => {
  it('shows the newest step first, each with the undos that lead to it', async () => {
    expect(shown(await walked(['Ann', 'Bob']))).toEqual(['Bob done 0', 'Ann done 1', 'Cup done 2']);
  });

  it('keeps an undone step, which can be brought back', async () => {
    const entries = await walked(['Ann', 'Bob', '-']);
    expect(shown(entries)).toEqual(['Bob undone 1', 'Ann done 0', 'Cup done 1']);
    expect(entries[0]?.undoneAt).not.toBeNull();
  });

  it('keeps an undone step for good when something else was entered after', async () => {
    expect(shown(await walked(['Ann', 'Bob', '-', 'Cid']))).toEqual([
      'Cid done 0',
      'Bob dropped 0',
      'Ann done 1',
      'Cup done 2',
    ]);
  });

  it('counts redos through several undone steps', async () => {
    expect(shown(await walked(['Ann', 'Bob', 'Cid', '-', '-', '-', '+']))).toEqual([
      'Cid undone 2',
      'Bob undone 1',
      'Ann done 0',
      'Cup done 1',
    ]);
  });

  it('names the steps that going back takes', async () => {
    const entries = await walked(['Ann', 'Bob', 'Cid']);
    const [, , ann] = entries;
    if (ann === undefined) throw new Error('no third entry');
    expect(between(entries, ann).map(({ words }) => words[0]?.params.what)).toEqual(['Cid', 'Bob']);
  });

  it('says once that times are those of the taking over, where the file taken over named none', async () => {
    await walked(['Ann', 'Bob']);
    const { log } = useTournamentStore.getState();
    const said = (steps: typeof log) =>
      entriesOf(steps).flatMap(({ words }) => words.filter(({ key }) => key === 'shell:steps.tournament.takenOver'));
    expect(said(log)).toHaveLength(0);
    expect(said(log.map((step) => ({ ...step, at: '2026-12-24T20:00:00.000Z' })))).toHaveLength(1);
  });
});
