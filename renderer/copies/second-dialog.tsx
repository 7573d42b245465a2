import { useTranslation } from 'react-i18next';
import { closeDialog } from '../desk/place.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useCare } from '../store/care.ts';
import { SecondChoice, takeSecond } from './second-choice.tsx';
import '../recovery/texts.ts';

/** Asks for a second folder before everything depends on one computer, and says plainly what it means to have none [reliability 7.5]. */
export const SecondDialog = () => {
  const { t } = useTranslation('file');
  const second = useCare(({ care }) => care?.second);
  if (second === undefined) return null;
  const none = second.folder === '';
  return (
    <Dialog
      title={none ? t('copies.askTitle') : t('copies.second')}
      isOpen
      onClose={closeDialog}
      actions={
        none ? (
          <Button
            onPress={() => {
              void takeSecond(null);
              closeDialog();
            }}
          >
            {t('copies.askNot')}
          </Button>
        ) : (
          <Button tone="primary" onPress={closeDialog}>
            {t('copies.askDone')}
          </Button>
        )
      }
    >
      {none && <p>{t('copies.askAbout')}</p>}
      <SecondChoice second={second} />
    </Dialog>
  );
};
