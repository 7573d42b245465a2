import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { createStore } from 'zustand';
import type { NamesOf } from '../../../core/sheets/names.ts';
import type { EntrantId, Table } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { namesOf } from '../../store/shown-name.ts';
import type { CardNames } from '../names/card-names.ts';
import type { People } from '../names/people.ts';
import { type CardName, fitNames, namesAtTable } from './fit-name.ts';

type Shown = ReadonlyMap<EntrantId, string>;

/** Widths of texts are found once: a result comes in every few seconds, a name hardly ever. */
const widths = new Map<string, Map<string, number>>();

const widthIn = (font: string): ((text: string) => number) => {
  const pen = document.createElement('canvas').getContext('2d');
  const known = widths.get(font) ?? new Map<string, number>();
  if (document.fonts.status === 'loaded') widths.set(font, known);
  if (pen === null) return () => 0;
  pen.font = font;
  return (text) => {
    const width = known.get(text) ?? Math.ceil(pen.measureText(text).width);
    known.set(text, width);
    return width;
  };
};

type SitsIn = (id: EntrantId) => CardName['sits'];

type Seated = { readonly tables: readonly Table[]; readonly event: NamesOf; readonly sitsIn: SitsIn };

/** The names of one table that do not fit into the room that each has. */
const fittedAt = (
  seats: readonly EntrantId[],
  { event, sitsIn }: Seated,
  rooms: ReadonlyMap<EntrantId, number>,
  widthOf: (text: string) => number,
): Shown => {
  const { entrants, namesAs } = event;
  const known = namesOf(event);
  const here = seats.filter((id) => rooms.has(id));
  const roomFor = (id: EntrantId | undefined): number => (id === undefined ? 0 : (rooms.get(id) ?? 0));
  const wholeOf = (id: EntrantId): string => {
    const [player, sits] = [known.get(id)?.plain.text ?? '', sitsIn(id)];
    return sits === undefined ? player : sits.say(sits.name, player);
  };
  if (here.every((id) => widthOf(wholeOf(id)) <= roomFor(id))) return new Map();
  const seated = entrants.filter(({ id }) => here.includes(id));
  const names = namesAtTable({ entrants: seated, namesAs }, known).map((name, i): CardName => {
    const sits = sitsIn(seated[i]?.id ?? 0);
    return sits === undefined ? name : { ...name, sits };
  });
  const fitted = fitNames(names, (at) => roomFor(seated[at]?.id), widthOf);
  return new Map(
    seated.flatMap(({ id }, i) => {
      const name = fitted[i];
      return name === undefined || name.rung === 'full' ? [] : [[id, name.text] as const];
    }),
  );
};

/** Fits names as their places come and change their size; a card whose result comes in is all that is measured then. */
const makeFitter = () => {
  const shown = createStore<Shown>(() => new Map());
  const rooms = new Map<HTMLElement, number>();
  let seated: Seated = { tables: [], event: { entrants: [] }, sitsIn: () => undefined };

  const idOf = (place: HTMLElement): EntrantId => Number(place.dataset.fit);

  /** @param ids whose tables are looked at; null: all */
  const fitAll = (ids: ReadonlySet<EntrantId> | null): void => {
    const [first] = rooms.keys();
    if (first === undefined) return;
    const widthOf = widthIn(getComputedStyle(first).font);
    const known = new Map([...rooms].map(([place, room]) => [idOf(place), room]));
    const before = shown.getState();
    const now = new Map(ids === null ? [] : before);
    for (const { seats } of seated.tables) {
      if (ids !== null && !seats.some((id) => ids.has(id))) continue;
      for (const id of seats) now.delete(id);
      for (const [id, text] of fittedAt(seats, seated, known, widthOf)) now.set(id, text);
    }
    if (!same(before, now)) shown.setState(now, true);
  };

  // It answers for what is new as well, and when all is laid out: reading sizes then costs nothing.
  const observer = new ResizeObserver((changes) => {
    const places = changes.flatMap(({ target }) =>
      target instanceof HTMLElement && target.isConnected ? [target] : [],
    );
    for (const place of places) rooms.set(place, place.clientWidth);
    fitAll(new Set(places.map(idOf)));
  });

  return {
    shown,
    place: (name: HTMLElement | null) => {
      if (name === null) return undefined;
      observer.observe(name);
      return () => {
        observer.unobserve(name);
        rooms.delete(name);
      };
    },
    seat: (now: Seated): void => {
      seated = now;
      fitAll(null);
    },
    refit: (): void => fitAll(null),
  };
};

const same = (a: Shown, b: Shown): boolean => a.size === b.size && [...a].every(([id, text]) => b.get(id) === text);

const NOBODY: readonly EntrantId[] = [];

/** Names on the cards of a list, fitted to the room that each has there [W-1.7]; whoever has a bye has a card alone. */
export const useFittedNames = (
  seated: readonly Table[],
  { entrants, namesAs }: NamesOf,
  byes = NOBODY,
  people: People | null = null,
): Pick<CardNames, 'shown' | 'place'> => {
  const [fitter] = useState(makeFitter);
  const textOf = useTextOf();
  const tables = useMemo(() => [...seated, ...byes.map((id) => ({ table: 0, seats: [id] }))], [seated, byes]);
  useLayoutEffect(() => {
    const say = (name: string, player: string) => textOf('sheets:substitute', { name, player });
    const sitsIn: SitsIn = (id) => {
      const name = people?.get(id)?.substitute ?? null;
      return name === null ? undefined : { name, say };
    };
    fitter.seat({ tables, event: { entrants, namesAs }, sitsIn });
  }, [fitter, tables, entrants, namesAs, people, textOf]);
  useEffect(() => {
    document.fonts.addEventListener('loadingdone', fitter.refit);
    return () => document.fonts.removeEventListener('loadingdone', fitter.refit);
  }, [fitter]);
  return fitter;
};
