/** [T-MSG-1]: refusals of the page itself, each by what really leads to it. */

import { expect, test } from 'vitest';
import { desktopDoor } from '../../../renderer/door/desktop.ts';
import { chosenOf } from '../../../renderer/exchange/chosen-rounds.ts';
import { checked } from '../../../renderer/people/table/columns.ts';

test('a call that the runtime could not carry: door.failed', async () => {
  const door = desktopDoor({
    call: () => Promise.reject(new Error('reply was never sent')),
    onPush: () => () => undefined,
  });
  expect(await door.call('file.state', {})).toMatchObject({
    ok: false,
    refusal: { code: 'door.failed', params: { method: 'file.state' } },
  });
});

test('a list of rounds that is no text: people.notText.archive', async () => {
  const zip = new File([new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(600).fill(7)])], 'rounds.csv');
  expect(await chosenOf(zip)).toMatchObject({ text: null, refusal: { code: 'people.notText.archive' } });
  const list = new File(['Round,Table\n1,1\n'], 'rounds.csv');
  expect(await chosenOf(list)).toEqual({ name: 'rounds.csv', text: 'Round,Table\n1,1\n', refusal: null });
});

test('a person as no command can hold one: people.notAllowed', () => {
  const texts = { name: 'Anna', familyName: '', givenName: '', reading: '', club: '', country: '', number: '' };
  const draft = { ...texts, members: [], traits: {}, playing: true };
  expect(checked(draft)).toMatchObject({ ok: true });
  expect(checked({ ...draft, traits: { paid: Number.NaN } })).toMatchObject({ refusal: { code: 'people.notAllowed' } });
});
