/** The clock of a round from the desk: which one it is, and what can be done with it. */

import { families } from '../../core/games/all.ts';
import type { CommandInput } from '../../core/tournament/commands.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import type { RoundNo, TableNo } from '../../core/tournament/words.ts';
import { type Deed, registerDeeds } from '../desk/commands/commands.ts';
import { offerWay } from '../desk/ways.ts';
import { inWork } from '../round/flow.ts';
import { carryOut } from '../store/carry-out.ts';
import { tournament } from '../store/tournament.ts';

/** Minutes of a round where the rules of the family name none. */
const USUAL = 60;

/** Minutes of a round by the rules. */
export const minutesOf = (state: Tournament): number => families[state.family].paper.clock?.(state).minutes ?? USUAL;

/** The round that a clock is for: the one in work, or a later one whose clock was started, as in the hall [W-4.6]. */
export const clockRound = (state: Tournament): Round | null => {
  const played = inWork(state);
  const started = state.rounds.findLast(({ timer }) => timer !== null);
  const round = started !== undefined && played !== undefined && started.no > played.no ? started : played;
  return round === undefined || round.confirmed ? null : round;
};

/** Whether a clock can be started for a round: it is in work, or the rounds before it are only missing results. */
export const takesClock = (state: Tournament, { no, confirmed }: Round): boolean =>
  !confirmed && no >= (inWork(state)?.no ?? no);

type ClockDeed = Extract<CommandInput, { type: 'round.clock' }>['do'];

/** True: it is done. */
const setClock = (no: RoundNo, wanted: ClockDeed): Promise<boolean> =>
  carryOut({ type: 'round.clock', no, at: Date.now(), do: wanted });

export const startClock = (no: RoundNo, minutes: number): Promise<boolean> =>
  setClock(no, { what: 'start', seconds: minutes * 60 });

/** A paused clock goes on with the time it has; the length in the command counts for a fresh one only. */
export const goOn = (no: RoundNo): Promise<boolean> => startClock(no, 1);

export const pauseClock = (no: RoundNo): Promise<boolean> => setClock(no, { what: 'pause' });

/** More minutes, or fewer, for the named tables; for all where none is named. */
export const giveMinutes = (no: RoundNo, minutes: number, tables: readonly TableNo[] = []): Promise<boolean> =>
  setClock(no, { what: 'extend', seconds: minutes * 60, tables: [...tables] });

/** Takes extra time away from a table again. */
export const takeExtra = (no: RoundNo, table: TableNo, seconds: number): Promise<boolean> =>
  setClock(no, { what: 'extend', seconds: -seconds, tables: [table] });

export const stopClock = (no: RoundNo): Promise<boolean> => setClock(no, { what: 'stop' });

const open = (): Round | null => {
  const state = tournament();
  return state === null ? null : clockRound(state);
};

const hasRounds = (): boolean => {
  const state = tournament();
  return state === null || families[state.family].hasRounds !== false;
};

/** The clock is started from every screen: the TO is rarely on the round's screen when everybody sits. */
const clockDeeds: readonly Deed[] = [
  {
    id: 'clock.startOrPause',
    titleKey: 'clock:deeds.startOrPause',
    groupKey: 'sheets:hall.views.timer',
    shortcut: 'F7',
    belongs: hasRounds,
    when: () => open() !== null,
    needs: 'shell:palette.needs.playing',
    perform: () => {
      const state = tournament();
      const round = open();
      if (state === null || round === null) return;
      const runs = round.timer !== null && round.timer.runningSince !== null;
      void (runs ? pauseClock(round.no) : startClock(round.no, minutesOf(state)));
    },
  },
];

registerDeeds(clockDeeds);
offerWay('startClock', ({ round }) => {
  const state = tournament();
  if (state !== null && typeof round === 'number') void startClock(round, minutesOf(state));
});
