import { Fragment } from 'react';
import { drawnWithout } from '../../../core/game/provisional.ts';
import { families } from '../../../core/games/all.ts';
import type { Seating, Tournament } from '../../../core/tournament/state.ts';
import type { Phrase, RoundNo } from '../../../core/tournament/words.ts';
import type { DeskScreen } from '../../desk/desk-screen.ts';
import { goTo } from '../../desk/place.ts';
import { screensOf } from '../../games/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { wordsOf } from '../names/texts.ts';
import { RankingSince } from '../ranking-changed.tsx';
import { type Link, SentenceRow } from './sentence-row.tsx';

export type RoundTab = 'tables' | 'names';

type RoundSentenceProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  /** How it was drawn, published or not; null before there is a proposal. */
  readonly seating: Seating | null;
  readonly faults: readonly Phrase[];
  readonly links: readonly Link[];
  readonly tab: RoundTab;
  readonly onTab: (tab: RoundTab) => void;
  /** The tab of the game's own that is shown in place of these. */
  readonly own: DeskScreen | null;
  /** Opens the side, which gave way to the cards; null where it is open. */
  readonly onUnfold?: (() => void) | null;
  /** Empty while it is not published. */
  readonly stamp?: string;
};

/** How the round was drawn and what is wrong with it; the same tables by number or by name [W-2.6, W-9.1]. */
export const RoundSentence = ({
  tournament,
  round,
  seating,
  faults,
  links,
  tab,
  onTab,
  own,
  onUnfold = null,
  stamp = '',
}: RoundSentenceProps) => {
  const textOf = useTextOf();
  const { family } = tournament;
  const method = seating?.draw.proposal.method;
  const said =
    seating === null
      ? []
      : [
          ...(screensOf(family).round?.said?.(tournament, seating) ?? []),
          ...drawnWithout(families[family], tournament, seating),
        ];
  const tabs = (screensOf(family).screens ?? []).filter(({ tabOfRound }) => tabOfRound === true);
  const choose = (id: string) => {
    const isOwn = tabs.some((each) => each.id === id);
    if (!isOwn) onTab(id === 'names' ? 'names' : 'tables');
    goTo(isOwn ? id : 'rounds');
  };
  return (
    <SentenceRow<string>
      lead={method === undefined ? '' : `${textOf(`${family}:methods.${method}.name`)}.`}
      sentence={
        <>
          {[...said, ...faults].map((phrase) => (
            <Fragment key={phrase.code + JSON.stringify(phrase.params)}>
              <span>{wordsOf(phrase)}</span>{' '}
            </Fragment>
          ))}
          <RankingSince tournament={tournament} round={round} />
        </>
      }
      links={links}
      tabs={[
        { id: 'tables', label: textOf('words:tables') },
        ...tabs.map(({ id, titleKey }) => ({ id, label: textOf(titleKey) })),
        { id: 'names', label: textOf('words:names') },
      ]}
      tab={own?.id ?? tab}
      onTab={choose}
      onUnfold={onUnfold}
      stamp={stamp}
    />
  );
};
