/**
 * Ways out when the players do not fill tables of four [M-04, M-09]: stand-ins play or sit out, or somebody else does; and of somebody who has
 * played and is to play no more: they leave [M-07].
 */

import { ownOf } from '../../../core/games/mahjong/rules/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { goTo } from '../../desk/place.ts';
import { offerWay } from '../../desk/ways.ts';
import { textOf } from '../../i18n/text.ts';
import { addPeople, nobody } from '../../people/deeds.ts';
import { setPlaying } from '../../people/playing.ts';
import { showRefusal } from '../../store/notices.ts';
import { tournament } from '../../store/tournament.ts';
import { standIns } from './director/lists.ts';
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

/** Those who sit out come back first: the event needs no further names for them. */
const addStandIns = async (count: number): Promise<void> => {
  const now = tournament();
  const left = now === null ? {} : ownOf(now).left;
  const resting = now === null ? [] : standIns(now).filter(({ id, playing }) => !playing && left[id] === undefined);
  const back = resting.slice(0, count).map(({ id }) => id);
  if (back.length > 0 && !(await setPlaying(back, true))) return;
  if (back.length === count) return;
  const drafts = standInNames(count - back.length).map((name) => ({ ...nobody, name, traits: { standIn: true } }));
  const answer = await addPeople(drafts);
  if (!answer.ok) showRefusal(answer.refusal);
};

offerWay('mahjong.addStandIns', ({ count }) => void addStandIns(numberOf(count)));
/** The last that came are the first to go. */
const restStandIns = async (count: number): Promise<void> => {
  const now = tournament();
  const playing = now === null ? [] : standIns(now).filter((entrant) => entrant.playing);
  if (count > 0)
    await setPlaying(
      playing.slice(-count).map(({ id }) => id),
      false,
    );
};

offerWay('mahjong.restStandIns', ({ count }) => void restStandIns(numberOf(count)));
offerWay('mahjong.leave', ({ id }) => {
  if (typeof id === 'number') void doOwn({ do: 'leave', player: id });
});
offerWay('mahjong.comeBack', ({ player }) => {
  if (typeof player === 'number') void doOwn({ do: 'comeBack', player });
});
offerWay('mahjong.exclude', () => goTo('people', { choose: 'exclude' }));
