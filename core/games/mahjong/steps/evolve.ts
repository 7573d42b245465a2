import { type Folds, factOf, folding, type Patched } from '../../../game/facts.ts';
import type { Tournament } from '../../../tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../tournament/words.ts';
import { type MahjongOwn, ownOf, type Script, type Substitute } from '../rules/state.ts';
import type { MahjongFact, MahjongPatch, MahjongStored } from './facts.ts';

export const nothingDropped: Script['dropped'] = { game: 1, lines: [] };

const withOwn = (tournament: Tournament, own: Partial<MahjongOwn>): Tournament => ({
  ...tournament,
  own: { ...ownOf(tournament), ...own },
});

const withScript = (tournament: Tournament, part: Partial<Script>): Tournament => {
  const { script } = ownOf(tournament);
  return script === null ? tournament : withOwn(tournament, { script: { ...script, ...part } });
};

const withPlaying = (tournament: Tournament, id: EntrantId, playing: boolean): Tournament => ({
  ...tournament,
  entrants: tournament.entrants.map((entrant) => (entrant.id === id ? { ...entrant, playing } : entrant)),
});

export const sitsInFrom =
  (player: EntrantId, from: RoundNo) =>
  (entry: Substitute): boolean =>
    entry.player === player && (entry.until === null || entry.until >= from);

const endedBefore = (substitutes: readonly Substitute[], player: EntrantId, from: RoundNo): readonly Substitute[] =>
  substitutes.flatMap((entry) => {
    if (!sitsInFrom(player, from)(entry)) return [entry];
    return entry.from < from ? [{ ...entry, until: from - 1 }] : [];
  });

const folds: Folds<Tournament, MahjongFact | Patched<MahjongPatch>> = {
  'seating.set': (tournament, { seating }) => withOwn(tournament, { seating }),
  'apart.set': (tournament, { apart }) => withOwn(tournament, { apart }),
  'substitute.named': (tournament, { substitute }) =>
    withOwn(tournament, { substitutes: [...ownOf(tournament).substitutes, substitute] }),
  'substitute.ended': (tournament, { player, from }) =>
    withOwn(tournament, { substitutes: endedBefore(ownOf(tournament).substitutes, player, from) }),
  'penalty.given': (tournament, { penalty }) =>
    withOwn(tournament, { penalties: [...ownOf(tournament).penalties, penalty] }),
  'penalty.cancelled': (tournament, { no, cancelled }) =>
    withOwn(tournament, {
      penalties: ownOf(tournament).penalties.map((given) => (given.no === no ? { ...given, cancelled } : given)),
    }),
  'player.left': (tournament, { player, before }) =>
    withPlaying(withOwn(tournament, { left: { ...ownOf(tournament).left, [player]: before } }), player, false),
  'player.back': (tournament, { player }) => {
    const { [player]: _back, ...left } = ownOf(tournament).left;
    return withPlaying(withOwn(tournament, { left }), player, true);
  },
  'script.written': (tournament, { script }) => withOwn(tournament, { script }),
  'script.cleared': (tournament) => withOwn(tournament, { script: null }),
  'script.numbered': (tournament, { localIds, mappedBefore }) => withScript(tournament, { localIds, mappedBefore }),
  'script.turned': (tournament, { current, confirmedThen }) =>
    withScript(tournament, { current, confirmedThen, dropped: nothingDropped }),
  'script.dropped': (tournament, { dropped }) => withScript(tournament, { dropped }),
  'script.caughtUp': (tournament, { type: _, ...part }) => withScript(tournament, { ...part, dropped: nothingDropped }),
  patched: (tournament, { own, playing }) => {
    const next = withOwn(tournament, own);
    return playing === undefined ? next : withPlaying(next, playing.id, playing.playing);
  },
};

const evolve = folding(folds);

export const evolveOwn = (tournament: Tournament, stored: MahjongStored): Tournament =>
  evolve(tournament, factOf<MahjongFact, MahjongPatch>(stored));
