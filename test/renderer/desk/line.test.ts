import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refuse } from '../../../core/tournament/refusal.ts';
import { openCard, useCard } from '../../../renderer/desk/card.ts';
import { openDialog, usePlace } from '../../../renderer/desk/place.ts';
import { useApp } from '../../../renderer/store/app.ts';
import { startDesk } from '../../../renderer/store/desk.ts';
import { openFile, takeFile } from '../../../renderer/store/file.ts';
import { useNotices } from '../../../renderer/store/notices.ts';
import { catchUp, send, take, tournament, undo, useTournamentStore } from '../../../renderer/store/tournament.ts';
import { type FakeDoor, fakeDoor } from '../door.ts';

/** Where a window keeps the screen it is at; there is no window here. */
vi.hoisted(() => vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined }));

const add = (name: string) => ({ type: 'entrants.add' as const, entrants: [{ name }] });
const names = () => tournament()?.entrants.map(({ name }) => name);

let door: FakeDoor;

beforeEach(async () => {
  useApp.setState(useApp.getInitialState(), true);
  useTournamentStore.setState(useTournamentStore.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  door = fakeDoor({ event: { name: 'Cup' }, files: [{ name: 'Other cup' }] });
  await startDesk(door);
});

describe('a command', () => {
  it('is in the state of the window when it is answered', async () => {
    const answer = await send(add('Ann'));
    expect(answer).toEqual({ ok: true, value: { no: 2 } });
    expect(names()).toEqual(['Ann']);
  });

  it('leaves the state alone when it is refused', async () => {
    const answer = await send({ type: 'entrants.remove', ids: [7] });
    expect(answer.ok).toBe(false);
    expect(names()).toEqual([]);
  });

  it('is not lost and not doubled when the line breaks before its answer', async () => {
    door.loseNextAnswer();
    const answering = send(add('Ann'));
    await expect.poll(() => useApp.getState().link).toBe('lost');
    expect(useTournamentStore.getState().unconfirmed).toBe(1);
    door.become('joined');
    expect(await answering).toEqual({ ok: true, value: { no: 2 } });
    expect(names()).toEqual(['Ann']);
    expect(door.ledger().last).toBe(2);
    const sent = door.calls
      .filter(({ method }) => method === 'tournament.do')
      .map(({ input }) => (input as { id: string }).id);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });

  it('pressed twice in the time of a double click is carried out once, with one answer', async () => {
    const [first, second] = await Promise.all([send(add('Ann')), send(add('Ann'))]);
    expect(second).toEqual(first);
    expect(names()).toEqual(['Ann']);
    await undo();
    expect(names()).toEqual([]);
    await send(add('Ann'));
    expect(names()).toEqual(['Ann']);
    await send(add('Ben'));
    await send(add('Ann'));
    expect(names()).toEqual(['Ann', 'Ben', 'Ann']);
  });

  it('that never arrived arrives once the line is back', async () => {
    door.become('lost');
    const answering = send(add('Ann'));
    door.become('joined');
    expect((await answering).ok).toBe(true);
    expect(door.ledger().tournament?.entrants.map(({ name }) => name)).toEqual(['Ann']);
  });

  it('is not carried out on another file that was opened while the line was broken', async () => {
    door.loseNextAnswer();
    const answering = send(add('Ann'));
    await expect.poll(() => useApp.getState().link).toBe('lost');
    door.openFile('Other cup');
    door.become('joined');
    expect(await answering).toMatchObject({ ok: false, refusal: { code: 'door.otherFile' } });
    await expect.poll(() => tournament()?.name).toBe('Other cup');
    expect(names()).toEqual([]);
    expect(door.ledger().tournament?.entrants).toEqual([]);
  });

  it('of an event in whose place another window has opened another is refused: it was meant for nobody there', async () => {
    door.openFile('Other cup');
    const refused = { ok: false, refusal: { code: 'door.otherFile' } };
    expect(await Promise.all([send(add('Ann')), undo()])).toMatchObject([refused, refused]);
    await expect.poll(() => tournament()?.name).toBe('Other cup');
    expect(door.ledger().tournament?.entrants).toEqual([]);
    expect((await send(add('Bob'))).ok).toBe(true);
  });

  it('has an id of 128 random bits, another for each', async () => {
    await send(add('Ann'));
    await send(add('Bob'));
    const ids = door.calls
      .filter(({ method }) => method === 'tournament.do')
      .map(({ input }) => (input as { id: string }).id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('another event that another window opened', () => {
  const said = () => useNotices.getState().notices.map(({ key, params }) => [key, params]);

  it('is said, and what was open about the old one is closed', async () => {
    openDialog('rules');
    openCard(1);
    door.openFile('Other cup');
    await expect.poll(said).toEqual([['shell:openedInstead', { name: 'Other cup', before: 'Cup' }]]);
    expect([usePlace.getState().dialog, useCard.getState().id]).toEqual([null, null]);
  });

  it('that another window only closed is said too, and what was open about it is closed', async () => {
    openDialog('erase');
    openCard(1);
    await takeFile(null, { isHeard: true });
    expect([usePlace.getState().dialog, useCard.getState().id]).toEqual([null, null]);
    expect(said()).toEqual([['shell:closedElsewhere', { name: 'Cup' }]]);
  });

  it('is no news where this window opened it', async () => {
    const answer = await openFile(useApp.getState().recent.find(({ name }) => name === 'Other cup')?.handle ?? '');
    expect(answer.ok).toBe(true);
    expect(tournament()?.name).toBe('Other cup');
    expect(said()).toEqual([]);
  });
});

describe('steps of others', () => {
  it('are folded as they are pushed', () => {
    door.carryOut(add('Ann'));
    expect(names()).toEqual(['Ann']);
  });

  it('are fetched when one before them was missed', async () => {
    await send(add('Ann'));
    await send(add('Bob'));
    useTournamentStore.setState(useTournamentStore.getInitialState(), true);
    const third = await door.call('tournament.steps', { after: 2, limit: 1 });
    const step = third.ok ? third.value.steps[0] : undefined;
    if (step === undefined) throw new Error('no step 3');
    take(step);
    await expect.poll(names).toEqual(['Ann', 'Bob']);
  });

  it('that were made while the line was broken are there when it is back', async () => {
    door.become('lost');
    door.carryOut(add('Ann'));
    expect(names()).toEqual([]);
    door.become('joined');
    await expect.poll(names).toEqual(['Ann']);
  });

  it('twice are taken once', async () => {
    await send(add('Ann'));
    await catchUp();
    expect(useTournamentStore.getState().log.map(({ no }) => no)).toEqual([1, 2]);
  });
});

describe('the file', () => {
  it('that cannot be written shows its status, and nothing is taken into the state', async () => {
    door.cannotWrite(refuse('file.diskFull', { name: 'Cup' }), 'diskFull');
    const answer = await send(add('Ann'));
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'file.diskFull' } });
    expect(names()).toEqual([]);
    expect(useApp.getState().file?.status).toBe('diskFull');
    door.cannotWrite(null);
    expect((await send(add('Ann'))).ok).toBe(true);
  });

  it('that is closed elsewhere is forgotten here', async () => {
    await door.call('file.close', {});
    await expect.poll(() => tournament()).toBeNull();
  });

  it('has nothing to undo but its making', async () => {
    expect(await undo()).toMatchObject({ ok: false, refusal: { code: 'undo.nothing' } });
  });
});
