/** The window's own picture of what was printed and not needed [W-2.2, W-2.3]. */

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { no, refuse } from '../../../core/tournament/refusal.ts';
import { enter } from '../../../renderer/door/current.ts';
import { passStep, useDeskFacts } from '../../../renderer/round/desk-facts.ts';
import { useNotices } from '../../../renderer/store/notices.ts';
import { fakeDoor } from '../door.ts';

const Shown = () => <p>{JSON.stringify(useDeskFacts())}</p>;

const shown = (facts: object) => expect.element(page.getByText(JSON.stringify(facts))).toBeVisible();

test('it is asked for once, follows what is told, and is asked for again after a broken line', async () => {
  const door = fakeDoor({ event: { name: 'Spring Open' } });
  enter(door);
  await passStep(1, 'print');
  await render(<Shown />);
  await shown({ printed: {}, notNeeded: { 1: ['print'] }, paperLeft: { 1: 1 }, inHall: {}, papers: {} });
  await passStep(1, 'hall');
  await shown({ printed: {}, notNeeded: { 1: ['print', 'hall'] }, paperLeft: { 1: 1 }, inHall: {}, papers: {} });
  await passStep(1, 'print', false);
  await shown({ printed: {}, notNeeded: { 1: ['hall'] }, paperLeft: {}, inHall: {}, papers: {} });
  const paper = { printed: { 1: { rev: 2, sheets: 6, at: 5 } }, notNeeded: {}, paperLeft: {}, inHall: {}, papers: {} };
  door.push({ type: 'desk.facts', facts: paper });
  await shown(paper);
  door.become('lost');
  door.become('joined');
  await shown({ printed: {}, notNeeded: { 1: ['hall'] }, paperLeft: {}, inHall: {}, papers: {} });
});

test('a refusal is said', async () => {
  enter(fakeDoor({ answers: { 'desk.passed': () => no(refuse('file.viewing', { name: 'Spring Open' })) } }));
  await passStep(1, 'print');
  expect(JSON.stringify(useNotices.getState())).toContain('file.viewing');
});
