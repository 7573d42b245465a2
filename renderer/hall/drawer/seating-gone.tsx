import { useTranslation } from 'react-i18next';
import type { RoundNo } from '../../../core/tournament/words.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { useApp } from '../../store/app.ts';
import { showInHall } from '../state.ts';

/** Says why the clock is shown in place of the seating that was asked for, and brings the seating back. */
export const SeatingGone = ({ round }: { readonly round: RoundNo }) => {
  const { t } = useTranslation('clock');
  const minutes = useApp(({ settings }) => settings.clock.hideSeating);
  return (
    <Notice actions={<Button onPress={() => void showInHall({ keepSeating: round })}>{t('hall.keep')}</Button>}>
      {t('hall.hidden', { minutes })}
    </Notice>
  );
};
