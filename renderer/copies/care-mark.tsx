import { TriangleAlert } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { Care, CareMark as Mark } from '../../core/api/copies.ts';
import { openDialog } from '../desk/place.ts';
import { useCare } from '../store/care.ts';
import { say } from '../store/notices.ts';
import '../recovery/texts.ts';
import '../parts/marks.css';

/** The most pressing one first; only one is shown. */
const ORDER: readonly Mark[] = ['viewing', 'lowSpace', 'copyFailed', 'secondMissing', 'manyCopies', 'removable'];

type Shown = Mark | 'onlyHere';

const markOf = ({ marks, second }: Care): Shown | null => {
  const pressing = ORDER.find((mark) => marks.includes(mark));
  if (pressing !== undefined) return pressing;
  return second.folder === '' && !second.declined ? 'onlyHere' : null;
};

/** The amber mark beside "saved" [reliability 17.2]: what is worth knowing although nothing is lost. Pressed, it says what to do. */
export const CareMark = () => {
  const { t } = useTranslation('file');
  const care = useCare((store) => store.care);
  const mark = care === null ? null : markOf(care);
  if (mark === null) return null;
  const tell = () => {
    if (mark === 'onlyHere' || mark === 'secondMissing') openDialog('second');
    else if (mark === 'manyCopies') openDialog('manyCopies');
    else say('warn', `file:marksAbout.${mark}`, {}, 'care');
  };
  return (
    <AriaButton className="top-mark" onPress={tell}>
      <TriangleAlert size={16} aria-hidden />
      {t(`marks.${mark}`)}
    </AriaButton>
  );
};
