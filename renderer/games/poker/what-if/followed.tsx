import { CircleCheck } from 'lucide-react';
import type { Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { FloorMove, FloorOutlook, FloorStep } from '../../../../core/games/poker/steps/what-if.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { EmptyState } from '../../../parts/marks.tsx';
import styles from '../clock/clock-screen.module.css';
import floorStyles from '../floor/floor.module.css';
import { floorText } from '../texts.ts';
import { useFloorWhatIf } from './floor-what-if.ts';
import { nameOnCopy, suppositionText, whereText } from './words.ts';

/** People named in one step; a redraw of a large field has thousands. */
const NAMED = 60;

type FollowedProps = { readonly tournament: Tournament; readonly hall: Hall; readonly outlook: FloorOutlook };

const Move = ({ tournament, outlook, move }: Omit<FollowedProps, 'hall'> & { readonly move: FloorMove }) => {
  const textOf = useTextOf();
  const { floor } = outlook.hall;
  return (
    <li className={styles.followedMove}>
      <bdi className={styles.followedName}>{nameOnCopy(tournament, outlook, move.entry)}</bdi>
      <span className="figures">
        {whereText(floor, move.from)} → {whereText(floor, move.to, true)}
      </span>
      {move.rule !== null && <span className="floor-quiet">{textOf(`poker:rules.${move.rule}`)}</span>}
    </li>
  );
};

/** Moves that have a reason and that no draw made: balancing. */
const isBalance = ({ reason, moves }: FloorStep): boolean =>
  reason !== null && moves.length > 0 && moves.every(({ rule }) => rule === null);

const Step = ({ tournament, hall, outlook, step }: FollowedProps & { readonly step: FloorStep }) => {
  const textOf = useTextOf();
  const suppositions = useFloorWhatIf((store) => store.suppositions);
  const supposed = step.supposition === null ? undefined : suppositions[step.supposition];
  const { seatRule } = outlook.hall.rules;
  return (
    <li className={styles.followedStep} data-supposed={supposed !== undefined}>
      <p className={styles.followedWhy}>
        {supposed !== undefined && suppositionText(tournament, hall.floor, supposed)}
        {step.reason !== null && floorText(step.reason)}
      </p>
      {step.warnings.map((warning) => (
        <p key={warning.code} className={floorStyles.floorCardWarning}>
          {floorText(warning)}
        </p>
      ))}
      {isBalance(step) && (
        <p className="floor-quiet">
          {textOf('floor:why.whoMoves')} {textOf(`floor:why.${seatRule === 'worst' ? 'whichSeat' : 'lastOpened'}`)}
        </p>
      )}
      <ul className={styles.followedMoves}>
        {step.moves.slice(0, NAMED).map((move) => (
          <Move
            key={`${move.entry} ${move.to?.table}.${move.to?.seat}`}
            tournament={tournament}
            outlook={outlook}
            move={move}
          />
        ))}
      </ul>
      {step.moves.length > NAMED && (
        <p className="floor-quiet">{textOf('words:more', { count: step.moves.length - NAMED })}</p>
      )}
    </li>
  );
};

/** What would happen one after the other: each with its reason and with who goes where. */
export const Followed = ({ tournament, hall, outlook }: FollowedProps) => {
  const textOf = useTextOf();
  const follows = outlook.steps.filter(({ supposition }) => supposition === null).length;
  if (outlook.steps.length === 0) {
    return <EmptyState icon={<CircleCheck size={40} aria-hidden />} title={textOf('floor:whatIf.quiet')} />;
  }
  return (
    <>
      <p role="status">{textOf('floor:whatIf.follows', { count: follows })}</p>
      <ol className={styles.followed} aria-label={textOf('floor:whatIf.tabs.follows')}>
        {outlook.steps.map((step, index) => (
          // Steps have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Step key={index} tournament={tournament} hall={hall} outlook={outlook} step={step} />
        ))}
      </ol>
    </>
  );
};
