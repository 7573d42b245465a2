import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LARGEST_LOGO, type PrintJob } from '../../core/api/print.ts';
import type { Preset } from '../../core/sheets/paper.ts';
import { ownCode } from '../../core/sheets/sheet.ts';
import { Button } from '../design/button.tsx';
import { Select } from '../design/choice.tsx';
import { Disclosure } from '../design/disclosure.tsx';
import { useTextOf } from '../i18n/text.ts';
import { say } from '../store/notices.ts';
import { choosePrint, presets, usePrintChoice } from './choice.ts';
import type { SheetPages } from './pages.ts';

type SizesProps = { readonly job: PrintJob; readonly made: readonly SheetPages[] | null };

/** Where one document is read from another distance than the others. */
export const OwnSizes = ({ job, made }: SizesProps) => {
  const { t } = useTranslation('sheets');
  const textOf = useTextOf();
  const own = usePrintChoice((choice) => choice.presets);
  const sized = job.documents.filter((document) =>
    (made ?? []).some(({ sheet }) => sheet.document === document && (sheet.kind === 'list' || sheet.kind === 'guides')),
  );
  if (sized.length < 2) return null;
  const change = (document: string, preset: Preset | 'same') => {
    const { [document]: _before, ...others } = own;
    choosePrint({ presets: preset === 'same' ? others : { ...others, [document]: preset } });
  };
  return (
    <Disclosure title={t('print.ownSizes')}>
      <div className="print-wishes">
        {sized.map((document) => (
          <Select
            key={document}
            label={textOf(ownCode(document, 'documents').replace('.', ':'))}
            value={own[document] ?? 'same'}
            onChange={(id) => change(document, id)}
            items={[
              { id: 'same' as const, label: t('print.sameSize') },
              ...presets.map((id) => ({ id, label: t(`print.presets.${id}`) })),
            ]}
          />
        ))}
      </div>
    </Disclosure>
  );
};

const read = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

const sizeOf = async (source: string): Promise<number> => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  return picture.naturalWidth / picture.naturalHeight;
};

/** Takes a picture for the headers; one that is too large or cannot be read is refused in words. */
const takeLogo = async (file: File): Promise<void> => {
  try {
    const source = await read(file);
    if (source.length > LARGEST_LOGO) return say('bad', 'sheets:print.logo.tooLarge', {}, 'logo');
    const ratio = await sizeOf(source);
    choosePrint({ logo: { source, ratio } });
  } catch {
    say('bad', 'sheets:print.logo.unreadable', {}, 'logo');
  }
};

/** A picture at the left of every header. */
export const LogoChoice = () => {
  const { t } = useTranslation('sheets');
  const logo = usePrintChoice((choice) => choice.logo);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="print-logo">
      {logo !== null && <img src={logo.source} alt={t('print.logo.alt')} />}
      <Button icon={<ImagePlus size={16} aria-hidden />} onPress={() => input.current?.click()}>
        {t(logo === null ? 'print.logo.add' : 'print.logo.change')}
      </Button>
      {logo !== null && (
        <Button tone="quiet" icon={<X size={16} aria-hidden />} onPress={() => choosePrint({ logo: null })}>
          {t('print.logo.remove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void takeLogo(file);
        }}
      />
    </div>
  );
};
