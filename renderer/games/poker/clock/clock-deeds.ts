/** The blinds clock from the desk [poker 11]: what can be done with it, by button or key. */

import { type Clock, type ClockDeed, type Level, momentOf } from '../../../../core/games/poker/rules/clock.ts';
import { floorOf } from '../../../../core/games/poker/steps/state.ts';
import { type Deed, registerDeeds } from '../../../desk/commands/commands.ts';
import { goTo } from '../../../desk/place.ts';
import { offerWay } from '../../../desk/ways.ts';
import { tournament } from '../../../store/tournament.ts';
import { doFloor } from '../own-command.ts';

/** The clock of the open tournament; null where it is off, or no poker is open. */
const openClock = (): Clock | null => {
  const open = tournament();
  return open?.family === 'poker' ? floorOf(open).clock : null;
};

export const workClock = (deed: ClockDeed): Promise<boolean> => doFloor({ do: 'workClock', deed });

export const startOrPause = (): void => {
  const clock = openClock();
  if (clock !== null) void workClock({ what: clock.runningSince === null ? 'start' : 'pause' });
};

export const setLevels = (levels: readonly Level[]): Promise<boolean> =>
  doFloor({ do: 'setLevels', levels: levels.map((level) => ({ ...level })) });

const isPoker = (): boolean => tournament()?.family === 'poker';

const hasClock = (): boolean => openClock() !== null;

/** From every screen. */
registerDeeds([
  {
    id: 'poker.clock',
    titleKey: 'clock:deeds.startOrPause',
    groupKey: 'sheets:hall.views.timer',
    shortcut: 'F7',
    belongs: isPoker,
    when: hasClock,
    needs: 'shell:palette.needs.clock',
    perform: startOrPause,
  },
  {
    id: 'poker.levels',
    titleKey: 'floor:cards.titles.levels',
    groupKey: 'sheets:hall.views.timer',
    belongs: isPoker,
    when: isPoker,
    perform: () => goTo('clock'),
  },
]);

/** On the screen of the clock alone: one key each. */
export const clockDeeds: readonly Deed[] = (
  [
    ['startOrPause', 'clock:deeds.startOrPause', 'Space', startOrPause],
    ['less', 'clock:less', 'Minus', () => void workClock({ what: 'add', seconds: -60 })],
    ['more', 'clock:more', 'Equal', () => void workClock({ what: 'add', seconds: 60 })],
    ['previous', 'poker:clock.deeds.previous', 'Comma', () => void workClock({ what: 'previous' })],
    ['next', 'poker:clock.deeds.next', 'Period', () => void workClock({ what: 'next' })],
  ] as const
).map(([id, titleKey, shortcut, perform]) => ({
  id: `poker.clock.${id}`,
  titleKey,
  groupKey: 'sheets:hall.views.timer',
  shortcut,
  inFields: false,
  when: hasClock,
  needs: 'shell:palette.needs.clock',
  perform,
}));

offerWay('poker.clockWithout', ({ from }) => {
  if (typeof from === 'number') void workClock({ what: 'without', from });
});
/** The clock goes on by itself: there is nothing to do. */
offerWay('poker.clockRunOn', () => undefined);

/** The level a clock stands at, with its number among those that are played. */
export const levelAt = (clock: Clock, now: number) => {
  const moment = momentOf(clock, now);
  const level = clock.levels[moment.level];
  const no = clock.levels.slice(0, moment.level + 1).filter(({ kind }) => kind === 'play').length;
  return { ...moment, shown: level ?? null, no, next: clock.levels[moment.level + 1] ?? null };
};
