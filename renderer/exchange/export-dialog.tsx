import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextEnding } from '../../core/api/app.ts';
import { type ExportTable, exportTables } from '../../core/exchange/table-file.ts';
import type { Game } from '../../core/game/game.ts';
import { standingsTitle } from '../../core/game/standings.ts';
import { families } from '../../core/games/all.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { closeDialog } from '../desk/place.ts';
import { call } from '../door/current.ts';
import { screensOf } from '../games/game.ts';
import { hasText, useTextOf } from '../i18n/text.ts';
import { Button, SegmentedControl } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Cards } from '../parts/field/choice.tsx';
import { TextField } from '../parts/field/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { wordsOf } from '../round/names/texts.ts';
import { useLanguage } from '../store/app.ts';
import { meant } from '../store/file.ts';
import { showRefusal } from '../store/notices.ts';
import { useTournament } from '../store/tournament.ts';
import { saveText } from '../text-files/save-text.ts';
import { tableJson, tableText } from './tables.ts';
import { webPage } from './web-page.ts';

const wholes = ['page', 'event', 'audit'] as const;
type Whole = (typeof wholes)[number];

const isTable = (kind: string): kind is ExportTable => exportTables.some((table) => table === kind);

/** Made of rounds. */
const ofRounds: ReadonlySet<ExportTable> = new Set(['seating', 'results']);

const endings: { readonly [kind in Whole]: TextEnding } = { page: 'html', event: 'json', audit: 'txt' };

/** Tables that are called as the program calls them elsewhere. */
const NAMES: { readonly [kind: string]: string } = {
  people: 'people:title',
  results: 'words:results',
  standings: 'sheets:documents.standings',
};

const nameOf = (kind: string): string => NAMES[kind] ?? `exchange:kinds.${kind}.name`;

/** The whole event and the audit text come from the back end, which has every step; the page and the tables are made here. */
const textOfAll = async (kind: Exclude<Whole, 'page'>): Promise<string | null> => {
  const answer = await (kind === 'event' ? call('event.text', meant()) : call('file.audit', meant()));
  if (!answer.ok) showRefusal(answer.refusal);
  return answer.ok ? answer.value : null;
};

/** What a choice gives: the text, or null where there is nothing in it yet. */
type Out = { readonly ending: TextEnding; readonly text: () => string | null | Promise<string | null> };

type Exported = { readonly tournament: Tournament; readonly family: Game };

const ExportForm = ({ tournament, family }: Exported) => {
  const { t } = useTranslation('exchange');
  const textOf = useTextOf();
  const language = useLanguage();
  const [kind, setKind] = useState('standings');
  const [form, setForm] = useState<'csv' | 'json'>('csv');
  const [told, setTold] = useState<{ readonly [ask: string]: string }>({});
  const own = screensOf(tournament.family).exports ?? [];
  const out = (id: string): Out => {
    if (isTable(id))
      return { ending: form, text: () => (form === 'csv' ? tableText : tableJson)(id, tournament, family) };
    const mine = own.find((one) => one.id === id);
    if (mine !== undefined) return { ending: mine.ending, text: () => mine.text(tournament, told) };
    const whole = wholes.find((one) => one === id) ?? 'event';
    return {
      ending: endings[whole],
      text: () =>
        whole === 'page' ? webPage(tournament, family, language, new Date().toISOString()) : textOfAll(whole),
    };
  };
  // A game without rounds has no tables of them either.
  const tables = family.hasRounds === false ? exportTables.filter((id) => !ofRounds.has(id)) : exportTables;
  const kinds = [...tables, ...own.map(({ id }) => id), ...wholes];
  const isEmpty = (id: string): boolean => !wholes.some((whole) => whole === id) && out(id).text() === null;
  const chosen = isEmpty(kind) ? 'event' : kind;
  const warning = screensOf(tournament.family).exportWarning?.(tournament, chosen) ?? null;
  const asks = own.find(({ id }) => id === chosen)?.asks ?? [];
  // What the name says alone is said once.
  const aboutOf = (id: string): { readonly about?: string } => {
    const key = `exchange:kinds.${id}.about`;
    if (isEmpty(id)) return { about: t('nothing') };
    return hasText(key) ? { about: textOf(key) } : {};
  };
  const fileName = (id: string): string => {
    const event = tournament.name;
    if (id === 'page' || id === 'event') return event;
    const standings = family.results.standings(tournament);
    const isNamed = id === 'standings' && standings.through > 0;
    const what = isNamed ? wordsOf(standingsTitle(standings)) : textOf(nameOf(id));
    return textOf('exchange:fileName', { event, what });
  };
  const save = async (): Promise<void> => {
    closeDialog();
    const { ending, text: make } = out(chosen);
    const text = await make();
    if (text === null) return;
    await saveText(fileName(chosen), ending, text);
  };
  return (
    <Dialog
      title={textOf('shell:deeds.export')}
      isOpen
      onClose={closeDialog}
      size="large"
      onSubmit={() => void save()}
      actions={
        <Button tone="primary" type="submit" icon={<Download size={16} aria-hidden />}>
          {textOf('shell:save')}…
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
          label: textOf(nameOf(id)),
          ...aboutOf(id),
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
      {warning !== null && <Notice tone="warn">{warning}</Notice>}
      {asks.map((ask) => (
        <TextField
          key={ask}
          label={textOf(`exchange:columns.${ask}`)}
          value={told[ask] ?? ''}
          onChange={(text) => setTold({ ...told, [ask]: text })}
          maxLength={200}
        />
      ))}
    </Dialog>
  );
};

/** What can be taken out of the open event: tables, a web page, everything. */
export const ExportDialog = () => {
  const tournament = useTournament();
  const family = tournament === null ? undefined : families[tournament.family];
  return tournament === null || family === undefined ? null : <ExportForm tournament={tournament} family={family} />;
};
