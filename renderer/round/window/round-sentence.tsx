import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase, RoundNo } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { wordsOf } from '../names/texts.ts';
import { RankingSince } from '../ranking-changed.tsx';
import { type Link, SentenceRow } from './sentence-row.tsx';

export type RoundTab = 'tables' | 'names';

type RoundSentenceProps = {
  readonly tournament: Tournament;
  readonly round: RoundNo;
  readonly method: string | null;
  /** What the game says of it before its faults. */
  readonly said?: readonly Phrase[] | undefined;
  readonly faults: Phrase | null;
  readonly links: readonly Link[];
  readonly tab: RoundTab;
  readonly onTab: (tab: RoundTab) => void;
  /** Opens the side, which gave way to the cards; null where it is open. */
  readonly onUnfold?: (() => void) | null;
  /** Empty while it is not published. */
  readonly stamp?: string;
};

/** How the round was drawn and what is wrong with it; the same tables by number or by name [W-2.6, W-9.1]. */
export const RoundSentence = ({
  tournament,
  round,
  method,
  said = [],
  faults,
  links,
  tab,
  onTab,
  onUnfold = null,
  stamp = '',
}: RoundSentenceProps) => {
  const textOf = useTextOf();
  return (
    <SentenceRow<RoundTab>
      lead={method === null ? '' : `${textOf(`${tournament.family}:methods.${method}.name`)}.`}
      sentence={
        <>
          {said.map((phrase) => (
            <span key={phrase.code + JSON.stringify(phrase.params)}>{wordsOf(phrase)}</span>
          ))}
          {faults !== null && <span>{wordsOf(faults)}</span>}
          <RankingSince tournament={tournament} round={round} />
        </>
      }
      links={links}
      tabs={[
        { id: 'tables', label: textOf('rounds:tabs.tables') },
        { id: 'names', label: textOf('rounds:tabs.names') },
      ]}
      tab={tab}
      onTab={onTab}
      onUnfold={onUnfold}
      stamp={stamp}
    />
  );
};
