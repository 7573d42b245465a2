import { countedEntries, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { Badge } from '../../../../parts/marks.tsx';
import { nameOfEntry } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import styles from '../floor.module.css';

type OutlookProps = { readonly tournament: Tournament; readonly hall: Hall };

/** "37 of 45 left at 5 tables · next break at 36: table 5 · 3 busts to the money"; at the end who has won. */
export const OutlookPanel = ({ tournament, hall }: OutlookProps) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`floor:outlook.${key}`, params);
  const { left, winner, tables, waiting, nextBreak, bustsToMoney, bubble } = outlookOf(hall);
  if (left === 0) return null;
  if (winner !== null && !hall.floor.registrationOpen) {
    return (
      <section className={styles.floorOutlook} aria-label={textOf('floor:title')}>
        <strong>{t('won', { player: nameOfEntry(tournament, hall.floor, winner) })}</strong>
      </section>
    );
  }
  const name = nextBreak === null ? '' : (tableOf(hall.floor, nextBreak.table)?.name ?? '');
  const facts = [
    ...(nextBreak !== null && nextBreak.at < left
      ? [t(nextBreak.finalTable ? 'final' : 'break', { at: nextBreak.at, name })]
      : []),
    ...(bustsToMoney === null || bubble
      ? []
      : [bustsToMoney === 0 ? t('inMoney') : t('toMoney', { count: bustsToMoney })]),
    ...(waiting > 0 ? [textOf('poker:roster.counts.waiting', { count: waiting })] : []),
  ];
  return (
    <section className={`${styles.floorOutlook} figures`} aria-label={textOf('floor:title')}>
      <strong>{t('left', { left, entries: countedEntries(hall.floor) })}</strong>
      <span>{[t('tables', { count: tables }), ...facts].join(' · ')}</span>
      {bubble && <Badge tone="warn">{t('bubble')}</Badge>}
      {(bubble || hall.floor.handForHand) && (
        <Checkbox isSelected={hall.floor.handForHand} onChange={(on) => void doFloor({ do: 'setHandForHand', on })}>
          {textOf('floor:more.handForHand')}
        </Checkbox>
      )}
    </section>
  );
};

/** "111 tables would do; breaks wait until registration closes"; null where nothing is held. */
export const useHeld = (hall: Hall): string | null => {
  const textOf = useTextOf();
  const { held } = outlookOf(hall);
  if (held === null) return null;
  return held.would.kind === 'finalTable'
    ? textOf('floor:outlook.heldFinal', { count: held.players })
    : textOf('floor:outlook.held', { players: held.players, count: held.tables - held.would.breaks.length });
};
