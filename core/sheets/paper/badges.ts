/** Name badges: each person's, those of the members of pairs and teams too, with the code of the own page [hall-takes-part 10.5]. */

import type { Game } from '../../game/game.ts';
import type { Tournament } from '../../tournament/state.ts';
import type { EntrantId } from '../../tournament/words.ts';
import { memberName } from '../game-sheets.ts';
import { knownRounds, numberOf, peopleByName } from '../known-rounds.ts';
import { BETWEEN_MEMBERS, langOf } from '../names.ts';
import type { Badge } from '../sheet.ts';

export const badgesOf = (
  tournament: Tournament,
  family: Game,
  language: string,
  codeOf: (id: EntrantId) => string | null,
): readonly Badge[] => {
  const known = knownRounds(tournament, family);
  const entrants = new Map(tournament.entrants.map((entrant) => [entrant.id, entrant]));
  return peopleByName(tournament, language).flatMap(({ id, named }): Badge[] => {
    const { name = '', members = [], club = '', country = '' } = entrants.get(id) ?? {};
    const people = members.filter((member) => member.trim() !== '');
    const names =
      people.length === 0
        ? [named.plain]
        : people.map((member) => ({ text: memberName(member, tournament).listed, short: null, lang: langOf(member) }));
    // A pair is called by its two; a team may have a name that its members do not say.
    const team = people.length > 2 && name !== members.join(BETWEEN_MEMBERS) ? named.plain.text : '';
    const from = [team, club, country].filter((text) => text !== '');
    return names.map((own) => ({ id, name: own, from, number: numberOf(known, id), code: codeOf(id) }));
  });
};
