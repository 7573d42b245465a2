import { useTranslation } from 'react-i18next';
import { codeName, type Unprintable } from '../../core/sheets/printable.ts';
import { Notice } from '../design/notice.tsx';

/** Names shown; the rest are counted. */
const MOST = 5;

const Line = ({ entrant, text, spelled, codes }: Unprintable) => {
  const { t } = useTranslation('sheets');
  const named = codes.map((code) => `${String.fromCodePoint(code)} ${codeName(code)}`).slice(0, MOST);
  return (
    <li>
      {entrant === null ? t('print.glyphs.event') : t('print.glyphs.entrant', { id: entrant })}{' '}
      <bdi className="glyph-name">{text}</bdi>
      {': '}
      <bdi>{named.join(', ')}</bdi>
      {codes.length > MOST && ` … +${codes.length - MOST}`}
      <span className="glyph-printed">{t('print.glyphs.printed', { text: spelled })}</span>
    </li>
  );
};

/** Who has characters that cannot be printed, which, and what stands on paper instead. */
export const GlyphNotice = ({ found }: { readonly found: readonly Unprintable[] }) => {
  const { t } = useTranslation('sheets');
  if (found.length === 0) return null;
  return (
    <Notice tone="warn" title={t('print.glyphs.title', { count: found.length })}>
      <ul className="glyph-list">
        {found.slice(0, MOST).map((one) => (
          <Line key={`${one.entrant} ${one.text}`} {...one} />
        ))}
      </ul>
      {found.length > MOST && <p>{t('print.glyphs.more', { count: found.length - MOST })}</p>}
      <p>{t('print.glyphs.about')}</p>
    </Notice>
  );
};
