import type { Display } from '../../core/api/hall.ts';
import { MOST_HALLS } from '../../core/api/most-halls.ts';
import { call } from '../door/current.ts';
import { textOf } from '../i18n/text.ts';
import { useApp } from '../store/app.ts';
import { hallsNow, openHall } from './state.ts';

/** Displays by the names that the desk calls them by. */
export const namedDisplays = (displays: readonly Display[]): readonly Display[] =>
  displays.map((one, at) => ({ ...one, label: one.label || textOf('sheets:hall.displayNo', { no: at + 1 }) }));

/** Where a hall opens unless said otherwise: never the TO's own display first, nor one that shows a hall already. */
export const firstDisplay = (named: readonly Display[], taken: ReadonlySet<string>): Display | undefined => {
  const foreign = named.filter(({ own }) => !own);
  return foreign.find(({ label }) => !taken.has(label)) ?? foreign[0] ?? named[0];
};

/** Opens a hall with one press, where it would open from the drawer [W-8.3]. */
export const openHallNow = async (): Promise<void> => {
  const halls = (await hallsNow())?.halls ?? [];
  const open = halls.filter((hall) => hall.open);
  const free = Array.from({ length: MOST_HALLS }, (_, i) => i + 1).find((no) => !open.some(({ hall }) => hall === no));
  if (free === undefined) return;
  const displays = useApp.getState().info?.host === 'browser' ? null : await call('hall.displays', {});
  const named = displays?.ok === true ? namedDisplays(displays.value.displays) : [];
  await openHall(free, firstDisplay(named, new Set(open.map(({ display }) => display)))?.id ?? null);
};
