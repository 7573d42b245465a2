import type { Entrant } from '../state.ts';

/** All that somebody is searched by: the name and its parts, how it is read, a second script, the players of a pair or team [people 10.4]. */
export const soughtIn = ({ name, familyName, givenName, reading, members, traits }: Entrant): string =>
  [name, familyName, givenName, reading, traits.otherScript ?? '', ...members].join(' ');
