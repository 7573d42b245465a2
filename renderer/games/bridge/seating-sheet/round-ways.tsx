import { rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { setRules } from '../director/part.ts';
import { BreakSetting, DelaySetting, IgnoreSetting } from '../round/seating-settings.tsx';
import { Directions, Rounds } from '../rules/play-parts.tsx';
import styles from '../rules/rules.module.css';

/** How rounds follow each other, on which standing, and in which directions people sit [bridge 4.7, 4.8, 4.10, 4.15, 4.18]. */
export const RoundWays = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const part = {
    rules: rulesOf(tournament),
    change: (changed: Parameters<typeof setRules>[1]) => void setRules(tournament, changed),
  };
  return (
    <div className={styles.columns}>
      <section className={styles.part}>
        <h3>{textOf('words:columns.round')}</h3>
        <Rounds {...part} />
        <DelaySetting tournament={tournament} />
      </section>
      <section className={styles.part}>
        <h3>{textOf('bridgeOffice:switch.title')}</h3>
        <Directions {...part} />
      </section>
      <section className={styles.part}>
        <h3>{textOf('bridgeSwiss:ignore.title')}</h3>
        <IgnoreSetting tournament={tournament} />
      </section>
      <section className={styles.part}>
        <h3>{textOf('bridgeSwiss:break.title')}</h3>
        <BreakSetting tournament={tournament} />
      </section>
    </div>
  );
};
