/** 14 pairs; two start rounds and a Swiss round, half of the last one entered. */

import { addAll, type Play, type Sample } from '../../game/sample.ts';
import { inventedNames } from '../../random/invented-names.ts';
import type { Stream } from '../../random/stream.ts';
import type { Json } from '../../tournament/words.ts';

const playBridge = (play: Play, random: Stream): void => {
  const people = inventedNames(28, random);
  const pairs = Array.from({ length: 14 }, (_, pair) => [people[2 * pair] ?? '', people[2 * pair + 1] ?? '']);
  const surname = (name: string): string => name.split(' ').at(-1) ?? name;
  addAll(
    play,
    pairs.map((members) => members.map(surname).join(' – ')),
    (index) => ({ members: pairs[index] ?? [] }),
  );
  play.act({ type: 'family.do', command: { do: 'closePreparations' } });
  const result = (): Json => ({ entry: 'mp', ns: 100 * (30 + random.below(41)) });
  for (const method of ['start', 'start', 'swiss']) play.enter(play.seat(method), result, method === 'swiss' ? 4 : 7);
};

export const bridgeSample: Sample = { plannedRounds: 6, play: playBridge };
