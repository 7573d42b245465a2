import type { Seated } from '../core/api/seating.ts';
import type { AskedInput } from '../core/tournament/commands.ts';
import { fingerprint } from '../core/tournament/draws/fingerprint.ts';

/** What publishes a seating as it came from the back end. */
export const publishing = ({ id, request }: Seated): AskedInput => ({
  type: 'round.publish',
  seating: id ?? '',
  fingerprint: fingerprint(request),
  changes: [],
});
