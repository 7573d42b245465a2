import type { Entrant } from '../../../core/tournament/state.ts';

/** Somebody of whom only the name is known. */
export const unknownEntrant = {
  name: '',
  familyName: '',
  givenName: '',
  reading: '',
  club: '',
  country: '',
  number: '',
  members: [],
  traits: {},
  playing: true,
} satisfies Omit<Entrant, 'id'>;
