import { useMemo, useState } from 'react';
import type { Seated } from '../../core/api/seating.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { differenceOf } from '../compare/compare.ts';
import { type SeatingSide, SideBySide } from '../compare/side-by-side.tsx';
import styles from '../director/director.module.css';
import { refusalText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { SegmentedControl } from '../parts/button.tsx';
import { Sheet } from '../parts/dialog.tsx';
import { Notice } from '../parts/notice.tsx';
import { arrange } from '../round/seating/arrangement.ts';
import { TablesByHand } from '../round/seating/tables-by-hand.tsx';
import { WhyOfRound } from '../round/window/why-of-round.tsx';
import standingsStyles from '../standings/standings.module.css';
import type { Outlook } from './what-if-store.ts';

const isSeated = (real: Seated | Refusal): real is Seated => 'proposal' in real;

const sideOf = ({ proposal }: Seated): SeatingSide => ({
  tables: proposal.tables,
  metrics: proposal.metrics,
  proposed: proposal.metrics,
});

const NONE: readonly never[] = [];
const still = (): void => undefined;

type SeatedOutlookProps = {
  readonly tournament: Tournament;
  readonly copy: Tournament;
  readonly round: RoundNo;
  readonly outlook: Outlook;
};

/** The next round on the copy: its tables with their reasons, or beside the round as things are. */
const SeatedOutlook = ({ tournament, copy, round, outlook }: SeatedOutlookProps) => {
  const textOf = useTextOf();
  const { proposal } = outlook.copy;
  const real = isSeated(outlook.real) ? outlook.real : null;
  const [shown, setShown] = useState<'beside' | 'tables'>('beside');
  const [looked, setLooked] = useState(1);
  const arrangement = useMemo(() => arrange(proposal.tables), [proposal]);
  const moved = useMemo(
    () => (real === null ? null : differenceOf(real.proposal.tables, proposal.tables).moved),
    [real, proposal],
  );
  return (
    <div className={styles.seating}>
      <div className={styles.line}>
        <p role="status">
          {moved === null
            ? textOf('whatIf:seating.notYet')
            : moved === 0
              ? textOf('whatIf:seating.nobody')
              : textOf('whatIf:seating.moved', { count: moved })}
        </p>
        {real !== null && (
          <SegmentedControl<'beside' | 'tables'>
            label={textOf('whatIf:seating.show')}
            items={[
              { id: 'beside', label: textOf('whatIf:seating.beside') },
              { id: 'tables', label: textOf('whatIf:seating.tables') },
            ]}
            value={shown}
            onChange={setShown}
          />
        )}
      </div>
      {!isSeated(outlook.real) && <Notice tone="info">{refusalText(outlook.real)}</Notice>}
      {real !== null && shown === 'beside' ? (
        <SideBySide
          tournament={tournament}
          label={textOf('whatIf:seating.title', { round })}
          a={sideOf(real)}
          b={sideOf(outlook.copy)}
          heads={{
            a: <span className={standingsStyles.compareSide}>{textOf('whatIf:seating.real')}</span>,
            b: <span className={standingsStyles.compareSide}>{textOf('whatIf:title')}</span>,
          }}
        />
      ) : (
        <>
          <TablesByHand
            tournament={copy}
            round={round}
            proposal={proposal}
            metrics={proposal.metrics}
            arrangement={arrangement}
            onArrange={still}
            isEditable={false}
            isDraft={false}
            changed={NONE}
            looked={looked}
            onLook={setLooked}
          />
          <WhyOfRound
            tournament={copy}
            round={round}
            proposal={proposal}
            metrics={proposal.metrics}
            before={null}
            tables={arrangement.tables}
            looked={looked}
          />
        </>
      )}
    </div>
  );
};

/** The next round on the copy. */
export const OutlookSheet = ({ onDone, ...props }: SeatedOutlookProps & { readonly onDone: () => void }) => {
  const textOf = useTextOf();
  return (
    <Sheet title={textOf('whatIf:seating.title', { round: props.round })} onDone={onDone}>
      <SeatedOutlook {...props} />
    </Sheet>
  );
};
