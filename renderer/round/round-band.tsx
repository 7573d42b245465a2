import { History, Hourglass } from 'lucide-react';
import { families } from '../../core/games/all.ts';
import { isWaiting, lateTables, missingTables } from '../../core/tournament/round-in-work.ts';
import type { Round, Tournament } from '../../core/tournament/state.ts';
import { useTextOf } from '../i18n/text.ts';
import { inWork } from './flow.ts';
import styles from './window/window.module.css';

const standInsOf = ({ family }: Tournament) => families[family];

/** Whether the line says its round: two rounds are published and not complete, late tables included, or another one than the one in work is shown [W-3.7]. */
export const saysRound = (tournament: Tournament, { no }: Round): boolean =>
  inWork(tournament)?.no !== no ||
  tournament.rounds.filter(({ tables, results }) =>
    tables.some(({ table, seats }) => seats.length > 1 && results[table] === undefined),
  ).length > 1;

type BandProps = { readonly tournament: Tournament; readonly round: Round };

/** Says over a round that is not the one in work what typing here does [W-3.6]. The primary is the way to the one that is played. */
export const RoundBand = ({ tournament, round }: BandProps) => {
  const textOf = useTextOf();
  const played = inWork(tournament);
  if (played === undefined || played.no === round.no) return null;
  const standIns = standInsOf(tournament);
  const isOver = round.no < played.no;
  const late = isOver ? lateTables(tournament, standIns, round).length : 0;
  const kind = late > 0 ? 'late' : isOver ? 'over' : isWaiting(tournament, standIns, round) ? 'waiting' : 'ahead';
  const count = late > 0 ? late : missingTables(tournament, standIns, played).length;
  const of = played.tables.filter(({ seats }) => seats.length > 1).length;
  const Icon = isOver ? History : Hourglass;
  return (
    <div className={styles.roundBand} data-kind={kind} role="status">
      <Icon size={16} aria-hidden />
      <span className={styles.roundBandWords}>
        {textOf(`rounds:band.${kind}`, { round: round.no, played: played.no, count, of })}
      </span>
    </div>
  );
};
