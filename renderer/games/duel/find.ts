import type { Act, FindPart } from '../../desk/find/act.ts';

const acts: readonly Act[] = [
  {
    id: 'duel.penalty',
    titleKey: 'shell:palette.penalty',
    place: 'director',
    at: (_, person) => ({ person, act: 'points' }),
    asks: 'person',
  },
  {
    id: 'duel.missed',
    titleKey: 'duelDesk:referee.missed',
    place: 'director',
    at: (_, person) => ({ person, act: 'missed' }),
    asks: 'person',
  },
  {
    id: 'duel.disqualify',
    titleKey: 'duelDesk:referee.disqualify',
    place: 'director',
    at: (_, person) => ({ person, act: 'disqualify' }),
    asks: 'person',
  },
  {
    id: 'duel.late',
    titleKey: 'duelDesk:referee.lateTitle',
    place: 'director',
    at: (_, person) => ({ person, act: 'late' }),
    asks: 'person',
  },
  {
    id: 'duel.void',
    titleKey: 'duelDesk:referee.void',
    place: 'director',
    at: () => ({ person: null, act: 'void' }),
  },
];

/** What only 1-v-1 finds. */
export const duelFind: FindPart = { acts };
