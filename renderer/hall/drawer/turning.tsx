import { ChevronLeft, ChevronRight, ChevronsLeft, Moon, Pause, Play, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HallState } from '../../../core/api/hall.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { toggleBlack, toggleHold, turnPage } from '../deeds.ts';
import styles from '../hall.module.css';
import { LetterField } from './letter-field.tsx';

/** Which page, stay on it, black: what is needed at once stands under the picture. */
export const Turning = ({ state, pages }: { readonly state: HallState; readonly pages: number }) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const { screen, shown } = state;
  const { black } = screen;
  return (
    <fieldset className={styles.hallTurns} aria-label={t('hall.turning')}>
      {pages > 1 && (
        <div className={styles.hallTurning}>
          <IconButton
            label={t('hall.first')}
            shortcut="Home"
            icon={<ChevronsLeft size={18} aria-hidden />}
            onPress={() => void turnPage('first')}
          />
          <IconButton
            label={t('hall.previous')}
            shortcut="PageUp"
            icon={<ChevronLeft size={18} aria-hidden />}
            onPress={() => void turnPage('previous')}
          />
          <span className={styles.hallPage} role="status">
            {shown !== null && shown.pages > 0 ? t('hall.page', { no: shown.page, of: shown.pages }) : ''}
          </span>
          <IconButton
            label={t('hall.next')}
            shortcut="PageDown"
            icon={<ChevronRight size={18} aria-hidden />}
            onPress={() => void turnPage('next')}
          />
        </div>
      )}
      {pages > 1 && <LetterField />}
      <div className={styles.hallTurning}>
        <Button
          icon={screen.hold ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          onPress={() => void toggleHold()}
        >
          {screen.hold ? textOf('clock:goOn') : t('hall.hold')}
        </Button>
        <Button
          icon={black ? <Sun size={16} aria-hidden /> : <Moon size={16} aria-hidden />}
          onPress={() => void toggleBlack()}
        >
          {t(black ? 'hall.unblack' : 'hall.black')}
        </Button>
      </div>
    </fieldset>
  );
};
