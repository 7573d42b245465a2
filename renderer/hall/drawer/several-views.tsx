import { useTranslation } from 'react-i18next';
import type { HallState } from '../../../core/api/hall.ts';
import { type HallViewId, mayTurn, viewCode } from '../../../core/sheets/hall/hall-views.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Checkbox, Select } from '../../parts/field/choice.tsx';
import styles from '../hall.module.css';
import { showInHall } from '../state.ts';

/** Seconds that a view of a single page may stay. */
const STAYS = [10, 15, 20, 30, 45, 60, 120];

type Props = { readonly hall: HallState; readonly views: readonly HallViewId[] };

/** Views that a window turns through by itself, each once through all its pages. */
export const SeveralViews = ({ hall: { screen }, views }: Props) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const nameOf = (id: HallViewId) => textOf(viewCode(id).replace('.', ':'));
  const { view, views: ticked, viewSeconds } = screen;
  const choose = (chosen: readonly HallViewId[]) => {
    // In the order in which the desk offers them, whatever was ticked first.
    const kept = views.filter((id) => chosen.includes(id));
    const [first] = kept;
    const begin = kept.length > 1 && first !== undefined && !kept.includes(view) ? { view: first } : {};
    void showInHall({ views: kept, ...begin });
  };
  const several = ticked.length > 1;
  return (
    <fieldset className={styles.hallSeveral}>
      <legend className="field-label">{t('hall.several')}</legend>
      <div className={styles.hallSeveralList}>
        {views.filter(mayTurn).map((id) => (
          <Checkbox
            key={id}
            isSelected={ticked.includes(id)}
            onChange={(on) => choose(on ? [...ticked, id] : ticked.filter((other) => other !== id))}
          >
            {nameOf(id)}
          </Checkbox>
        ))}
      </div>
      <p className="field-about" role="status">
        {several && !ticked.includes(view) && t('hall.severalPaused', { view: nameOf(view) })}
      </p>
      {several && (
        <Select
          label={t('hall.viewSeconds')}
          value={String(viewSeconds)}
          onChange={(id) => void showInHall({ viewSeconds: Number(id) })}
          items={[...new Set([...STAYS, viewSeconds])]
            .toSorted((a, b) => a - b)
            .map((seconds) => ({ id: String(seconds), label: t('hall.seconds', { seconds }) }))}
        />
      )}
    </fieldset>
  );
};
