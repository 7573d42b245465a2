import type { HallPage } from '../../../core/api/hall.ts';
import { families } from '../../../core/families.ts';
import { published } from '../../../core/sheets/published.ts';
import { withSubstitutes } from '../../../core/sheets/substitutes.ts';
import { ok } from '../../../core/tournament/refusal.ts';
import type { Desk } from '../desk.ts';
import type { Handlers } from '../dispatch.ts';

type Names = Extract<keyof Handlers, `hall.${string}`>;

/** What the hall shows now: the published view, made here so that nothing else ever reaches a hall window. */
export const hallPage = (desk: Desk): HallPage => {
  const tournament = desk.session?.ledger().tournament ?? null;
  const family = tournament === null ? undefined : families[tournament.family];
  const { settings } = desk.memory.read();
  const language = settings.hall.language ?? settings.language ?? desk.machine.locale;
  if (tournament === null || family === undefined) return { screen: desk.screen, view: null };
  const view = published(tournament, family, language, undefined, new Set([desk.screen.view]));
  return { screen: desk.screen, view: view && withSubstitutes(view, tournament, family, language) };
};

export const hallHandlers = (desk: Desk): Pick<Handlers, Names> => {
  const tellState = () => desk.push({ type: 'hall.state', open: desk.machine.hall.isOpen(), screen: desk.screen });
  return {
    'hall.displays': () => ok([...desk.machine.hall.displays()]),
    'hall.open': async ({ display }) => {
      const tab = await desk.machine.hall.open(display);
      tellState();
      return ok({ tab });
    },
    'hall.close': () => {
      desk.machine.hall.close();
      desk.shown = null;
      tellState();
      return ok(null);
    },
    'hall.show': (changed) => {
      const given = Object.entries(changed).filter(([, value]) => value !== undefined);
      desk.screen = { ...desk.screen, ...Object.fromEntries(given) };
      desk.publish();
      tellState();
      return ok(desk.screen);
    },
    'hall.page': () => ok(hallPage(desk)),
    'hall.state': () => {
      const open = desk.machine.hall.isOpen();
      return ok({ open, screen: desk.screen, shown: open ? desk.shown : null });
    },
    'hall.shown': (shown) => {
      desk.shown = shown;
      return ok(null);
    },
  };
};
