/** A page travels in parts, a turned one in a few hundred bytes. All parts come in one message: no two rounds are mixed. */

import type { NetworkPage } from './network-page.ts';

type View = NonNullable<NetworkPage['view']>;

const LARGE = ['names', 'tables', 'byes', 'next', 'standings', 'reveal', 'own'] as const;

type Large = (typeof LARGE)[number];

/** `now`: everything but the large parts, which are null where there is no view. */
export type NetworkParts = {
  readonly now: Omit<NetworkPage, 'view' | 'logo' | 'people'> & { readonly view: Omit<View, Large> | null };
  readonly logo: NetworkPage['logo'];
  readonly people: NetworkPage['people'];
} & { readonly [part in Large]: View[part] | null };

export type PartName = keyof NetworkParts;

export const partNames: readonly PartName[] = ['now', 'logo', 'people', ...LARGE];

/** `at`: a sign of life, by the desk's clock in milliseconds since 1970. `parts`: what has changed. */
export type NetworkWord =
  | { readonly type: 'at'; readonly at: number }
  | { readonly type: 'parts'; readonly parts: Partial<NetworkParts> };

export const partsOf = ({ view, logo, people, ...now }: NetworkPage): NetworkParts => {
  if (view === null) {
    const none = { names: null, tables: null, byes: null, next: null, standings: null, reveal: null, own: null };
    return { now: { ...now, view: null }, logo, people, ...none };
  }
  const { names, tables, byes, next, standings, reveal, own, ...rest } = view;
  return { now: { ...now, view: rest }, logo, people, names, tables, byes, next, standings, reveal, own };
};

export const pageOf = ({ now: { view, ...now }, logo, people, ...parts }: NetworkParts): NetworkPage => {
  if (view === null) return { ...now, logo, people, view: null };
  const { names, tables, byes, next, standings, reveal, own } = parts;
  return {
    ...now,
    logo,
    people,
    view: {
      ...view,
      names: names ?? [],
      tables: tables ?? [],
      byes: byes ?? [],
      next: next ?? [],
      standings,
      reveal,
      own: own ?? {},
    },
  };
};

/** In milliseconds: between signs of life, until a page says that nothing comes, and until it opens the line anew. */
export const BEAT = 1000;
export const QUIET_AFTER = 2500;
export const LOST_AFTER = 12_000;

export const SOCKET_PATH = '/hall';
