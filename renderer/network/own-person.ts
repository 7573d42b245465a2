import { useEffect, useState } from 'react';
import type { Bearers } from '../../core/sheets/hall/mine.ts';
import { type Kept, keep, keptOf } from './kept.ts';

/** `#p12`, as guide cards and badges have it: the person with that registration number, and no key to anything. */
const numberIn = (hash: string): number | null => {
  const [, no] = /^#p(\d{1,6})$/i.exec(hash) ?? [];
  return no === undefined ? null : Number(no);
};

export type Own = Omit<Kept, 'at'> & { readonly change: (change: Partial<Omit<Kept, 'at'>>) => void };

/** Whose phone it is, what was typed and which tab is open: as they were left [hall-takes-part 10.5]. */
export const useOwn = (event: string, people: readonly Bearers[]): Own => {
  const [state, setState] = useState({ event, ...keptOf(event, Date.now()) });
  const known = state.event === event ? state : { event, ...keptOf(event, Date.now()) };
  if (known !== state) setState(known);
  const { who, typed, tab } = known;
  const change: Own['change'] = (next) => {
    const made = { who, typed, tab, ...next };
    setState({ ...known, ...made });
    keep(event, made, Date.now());
  };
  const [asked, setAsked] = useState(() => numberIn(location.hash));
  useEffect(() => {
    const turned = () => setAsked(numberIn(location.hash));
    window.addEventListener('hashchange', turned);
    return () => window.removeEventListener('hashchange', turned);
  }, []);
  const named = people.find(({ no }) => no === asked)?.names[0];
  useEffect(() => {
    if (named === undefined) return;
    setAsked(null);
    setState((before) => {
      const made = { who: named, typed: before.typed, tab: 'mine' };
      keep(before.event, made, Date.now());
      return { ...before, ...made };
    });
  }, [named]);
  return { who, typed, tab, change };
};
