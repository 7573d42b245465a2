/**
 * The keys of the hall. They belong to the desk: the hall window itself hears nothing. Function and page keys, no letters,
 * so that typing a name never turns the projector black.
 */

import type { HallScreen } from '../../core/api/hall.ts';
import { call } from '../door/current.ts';
import { type Deed, registerDeeds } from '../shell/commands.ts';
import { tournament } from '../store/tournament.ts';
import { showInHall } from './state.ts';

/** What was shown before the hall was turned black. */
let before: HallScreen['view'] = 'byName';

/** The screen as the back end has it now. */
const current = async (): Promise<HallScreen | null> => {
  const answer = await call('hall.state', {});
  return answer.ok ? answer.value.screen : null;
};

const change = async (make: (screen: HallScreen) => Partial<HallScreen>): Promise<void> => {
  const screen = await current();
  if (screen !== null) await showInHall(make(screen));
};

export const toggleBlack = (): Promise<void> =>
  change(({ view }) => {
    if (view === 'black') return { view: before };
    before = view;
    return { view: 'black' };
  });

export const toggleHold = (): Promise<void> => change(({ hold }) => ({ hold: !hold }));

export const turnPage = (to: HallScreen['turn']['to']): Promise<void> =>
  change(({ turn }) => ({ turn: { no: turn.no + 1, to } }));

const group = 'sheets:hall.group';
const when = () => tournament() !== null;

registerDeeds([
  {
    id: 'hall.hold',
    titleKey: 'sheets:hall.deedHold',
    groupKey: group,
    shortcut: 'F8',
    when,
    perform: () => void toggleHold(),
  },
  {
    id: 'hall.black',
    titleKey: 'sheets:hall.deedBlack',
    groupKey: group,
    shortcut: 'F9',
    when,
    perform: () => void toggleBlack(),
  },
]);

/** Turning pages, while the hall's screen is open on the desk: elsewhere these keys scroll lists. */
export const pageDeeds: readonly Deed[] = [
  {
    id: 'hall.next',
    titleKey: 'sheets:hall.deedNext',
    groupKey: group,
    shortcut: 'PageDown',
    perform: () => void turnPage('next'),
  },
  {
    id: 'hall.previous',
    titleKey: 'sheets:hall.deedPrevious',
    groupKey: group,
    shortcut: 'PageUp',
    perform: () => void turnPage('previous'),
  },
  {
    id: 'hall.first',
    titleKey: 'sheets:hall.deedFirst',
    groupKey: group,
    shortcut: 'Home',
    perform: () => void turnPage('first'),
  },
];
