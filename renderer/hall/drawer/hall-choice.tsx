import { useTranslation } from 'react-i18next';
import type { PublishedView } from '../../../core/sheets/hall/published-view.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Button, SegmentedControl } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showRoundInHall, takeHall } from '../state.ts';

/** The rounds that can be shown: the one being played, those after it, and an earlier one while the TO shows it [W-4.6]. */
export const RoundChoice = ({ view: { round, rounds } }: { readonly view: PublishedView }) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const offered = rounds.filter(({ no, state }) => no === round || state !== 'over');
  if (offered.length < 2) return null;
  return (
    <div className="field">
      <span className="field-label">{textOf('words:columns.round')}</span>
      <SegmentedControl
        label={textOf('words:columns.round')}
        value={String(round)}
        onChange={(no) => void showRoundInHall(Number(no))}
        items={offered.map(({ no, state }) => ({
          id: String(no),
          label: state === 'over' ? String(no) : t(`hall.roundState.${state}`, { round: no }),
        }))}
      />
    </div>
  );
};

/** The hall keeps the picture of another event until the TO says that it shows this one [W-4.5]. */
export const OtherEvent = ({ event }: { readonly event: string }) => {
  const { t } = useTranslation('sheets');
  return (
    <Notice tone="warn" actions={<Button onPress={() => void takeHall()}>{t('hall.take')}</Button>}>
      {event === '' ? t('hall.otherUnknown') : t('hall.other', { event })}
    </Notice>
  );
};
