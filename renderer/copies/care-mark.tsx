import { TriangleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Care, CareMark as Mark } from '../../core/api/copies.ts';
import { openDialog } from '../desk/place.ts';
import { useApp } from '../store/app.ts';
import { useCare } from '../store/care.ts';
import { say } from '../store/notices.ts';
import '../recovery/texts.ts';
import styles from '../parts/marks.module.css';

/** The most pressing one first; only one is shown. */
const ORDER: readonly Mark[] = ['viewing', 'lowSpace', 'copyFailed', 'secondMissing', 'manyCopies', 'removable'];

type Shown = Mark | 'onlyHere';

const markOf = ({ marks, second }: Care): Shown | null => {
  const pressing = ORDER.find((mark) => marks.includes(mark));
  if (pressing !== undefined) return pressing;
  return second.folder === '' && !second.declined ? 'onlyHere' : null;
};

/** The most pressing of what is worth knowing of the file. */
export const useCareMark = (): Shown | null => useCare(({ care }) => (care === null ? null : markOf(care)));

/** The same outside components. */
export const careMark = (): Shown | null => {
  const { care } = useCare.getState();
  return care === null ? null : markOf(care);
};

/**
 * The amber mark beside "saved" [reliability 17.2]: what is worth knowing although nothing is lost. Pressed, it says what to do.
 * That the file is only on this computer is said once (only-here.ts), and is a dot at the name of the event since [W-1.11].
 */
export const CareMark = () => {
  const { t } = useTranslation('file');
  const mark = useCareMark();
  if (mark === null || mark === 'onlyHere') return null;
  const tell = () => {
    if (mark === 'secondMissing') openDialog('second');
    else if (mark === 'manyCopies') openDialog('manyCopies');
    else if (mark === 'viewing') say('warn', 'file:viewing', { name: useApp.getState().file?.name }, 'care');
    else say('warn', `file:marksAbout.${mark}`, {}, 'care');
  };
  return (
    <AriaButton className={styles.topMark ?? ''} onPress={tell}>
      <TriangleAlert size={16} aria-hidden />
      {t(`marks.${mark}`)}
    </AriaButton>
  );
};
