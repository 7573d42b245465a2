import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../core/api/app.ts';
import type { HallScreen } from '../../../core/api/hall.ts';
import { wholeCycle } from '../../../core/sheets/hall/dwell.ts';
import { adviceOn, type HallList } from '../../../core/sheets/hall/hall-pages.ts';
import { CAPITAL, type Image, readTo } from '../../../core/sheets/hall/legibility.ts';
import { goTo, openDialog } from '../../desk/place.ts';
import { useFormats } from '../../i18n/formats.ts';
import { textOf } from '../../i18n/text.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import styles from '../hall.module.css';
import { showInHall } from '../state.ts';

type Props = {
  readonly list: HallList;
  readonly image: Image;
  readonly hall: Settings['hall'];
  readonly screen: HallScreen;
};

/** How long the list takes and how large it is on the wall, and the room that this is reckoned with [hall-and-print 2.1, 2.3]. */
export const ListFigures = ({ list, image, hall }: Omit<Props, 'screen'>) => {
  const { t } = useTranslation('sheets');
  const { number, decimal } = useFormats();
  const millimetres = (list.size * CAPITAL * hall.imageWidth * 10) / image.width;
  const words = [
    t('print.pages', { count: list.pages.length }),
    ...(wholeCycle(list) > 0 ? [t('hall.cycle', { seconds: number(Math.round(wholeCycle(list))) })] : []),
    t('hall.letters', {
      height: number(Math.round(millimetres)),
      easy: decimal(readTo(millimetres).easy / 1000, 1),
      most: decimal(readTo(millimetres).most / 1000, 1),
    }),
  ];
  const metres = (centimetres: number) => decimal(centimetres / 100, 1);
  return (
    <>
      <p className={styles.hallFigures}>{words.join(' · ')}</p>
      <div className={styles.hallRoom}>
        <span>
          {t('hall.room', {
            width: metres(hall.imageWidth),
            line: metres(hall.readingLine),
            far: metres(hall.farthest),
          })}
        </span>
        <Button tone="quiet" onPress={() => openDialog('settings')}>
          {textOf('words:change')}
        </Button>
      </div>
    </>
  );
};

/** What to do where the list cannot be read, or takes too long. */
export const Advice = ({ list, image, hall, screen }: Props) => {
  const { t } = useTranslation('sheets');
  return adviceOn(list, image, hall).map((code) => (
    <Notice
      key={code}
      tone={code === 'unreadable' ? 'bad' : 'warn'}
      {...(code === 'longCycle'
        ? {
            actions: (
              <>
                {!screen.dense && (
                  <Button onPress={() => void showInHall({ dense: true })}>{t('hall.advice.useDense')}</Button>
                )}
                <Button reads onPress={() => goTo('print')}>
                  {t('hall.advice.toPrint')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      {t(`hall.advice.${code}`)}
    </Notice>
  ));
};
