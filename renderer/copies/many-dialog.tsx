import { useTranslation } from 'react-i18next';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useCare } from '../store/care.ts';
import { say, showRefusal } from '../store/notices.ts';
import '../recovery/texts.ts';

const dropOld = async (): Promise<void> => {
  closeDialog();
  const answer = await call('copies.dropOld', {});
  if (!answer.ok) showRefusal(answer.refusal);
  else say('info', 'file:copies.dropped', { count: answer.value });
};

/** Asks before copies of finished rounds are deleted [reliability 7.4]: how much there is, how much may be, and what would go. */
export const ManyCopiesDialog = () => {
  const { t } = useTranslation('file');
  const textOf = useTextOf();
  const many = useCare(({ care }) => care?.tooMuch ?? null);
  if (many === null) return null;
  const { megabytes, limit, copies, rounds } = many;
  return (
    <Dialog
      title={t('marks.manyCopies')}
      isOpen
      onClose={closeDialog}
      actions={
        <>
          <Button onPress={closeDialog}>{textOf('words:notNow')}</Button>
          <Button tone="primary" onPress={() => void dropOld()}>
            {t('copies.manyDrop', { count: copies })}
          </Button>
        </>
      }
    >
      <p>{t('copies.manyAbout', { megabytes, limit })}</p>
      <p>{t('copies.manyWhat', { count: copies })}</p>
      {rounds > 0 && <p>{t('copies.manyLast', { count: rounds })}</p>}
    </Dialog>
  );
};
