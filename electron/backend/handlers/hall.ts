import { isSeating } from '../../../core/sheets/hall/hall-pages.ts';
import { roundInHall } from '../../../core/sheets/hall/hall-rounds.ts';
import { no, ok, refuse } from '../../../core/tournament/refusal.ts';
import type { DeskWith, HallDesk } from '../desk.ts';
import { keepInHall } from '../desk-facts.ts';
import type { Handlers } from '../dispatch.ts';
import { hallChange, hallEffect } from '../hall/hall-change.ts';
import { emptyHall, isInHall, openEvent, sendHallTo, takeHall } from '../hall/hall-event.ts';
import {
  beginPlaces,
  hallOf,
  hallPage,
  hallScreens,
  hallsState,
  isLookedAt,
  keepHall,
  rememberHalls,
  secondWanted,
  takeScreens,
  tellPlaces,
  viewsWanted,
} from '../hall/halls.ts';

type Names = Extract<keyof Handlers, `hall.${string}`>;

export const hallHandlers = (desk: HallDesk & DeskWith<'push' | 'seatings'>): Pick<Handlers, Names> => {
  /** Tells the desk, and answers with the same. */
  const told = () => {
    const state = hallsState(desk);
    rememberHalls(desk);
    desk.push({ type: 'hall.state', state });
    return state;
  };
  const takeOpen = (): void => {
    takeHall(desk);
    takeScreens(desk);
  };
  return {
    'hall.displays': () => ok({ canPlace: desk.machine.hall.canPlace, displays: [...desk.machine.hall.displays()] }),
    'hall.identify': () => {
      desk.machine.hall.identify();
      return ok(null);
    },
    'hall.open': async ({ hall, display, present }) => {
      // Whoever opens an empty hall means the event that is open.
      if (!isLookedAt(desk)) takeOpen();
      keepHall(desk, { ...hallOf(desk, hall), shown: null });
      const tab = await desk.machine.hall.open(hall, display, present);
      desk.hall.publish();
      told();
      return ok({ tab });
    },
    'hall.close': ({ hall }) => {
      desk.machine.hall.close(hall);
      keepHall(desk, { ...hallOf(desk, hall), shown: null, by: null });
      told();
      return ok(null);
    },
    'hall.show': ({ hall, ...changed }) => {
      const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
      const numbers = hall === null ? hallsState(desk).halls.map((one) => one.hall) : [hall];
      const before = viewsWanted(desk);
      const second = secondWanted(desk);
      for (const no of numbers) {
        const known = hallOf(desk, no);
        keepHall(desk, { ...known, screen: { ...known.screen, ...given } });
      }
      if (!before.has('reveal') && viewsWanted(desk).has('reveal')) beginPlaces(desk);
      // A view that no window showed before is made now; all others know what they draw.
      if (second === secondWanted(desk) && [...viewsWanted(desk)].every((view) => before.has(view))) {
        desk.push({ type: 'hall.screens', screens: hallScreens(desk) });
        desk.network.refresh();
      } else desk.hall.publish();
      return ok(told());
    },
    'hall.reveal': (step) => {
      tellPlaces(desk, step);
      desk.hall.publish();
      return ok(told());
    },
    'hall.page': ({ shows }) => {
      // A page from before a restart keeps its picture, unless its event is the one that is open or others look at the hall already.
      if (shows !== null && shows.event !== desk.hall.shows.event && !isLookedAt(desk)) {
        desk.hall.shows = { ...emptyHall, rounds: desk.hall.shows.rounds, ...shows };
        if (isInHall(desk)) takeHall(desk);
        takeScreens(desk);
        told();
      }
      return ok(hallPage(desk));
    },
    'hall.ask': (ask) => ok(hallChange(desk, ask)),
    'hall.effect': ({ command }) => ok(hallEffect(desk, command)),
    'hall.round': ({ round }) => {
      if (!sendHallTo(desk, round)) return no(refuse('round.unknown', { round }));
      desk.hall.publish();
      return ok(told());
    },
    'hall.take': () => {
      if (openEvent(desk) === null) return no(refuse('tournament.none'));
      takeOpen();
      desk.hall.publish();
      return ok(told());
    },
    'hall.state': () => ok(hallsState(desk)),
    'hall.shown': (shown, { actor }) => {
      const known = hallOf(desk, shown.hall);
      // Pages of the browser host speak in their own name, windows of our own in the desk's.
      keepHall(desk, { ...known, shown, by: actor === 'desk' ? null : actor });
      const round = roundInHall(desk.hall.shows.rounds);
      const isSeen = shown.made === desk.hall.made.no && !known.screen.black;
      if (round !== null && isSeen && isSeating(shown.view ?? known.screen.view) && isInHall(desk))
        keepInHall(desk, round);
      told();
      return ok(null);
    },
  };
};
