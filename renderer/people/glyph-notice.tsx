import { useTranslation } from 'react-i18next';
import { codeName, type Unprintable } from '../../core/sheets/paper/printable.ts';
import { Notice } from '../parts/notice.tsx';
import styles from './people.module.css';

/** Names shown, and characters of each; the rest are counted. */
const MOST = 3;
const MOST_CODES = 5;

const Line = ({ entrant, text, spelled, codes }: Unprintable) => {
  const { t } = useTranslation('sheets');
  return (
    <li>
      {entrant === null ? t('print.glyphs.event') : t('guide.number', { number: entrant })}{' '}
      <bdi className={styles.glyphName}>{text}</bdi>
      {': '}
      {codes.slice(0, MOST_CODES).map((code, i) => (
        <span key={code} dir="ltr">
          {i > 0 && ', '}
          <bdi>{String.fromCodePoint(code)}</bdi> {codeName(code)}
        </span>
      ))}
      {codes.length > MOST_CODES && ` … +${codes.length - MOST_CODES}`}
      <span className={styles.glyphPrinted}>{t('print.glyphs.printed', { text: spelled })}</span>
    </li>
  );
};

type GlyphNoticeProps = {
  readonly found: readonly Unprintable[];
  readonly onDismiss: () => void;
};

/** Who has characters that cannot be printed, which, and what stands on paper instead. At least one. */
export const GlyphNotice = ({ found, onDismiss }: GlyphNoticeProps) => {
  const { t } = useTranslation('sheets');
  return (
    <Notice tone="warn" title={t('print.glyphs.title', { count: found.length })} onDismiss={onDismiss}>
      <ul className={styles.glyphList}>
        {found.slice(0, MOST).map((one) => (
          <Line key={`${one.entrant} ${one.text}`} {...one} />
        ))}
      </ul>
      {found.length > MOST && <p>… +{found.length - MOST}</p>}
      <p>{t('print.glyphs.about')}</p>
    </Notice>
  );
};
