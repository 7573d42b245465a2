import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEnding } from '../../core/api/app.ts';
import { type ExportTable, exportTables } from '../../core/exchange/table-file.ts';
import { families } from '../../core/families.ts';
import type { Family } from '../../core/tournament/family.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { Button, SegmentedControl } from '../design/button.tsx';
import { Cards } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { call } from '../door/current.ts';
import { saveText } from '../door/save-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { closeDialog } from '../shell/place.ts';
import { useLanguage } from '../store/app.ts';
import { showRefusal } from '../store/notices.ts';
import { useTournament } from '../store/tournament.ts';
import { tableJson, tableText } from './tables.ts';
import { webPage } from './web-page.ts';

type Kind = ExportTable | 'page' | 'event' | 'audit';

const kinds: readonly Kind[] = [...exportTables, 'page', 'event', 'audit'];

const isTable = (kind: Kind): kind is ExportTable => exportTables.some((table) => table === kind);

const endings: { readonly [kind in Exclude<Kind, ExportTable>]: TextEnding } = {
  page: 'html',
  event: 'json',
  audit: 'txt',
};

/** The whole event and the audit text come from the back end, which has every step; the page and the tables are made here. */
const textOfAll = async (kind: 'event' | 'audit'): Promise<string | null> => {
  const answer = await (kind === 'event' ? call('event.text', {}) : call('file.audit', {}));
  if (!answer.ok) showRefusal(answer.refusal);
  return answer.ok ? answer.value : null;
};

type Exported = { readonly tournament: Tournament; readonly family: Family };

const ExportForm = ({ tournament, family }: Exported) => {
  const { t } = useTranslation('exchange');
  const textOf = useTextOf();
  const language = useLanguage();
  const [kind, setKind] = useState<Kind>('standings');
  const [form, setForm] = useState<'csv' | 'json'>('csv');
  const isEmpty = (one: Kind): boolean => isTable(one) && tableText(one, tournament, family) === null;
  const chosen = isEmpty(kind) ? 'event' : kind;
  const save = async (): Promise<void> => {
    closeDialog();
    const text = isTable(chosen)
      ? (form === 'csv' ? tableText : tableJson)(chosen, tournament, family)
      : chosen !== 'page'
        ? await textOfAll(chosen)
        : webPage(tournament, family, language, new Date().toISOString());
    if (text === null) return;
    const name = textOf(`exchange:fileName.${chosen}`, { event: tournament.name });
    await saveText(name, isTable(chosen) ? form : endings[chosen], text);
  };
  return (
    <Dialog
      title={t('title')}
      isOpen
      onClose={closeDialog}
      size="large"
      onSubmit={() => void save()}
      actions={
        <Button tone="primary" type="submit" icon={<Download size={16} aria-hidden />}>
          {t('save')}
        </Button>
      }
    >
      <Cards
        label={t('what')}
        value={chosen}
        onChange={setKind}
        columns={3}
        items={kinds.map((id) => ({
          id,
          label: textOf(`exchange:kinds.${id}.name`),
          about: isEmpty(id) ? t('nothing') : textOf(`exchange:kinds.${id}.about`),
          isDisabled: isEmpty(id),
        }))}
      />
      {isTable(chosen) && (
        <SegmentedControl
          label={t('form')}
          items={[
            { id: 'csv' as const, label: t('forms.csv') },
            { id: 'json' as const, label: t('forms.json') },
          ]}
          value={form}
          onChange={setForm}
        />
      )}
    </Dialog>
  );
};

/** What can be taken out of the open event: tables, a web page, everything. */
export const ExportDialog = () => {
  const tournament = useTournament();
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined ? null : <ExportForm tournament={tournament} family={family} />;
};
