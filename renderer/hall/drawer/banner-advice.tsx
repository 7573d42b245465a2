import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../core/api/app.ts';
import { CAPITAL, sizesFor } from '../../../core/sheets/hall/legibility.ts';
import { useFormats } from '../../i18n/formats.ts';
import { Notice } from '../../parts/notice.tsx';
import { messageText } from '../picture/bands.ts';
import { digitsSize } from '../picture/clock-picture.tsx';
import type { useShown } from '../picture/thumbnail.tsx';

type Props = { readonly laid: ReturnType<typeof useShown>; readonly hall: Settings['hall'] };

/** Says what the back of the room cannot read: a message or a clock below the banner class [hall-and-print 2.1]. */
export const BannerAdvice = ({ laid, hall }: Props) => {
  const { t } = useTranslation('sheets');
  const { number } = useFormats();
  const { screen, image, measure, roundClock } = laid;
  const { banner } = sizesFor(image, hall);
  const millimetres = (size: number) => number(Math.round((size * CAPITAL * hall.imageWidth * 10) / image.width));
  const told = (key: 'smallMessage' | 'smallClock', size: number) =>
    size < banner * 0.98 && (
      <Notice tone="warn">{t(`hall.advice.${key}`, { height: millimetres(size), needed: millimetres(banner) })}</Notice>
    );
  if (screen.view === 'message' && screen.message.trim() !== '') {
    const { fitted } = messageText({ text: screen.message, hasLogo: hall.logo != null }, image, hall, measure);
    return told('smallMessage', fitted.size);
  }
  if (screen.view === 'timer' && roundClock !== null) {
    return told('smallClock', digitsSize(roundClock.face, image, measure));
  }
  return null;
};
