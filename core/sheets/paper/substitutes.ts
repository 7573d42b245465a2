/** The seat is the player's [M-08]; paper shows "Substitute (for Player)", under a stamp of its own. */

import type { Game } from '../../game/game.ts';
import { stampOf } from '../../tournament/draws/fingerprint.ts';
import type { Round, Tournament } from '../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../tournament/words.ts';
import type { PublishedName, PublishedSeating, PublishedView } from '../hall/published-view.ts';
import { compareKeys, letterOf } from '../letters.ts';
import { langOf, type Named, type ShownName, shownNames } from '../names.ts';

type SatIn = (name: ShownName) => ShownName;

export const namesSitting = (tournament: Tournament, family: Game, round: RoundNo): ReadonlyMap<EntrantId, Named> =>
  new Map(
    [...shownNames(tournament)].map(([id, named]) => {
      const substitute = family.paper.substitute(tournament, round, id);
      if (substitute === null) return [id, named];
      const name = { text: substitute, short: null, lang: langOf(substitute), insteadOf: named.plain.text };
      return [id, { ...named, plain: name, listed: name }];
    }),
  );

export const roundStamp = (
  tournament: Tournament,
  family: Game,
  round: Pick<Round, 'no' | 'rev' | 'tables'>,
): string => {
  const seated = round.tables.flatMap(({ seats }) => seats).toSorted((a, b) => a - b);
  return stampOf(
    round,
    seated.flatMap((id): (readonly [EntrantId, string])[] => {
      const substitute = family.paper.substitute(tournament, round.no, id);
      return substitute === null ? [] : [[id, substitute]];
    }),
  );
};

/** Found by the visible names of the players: no two of them are alike. */
const satInOf = (tournament: Tournament, family: Game, round: RoundNo): SatIn => {
  const sitting = namesSitting(tournament, family, round);
  const found = new Map<string, ShownName>();
  for (const [id, { plain, listed }] of shownNames(tournament)) {
    const name = sitting.get(id)?.plain;
    if (name?.insteadOf === undefined) continue;
    for (const { text } of [plain, listed]) found.set(text, name);
  }
  return (name) => found.get(name.text) ?? name;
};

/** In the list by name substitutes stand under their own names: it is the substitute who looks for the seat. */
const seatingWithSubstitutes = <T extends PublishedSeating>(
  view: T,
  tournament: Tournament,
  family: Game,
  language: string,
): T => {
  const satIn = satInOf(tournament, family, view.round);
  const keys = new Map([...shownNames(tournament).values()].map(({ listed, key }) => [listed.text, key]));
  const keyOf = ({ name }: PublishedName) =>
    name.insteadOf === undefined ? (keys.get(name.text) ?? name.text) : name.text;
  const names = view.names.map((line): PublishedName => {
    const name = line.table === null ? line.name : satIn(line.name);
    if (name === line.name) return line;
    return { ...line, name, letter: letterOf(name.text, language), head: name.text.split(' ')[0] ?? '' };
  });
  return {
    ...view,
    tables: view.tables.map((table) => ({
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, name: satIn(seat.name) })),
    })),
    names: names.some(({ name }) => name.insteadOf !== undefined)
      ? names.toSorted((a, b) => compareKeys(keyOf(a), keyOf(b), language))
      : names,
  };
};

export const withSubstitutes = (
  view: PublishedView,
  tournament: Tournament,
  family: Game,
  language: string,
): PublishedView => ({
  ...seatingWithSubstitutes(view, tournament, family, language),
  next: view.next.map((seating) => seatingWithSubstitutes(seating, tournament, family, language)),
});
