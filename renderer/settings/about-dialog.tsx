import { useTranslation } from 'react-i18next';
import { closeDialog } from '../desk/place.ts';
import { ProductMark } from '../desk/top/product-mark.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useApp } from '../store/app.ts';
import { Licences } from './licences.tsx';

/** Which program this is, which version, and what it does not do. */
export const AboutDialog = () => {
  const { t } = useTranslation('shell');
  const version = useApp(({ info }) => info?.version ?? '');
  const host = useApp(({ info }) => info?.host ?? 'desktop');
  const platform = useApp(({ info }) => info?.platform ?? '');
  return (
    <Dialog title={t('about.title')} isOpen onClose={closeDialog} size="normal">
      <div className="about">
        <ProductMark size={48} />
        <div className="about-words">
          <strong className="about-name">{t('about.version', { version })}</strong>
          <p>{t('about.quiet')}</p>
          <p>{t('about.licence')}</p>
          <p>{t('about.host', { host: t(`about.hosts.${host}`), platform })}</p>
        </div>
      </div>
      <Licences />
    </Dialog>
  );
};
