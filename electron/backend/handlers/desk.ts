import { ok } from '../../../core/tournament/refusal.ts';
import type { DeskWith } from '../desk.ts';
import { factsOf, passStep } from '../desk-facts.ts';
import type { Handlers } from '../dispatch.ts';

export const deskHandlers = (desk: DeskWith<'open' | 'push'>): Pick<Handlers, 'desk.facts' | 'desk.passed'> => ({
  'desk.facts': () => ok(factsOf(desk)),
  'desk.passed': ({ round, step, passed }) => passStep(desk, round, step, passed),
});
