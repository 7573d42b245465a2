import type { PublishedSeating } from '../../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../../core/sheets/layout/laid.ts';
import type { Phrase } from '../../../core/tournament/words.ts';

/** What the round is called: by its number, or as the stage of a bracket. */
export const roundOf = ({ round, roundTitle }: Pick<PublishedSeating, 'round' | 'roundTitle'>): Phrase =>
  roundTitle ?? { code: 'sheets.hall.round', params: { round } };

/** "Next: round 3"; where a round has another name, that one. */
export const nextTitle = (heading: Phrase, { say }: Pick<Voice, 'say'>): string =>
  heading.code === 'sheets.hall.round'
    ? say({ code: 'sheets.hall.nextRound', params: heading.params ?? {} })
    : say({ code: 'sheets.hall.nextTitle', params: { title: say(heading) } });
