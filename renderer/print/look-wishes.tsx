import { useTranslation } from 'react-i18next';
import type { PrintJob } from '../../core/api/print.ts';
import type { Preset } from '../../core/sheets/layout/paper.ts';
import { ownCode } from '../../core/sheets/sheet.ts';
import { useTextOf } from '../i18n/text.ts';
import { Disclosure } from '../parts/disclosure.tsx';
import { Select } from '../parts/field/choice.tsx';
import { Stack } from '../parts/layout/layout.tsx';
import { choosePrint, presets, usePrintChoice } from './choice.ts';
import { LogoField } from './logo-field.tsx';
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
      <Stack gap={2}>
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
      </Stack>
    </Disclosure>
  );
};

/** A picture at the left of every header. */
export const LogoChoice = () => {
  const { t } = useTranslation('sheets');
  const logo = usePrintChoice((choice) => choice.logo);
  return <LogoField add={t('print.logo.add')} logo={logo} onChange={(next) => choosePrint({ logo: next })} />;
};
