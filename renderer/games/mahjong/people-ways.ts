/**
 * Ways out when the players do not fill tables of four [M-04, M-09]: stand-ins, or somebody sits out; and of somebody who has
 * played and is to play no more: they leave [M-07].
 */

import type { Json } from '../../../core/tournament/words.ts';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { textOf } from '../../i18n/text.ts';
import { addPeople, nobody, usePeopleStore } from '../../people/deeds.ts';
import { tournament } from '../../store/tournament.ts';
import { doOwn } from './own-command.ts';

const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** "Stand-in 1", 2, …: the next numbers that nobody has. */
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
offerWay('mahjong.leave', ({ id }) => {
  if (typeof id === 'number') void doOwn({ do: 'leave', player: id });
});
offerWay('mahjong.exclude', () => goTo('people', { choose: 'exclude' }));
