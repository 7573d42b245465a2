import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { setRules } from '../director/part.ts';
import { Tables } from '../rules/play-parts.tsx';
import styles from '../rules/rules.module.css';

/** Rooms, tables that do not exist, and where teams sit [bridge 4.14, 4.16]. */
export const TablesAndRooms = ({ tournament }: { readonly tournament: Tournament }) => {
  const { prepared } = ownOf(tournament);
  const tables = prepared?.tables ?? Math.ceil(tournament.entrants.filter(({ playing }) => playing).length / 2);
  return (
    <section className={styles.part}>
      <Tables rules={rulesOf(tournament)} change={(changed) => void setRules(tournament, changed)} live={{ tables }} />
    </section>
  );
};
