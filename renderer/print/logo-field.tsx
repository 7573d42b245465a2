import { ImagePlus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LARGEST_LOGO, type Logo } from '../../core/api/logo.ts';
import styles from '../hall/hall.module.css';
import { Button } from '../parts/button.tsx';
import { useFileField } from '../parts/field/file-field.tsx';
import { showRefusal, warn } from '../store/notices.ts';
import { base64 } from '../text-files/base64.ts';
import { fileBytes } from '../text-files/file-bytes.ts';

const sizeOf = async (source: string): Promise<number> => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  return picture.naturalWidth / picture.naturalHeight;
};

/** The picture in a file; one that is too large, cannot be read or is none is refused in words. */
const logoIn = async (file: File): Promise<Logo | null> => {
  try {
    // A picture is at least as large as text; what is far too large is not read.
    if (file.size > LARGEST_LOGO) {
      warn('sheets:print.logo.tooLarge');
      return null;
    }
    const bytes = await fileBytes(file, LARGEST_LOGO);
    if (!bytes.ok) {
      showRefusal(bytes.refusal);
      return null;
    }
    const source = `data:${file.type};base64,${base64(bytes.value)}`;
    const ratio = await sizeOf(source);
    if (source.length <= LARGEST_LOGO) return { source, ratio };
    warn('sheets:print.logo.tooLarge');
  } catch {
    warn('sheets:print.logo.unreadable');
  }
  return null;
};

type Props = {
  /** What the button says while there is none. */
  readonly add: string;
  readonly logo: Logo | null;
  readonly onChange: (logo: Logo | null) => void;
};

/** A logo as it is, and buttons to choose another one or none. */
export const LogoField = ({ add, logo, onChange }: Props) => {
  const { t } = useTranslation('sheets');
  const take = async (file: File) => {
    const taken = await logoIn(file);
    if (taken !== null) onChange(taken);
  };
  const { field, pick } = useFileField('image/png,image/jpeg,image/webp,image/svg+xml', (file) => void take(file));
  return (
    <div className={styles.logoField}>
      {logo !== null && <img src={logo.source} alt={t('print.logo.alt')} />}
      <Button icon={<ImagePlus size={16} aria-hidden />} onPress={pick}>
        {logo === null ? add : t('print.logo.change')}
      </Button>
      {logo !== null && (
        <Button tone="quiet" icon={<X size={16} aria-hidden />} onPress={() => onChange(null)}>
          {t('print.logo.remove')}
        </Button>
      )}
      {field}
    </div>
  );
};
