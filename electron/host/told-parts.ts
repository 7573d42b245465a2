/**
 * What those who look have been told, a screen of the hall each: the phones' (0) and the numbered ones [hall-takes-part 2.5]. Every
 * state of a part has a number of its own, whichever screen it is of.
 */

import type { NetworkPage } from '../../core/api/network-page.ts';
import { type PartName, partNames, partsOf } from '../../core/api/network-wire.ts';

/** The phones' page, which has no number. */
export const PHONES = 0;

export type Screens = { readonly [hall: number]: NetworkPage };

/** A part as it is sent, and the number of this state of it. */
type Told = { readonly text: string; readonly no: number };

export type Has = ReadonlyMap<PartName, number>;

export const toldParts = () => {
  let screens: ReadonlyMap<number, ReadonlyMap<PartName, Told>> = new Map();
  /** Words of parts, by their states: most of those who look lack the same. */
  const words = new Map<string, Buffer>();
  let states = 0;

  /** A screen that nobody set up shows what the first one does. */
  const of = (hall: number) => screens.get(hall) ?? screens.get(1) ?? screens.get(PHONES);

  return {
    isEmpty: () => screens.size === 0,
    take: (pages: Screens): void => {
      const before = screens;
      const made = new Map<number, ReadonlyMap<PartName, Told>>();
      for (const [hall, page] of Object.entries(pages)) {
        const parts = partsOf(page);
        const known = [before.get(Number(hall)), ...made.values()];
        const told = partNames.map((name): readonly [PartName, Told] => {
          const text = JSON.stringify(parts[name]);
          const same = known.find((one) => one?.get(name)?.text === text)?.get(name);
          states += same === undefined ? 1 : 0;
          return [name, same ?? { text, no: states }];
        });
        made.set(Number(hall), new Map(told));
      }
      screens = made;
      words.clear();
    },
    /** What somebody has after the next word, and that word; null where nothing is lacking. */
    lacking: (hall: number, has: Has): { readonly has: Has; readonly word: Buffer } | null => {
      const told = [...(of(hall) ?? [])];
      const lacks = told.filter(([name, { no }]) => has.get(name) !== no);
      if (lacks.length === 0) return null;
      const key = lacks.map(([, { no }]) => no).join();
      const known = words.get(key);
      const text = lacks.map(([name, part]) => `${JSON.stringify(name)}:${part.text}`).join();
      const word = known ?? Buffer.from(`{"type":"parts","parts":{${text}}}`);
      words.set(key, word);
      return { has: new Map(told.map(([name, { no }]) => [name, no])), word };
    },
  };
};
