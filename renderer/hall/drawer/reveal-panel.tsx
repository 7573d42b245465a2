import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reveal } from '../../../core/api/hall.ts';
import { standingsTitle } from '../../../core/game/standings.ts';
import { families } from '../../../core/games/all.ts';
import { revealOf } from '../../../core/sheets/hall/reveal.ts';
import type { Tournament } from '../../../core/tournament/state.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field/choice.tsx';
import { wordsOf } from '../../round/names/texts.ts';
import styles from '../hall.module.css';
import { revealInHall } from '../state.ts';
import { takeToldBack, toldAgainFrom } from '../told-changed.ts';

/** How many of the best are told; 0 is all. */
const TOPS = [0, 3, 4, 8, 10, 16, 20];

/** Tells the standings place by place; who comes next stands here and nowhere else. */
export const RevealPanel = ({ tournament, reveal }: { readonly tournament: Tournament; readonly reveal: Reveal }) => {
  const { t } = useTranslation('sheets');
  const { top } = reveal;
  const family = families[tournament.family];
  const [now, next] = useMemo(() => {
    const told = revealOf(tournament, family, reveal);
    return [
      told,
      told === null
        ? null
        : revealOf(tournament, family, { top: reveal.top, step: told.rows.length + 1, of: told.through }),
    ];
  }, [tournament, family, reveal]);
  const again = useMemo(() => toldAgainFrom(tournament, reveal), [tournament, reveal]);
  if (now === null) return <p className="field-about">{t('hall.reveal.nobody')}</p>;
  const coming = now.left > 0 ? next?.rows[0] : undefined;
  const tell = (step: number) => void revealInHall({ top, step, of: now.through });
  return (
    <section className={styles.hallReveal} aria-label={t('hall.views.reveal')}>
      <Select
        label={t('hall.reveal.top')}
        value={String(top)}
        onChange={(id) => void revealInHall({ top: Number(id), step: 0 })}
        items={TOPS.map((count) => ({
          id: String(count),
          label: count === 0 ? t('hall.reveal.all') : t('hall.reveal.best', { count }),
        }))}
      />
      <p role="status" className={styles.hallNextTold}>
        {again === null && `${wordsOf(standingsTitle(now))} · `}
        {again !== null ? (
          t('hall.reveal.changed')
        ) : coming === undefined ? (
          t('hall.reveal.done')
        ) : (
          <>
            {t('hall.reveal.next', { place: coming.place ?? 0 })} <bdi>{coming.name.text}</bdi>
          </>
        )}
      </p>
      <div className={styles.hallTurning}>
        <Button
          icon={<ChevronLeft size={16} aria-hidden />}
          isDisabled={now.rows.length === 0 || again !== null}
          onPress={() => tell(now.rows.length - 1)}
        >
          {t('hall.reveal.back')}
        </Button>
        <Button
          icon={<ChevronRight size={16} aria-hidden />}
          isDisabled={now.left === 0 && again === null}
          onPress={() => (again === null ? tell(now.rows.length + 1) : void takeToldBack())}
        >
          {again === null ? t('hall.reveal.tell') : t('ways.tellAgain', { place: again })}
        </Button>
      </div>
      <p className="field-about">{t('hall.reveal.about')}</p>
    </section>
  );
};
