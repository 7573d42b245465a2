import { MonitorPlay } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Displays, HallState } from '../../../core/api/hall.ts';
import { goTo } from '../../desk/place.ts';
import { call } from '../../door/current.ts';
import { textOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Select } from '../../parts/field/choice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useApp } from '../../store/app.ts';
import { firstDisplay, namedDisplays } from '../displays.ts';
import styles from '../hall.module.css';
import { closeHall, openHall } from '../state.ts';

/** Milliseconds between two looks at which displays are connected. */
const EVERY = 2000;

/** Until it is known which there are, none. */
const NONE: Displays = { canPlace: true, displays: [] };

const useDisplays = (): Displays => {
  const [displays, setDisplays] = useState<Displays>(NONE);
  useEffect(() => {
    let there = true;
    const look = async () => {
      const answer = await call('hall.displays', {});
      if (!there || !answer.ok) return;
      const found = answer.value;
      setDisplays((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      there = false;
      clearInterval(timer);
    };
  }, []);
  return displays;
};

type Props = { readonly hall: HallState; readonly others: readonly HallState[] };

/** Where a hall window opens, and the button that opens or closes it. The TO's own display is never the first choice. */
export const Opening = ({ hall, others }: Props) => {
  const { t } = useTranslation('sheets');
  const browser = useApp(({ info }) => info?.host === 'browser');
  const { canPlace, displays } = useDisplays();
  const [chosen, setChosen] = useState<string | null>(null);
  const { hall: no, open, waiting, lost, display } = hall;
  const named = namedDisplays(displays);
  const taken = new Set(others.flatMap((other) => (other.open ? [other.display] : [])));
  const foreign = named.filter(({ own }) => !own);
  const target = named.find(({ id }) => id === chosen) ?? firstDisplay(named, taken);
  const icon = <MonitorPlay size={16} aria-hidden />;
  const byHand = !canPlace && <p className="field-about">{textOf('shell:doctor.ways.cannotPlace')}</p>;
  if (waiting) {
    return (
      <Notice tone="warn" actions={<Button onPress={() => void closeHall(no)}>{t('hall.close')}</Button>}>
        {t('hall.unplugged', { display })}
      </Notice>
    );
  }
  if (lost) {
    return (
      <Notice
        tone="warn"
        actions={
          <>
            <Button onPress={() => void openHall(no, null)}>{t('ways.hallAgain')}</Button>
            <Button onPress={() => void closeHall(no)}>{t('hall.close')}</Button>
          </>
        }
      >
        {t('hall.notLoaded', { hall: no })}
      </Notice>
    );
  }
  if (open && !browser) {
    return (
      <div className={styles.hallOpening}>
        <Button onPress={() => void closeHall(no)}>{t('hall.close')}</Button>
        {byHand}
      </div>
    );
  }
  if (browser) {
    return (
      <div className={styles.hallOpening}>
        <Button icon={icon} onPress={() => void openHall(no, null)}>
          {t('hall.openTab')}
        </Button>
        <p className="field-about">{t('hall.tabAbout')}</p>
      </div>
    );
  }
  return (
    <div className={styles.hallOpening}>
      {named.length > 1 && target !== undefined && (
        <Select
          label={t('hall.display')}
          value={target.id}
          onChange={setChosen}
          items={named.map(({ id, label, width, height, x, own, mirrored }) => ({
            id,
            label: [
              `${label} · ${width} × ${height}`,
              ...(mirrored
                ? [t('hall.displayMirrored')]
                : own
                  ? [t('hall.displayOwn')]
                  : x < 0
                    ? [t('hall.displayLeft')]
                    : []),
            ].join(' · '),
          }))}
        />
      )}
      <div className={styles.hallTurning}>
        <Button icon={icon} onPress={() => void openHall(no, target?.id ?? null)}>
          {target === undefined || target.own ? t('hall.openWindow') : t('hall.openOn', { display: target.label })}
        </Button>
        {named.length > 1 && <Button onPress={() => void call('hall.identify', {})}>{t('hall.identify')}</Button>}
      </div>
      {byHand}
      {named.length > 0 && foreign.length === 0 && (
        <>
          <p className="field-about">
            {t(named.some(({ mirrored }) => mirrored) ? 'hall.allMirrored' : 'hall.onlyOwn')}
          </p>
          <div className={styles.hallTurning}>
            <Button onPress={() => void openHall(no, target?.id ?? null, true)}>{t('hall.present')}</Button>
            <Button onPress={() => goTo('print')}>{t('hall.advice.toPrint')}</Button>
          </div>
          <p className="field-about">{t('hall.presentAbout')}</p>
        </>
      )}
    </div>
  );
};
