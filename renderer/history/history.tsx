import { Redo2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contains, searchable, typedWords } from '../../core/tournament/people/searched.ts';
import { closeDrawer } from '../desk/place.ts';
import styles from '../director/director.module.css';
import { type Formats, useFormats } from '../i18n/formats.ts';
import { textOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { SearchField } from '../parts/field/search-field.tsx';
import { Badge } from '../parts/marks.tsx';
import { rowKeys } from '../parts/row-stop.ts';
import { Drawer } from '../parts/side/side.tsx';
import { type Column, Table } from '../parts/table/table.tsx';
import { useLanguage } from '../store/app.ts';
import { useTournamentStore } from '../store/tournament.ts';
import { type Entry, entriesOf } from './entries.ts';
import { GoBackDialog } from './go-back-dialog.tsx';
import { HandChanges, StepText } from './step-text.tsx';
import { textOfWords } from './step-words.ts';

/** Rows shown before "Show earlier steps". */
const SHOWN = 300;

const sameDay = (a: string, b: string, formats: Formats): boolean => formats.date(a) === formats.date(b);

type GoProps = {
  readonly entry: Entry;
  /** The one row at which Tab stops. */
  readonly isStop: boolean;
  readonly onStop: (no: number) => void;
  readonly onGo: (entry: Entry) => void;
};

/** Where a step stands, and the way to it. */
const Go = ({ entry, isStop, onStop, onGo }: GoProps) => {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const { step, state, undoneAt, away } = entry;
  const deed = {
    tone: 'quiet',
    excludeFromTabOrder: !isStop,
    onFocus: () => onStop(step.no),
    onPress: () => onGo(entry),
  } as const;
  return (
    <div className={styles.historyDeeds}>
      {state === 'done' && away === 0 && <Badge tone="accent">{textOf('words:now')}</Badge>}
      {state !== 'done' && undoneAt !== null && (
        <Badge>{t('history.undoneAt', { time: formats.time(undoneAt) })}</Badge>
      )}
      {state === 'done' && away > 0 && (
        <Button {...deed} icon={<Undo2 size={16} aria-hidden />}>
          {t('history.goBack')}
        </Button>
      )}
      {state === 'undone' && (
        <Button {...deed} icon={<Redo2 size={16} aria-hidden />}>
          {t('deeds.redo')}
        </Button>
      )}
    </div>
  );
};

const What = ({ entry }: { readonly entry: Entry }) => (
  <>
    {entry.state === 'done' ? (
      <StepText entry={entry} />
    ) : (
      <s>
        <StepText entry={entry} />
      </s>
    )}
    <HandChanges entry={entry} />
  </>
);

/** Steps whose words contain what is looked for, in the language of now; all of them while nothing is. */
const containing = (entries: readonly Entry[], search: string): readonly Entry[] => {
  const wanted = typedWords(search);
  return wanted.length === 0
    ? entries
    : entries.filter(({ words, byHand }) =>
        [...words, ...byHand].some((one) => contains(searchable(textOfWords(one)), wanted)),
      );
};

const stateOf = ({ state }: Entry) => ({ 'data-state': state });

/** Whether the row has a deed: to go back to it, or to bring it back. */
const hasDeed = ({ state, away }: Entry): boolean => state === 'undone' || (state === 'done' && away > 0);

/** Everything that was done, newest first. Nothing here is ever rewritten; going back is a number of undos. */
export const History = () => {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const log = useTournamentStore((store) => store.log);
  const [shown, setShown] = useState(SHOWN);
  const [to, setTo] = useState<Entry | null>(null);
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are those of the language.
  const entries = useMemo(() => entriesOf(log), [log, language]);
  const [search, setSearch] = useState('');
  const found = containing(entries, search);
  const visible = found.slice(0, shown);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const withDeed = visible.filter(hasDeed);
  const stop = (withDeed.find(({ step }) => step.no === stoppedAt) ?? withDeed[0])?.step.no;
  // The same ones while only the list grows: a row is drawn anew when it changes.
  const columns = useMemo<readonly Column<Entry>[]>(
    () => [
      {
        id: 'time',
        head: textOf('words:columns.time'),
        soft: true,
        width: '3.5rem',
        cell: ({ step }) => <time dateTime={step.at}>{formats.time(step.at)}</time>,
      },
      {
        id: 'what',
        head: t('history.what'),
        names: true,
        cell: (entry) => (
          <>
            <What entry={entry} />
            <Go entry={entry} isStop={entry.step.no === stop} onStop={setStoppedAt} onGo={setTo} />
          </>
        ),
      },
    ],
    [t, formats, stop],
  );
  return (
    <Drawer title={t('history.title')} onClose={closeDrawer}>
      <SearchField label={t('history.find')} value={search} onChange={setSearch} />
      <Table
        label={t('history.title')}
        onKeyDown={rowKeys}
        columns={columns}
        rows={visible}
        rowKey={({ step }) => step.no}
        rowProps={stateOf}
        heading={({ step }, above) =>
          above === undefined || sameDay(above.step.at, step.at, formats) ? null : formats.date(step.at)
        }
      />
      {found.length > shown && (
        <div className={styles.historyMore}>
          <Button onPress={() => setShown(shown + SHOWN)}>
            {t('history.earlier', { count: found.length - shown })}
          </Button>
        </div>
      )}
      {to !== null && <GoBackDialog entries={entries} to={to} onClose={() => setTo(null)} />}
    </Drawer>
  );
};
