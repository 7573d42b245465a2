import { nameParts } from '../../core/tournament/people/name-parts.ts';
import type { Entrant } from '../../core/tournament/state.ts';

/** Names shown both ways. */
const SHOWN = 3;

type Undivided = Pick<Entrant, 'name' | 'familyName' | 'members'>;

/** Names in one piece whose family name is the one word or the other, and that no comma or script tells. */
export const undivided = (people: readonly Undivided[]): readonly string[] => {
  const found: string[] = [];
  for (const { name, familyName, members } of people) {
    if (familyName !== '') continue;
    for (const one of members.length > 0 ? members : [name]) {
      const [first, last] = [nameParts(one, { family: 'first' }), nameParts(one, { family: 'last' })];
      if (last !== null && first?.family !== last.family) found.push(one);
      if (found.length === SHOWN) return found;
    }
  }
  return found;
};
