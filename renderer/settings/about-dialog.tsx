import { useTranslation } from 'react-i18next';
import { closeDialog } from '../desk/place.ts';
import { ProductMark } from '../desk/top/product-mark.tsx';
import { useFormats } from '../i18n/formats.ts';
import { textOf } from '../i18n/text.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useApp } from '../store/app.ts';
import { Licences } from './licences.tsx';
import styles from './settings.module.css';

/** Which program this is, which version, and what it does not do. */
export const AboutDialog = () => {
  const { t } = useTranslation('shell');
  const { date } = useFormats();
  const version = useApp(({ info }) => info?.version ?? '');
  const built = useApp(({ info }) => info?.built);
  const isUnsandboxed = useApp(({ info }) => info?.unsandboxed === true);
  return (
    <Dialog title={t('deeds.about')} isOpen onClose={closeDialog} size="normal">
      <div className={styles.about}>
        <ProductMark size={48} />
        <div className={styles.aboutWords}>
          <strong className={styles.aboutName}>{`${t('product')} ${version}`}</strong>
          {built !== undefined && (
            <p>
              <time dateTime={built.on}>{date(`${built.on}T12:00`)}</time>{' '}
              {/* Nothing is asked of the network: it is copied from here [desktop 2.8]. */}
              <span className={styles.aboutHome}>{built.home}</span>
            </p>
          )}
          <p>{textOf('shell:start.about')}</p>
          <p>{t('about.licence')}</p>
          {isUnsandboxed && <p>{t('doctor.ways.noSandbox')}.</p>}
        </div>
      </div>
      <Licences />
    </Dialog>
  );
};
