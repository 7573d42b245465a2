/** Ways out of refusals that are about people. Taken from everywhere; the screen of people is shown where something is to be chosen there. */

import type { Json } from '../../core/tournament/words.ts';
import { textOf } from '../i18n/text.ts';
import { goTo } from '../shell/place.ts';
import { offerWay } from '../shell/ways.ts';
import { tournament } from '../store/tournament.ts';
import { addPeople, nobody, setPlaying, usePeopleStore } from './deeds.ts';

/** The way out that leaves it to the TO who sits out. */
export const EXCLUDE = 'mahjong.exclude';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** "Stand-in 1", 2, …: the next numbers that nobody has (M-09). */
const standInNames = (count: number): readonly string[] => {
  const taken = new Set(tournament()?.entrants.map(({ name }) => name));
  const names: string[] = [];
  for (let n = 1; names.length < count; n += 1) {
    const name = textOf('people:standIn', { n });
    if (!taken.has(name)) names.push(name);
  }
  return names;
};

const addStandIns = async (count: number): Promise<void> => {
  const drafts = standInNames(count).map((name) => ({ ...nobody, name, traits: { standIn: true } }));
  const answer = await addPeople(drafts);
  if (!answer.ok) usePeopleStore.setState({ refusal: answer.refusal });
};

offerWay('mahjong.addStandIns', ({ count }) => void addStandIns(numberOf(count)));
offerWay(EXCLUDE, () => goTo('people', { choose: 'exclude' }));
offerWay('stopPlaying', ({ id }) => {
  const people = tournament()?.entrants.filter((entrant) => entrant.id === id) ?? [];
  void setPlaying(people, false);
});
