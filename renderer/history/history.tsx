import { Redo2, Search, Undo2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { searched } from '../../core/tournament/people/searched.ts';
import { Screen } from '../desk/screen.tsx';
import { type Formats, useFormats } from '../i18n/formats.ts';
import { Button } from '../parts/button.tsx';
import { Badge } from '../parts/marks.tsx';
import { rowKeys } from '../parts/row-stop.ts';
import { Table } from '../parts/table.tsx';
import { useTournamentStore } from '../store/tournament.ts';
import { type Entry, entriesOf } from './entries.ts';
import { GoBackDialog } from './go-back-dialog.tsx';
import { HandChanges, StepText } from './step-text.tsx';
import { textOfWords } from './step-words.ts';
import './history.css';

/** Rows shown before "Show earlier steps". */
const SHOWN = 300;

const sameDay = (a: string, b: string, formats: Formats): boolean => formats.date(a) === formats.date(b);

type RowProps = {
  readonly entry: Entry;
  readonly newDay: boolean;
  /** The one row at which Tab stops. */
  readonly isStop: boolean;
  readonly onStop: (no: number) => void;
  readonly onGo: (entry: Entry) => void;
};

const Row = memo(({ entry, newDay, isStop, onStop, onGo }: RowProps) => {
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
    <>
      {newDay && (
        <tr className="history-day">
          <th colSpan={4} scope="rowgroup">
            {formats.date(step.at)}
          </th>
        </tr>
      )}
      <tr data-state={state}>
        <td className="numeric history-no">{formats.number(step.no)}</td>
        <td className="history-time">
          <time dateTime={step.at}>{formats.time(step.at)}</time>
        </td>
        <th scope="row" className="history-what">
          {state === 'done' ? (
            <StepText entry={entry} />
          ) : (
            <s>
              <StepText entry={entry} />
            </s>
          )}
          <HandChanges entry={entry} />
        </th>
        <td className="history-go">
          <div className="history-deeds">
            {state === 'done' && away === 0 && <Badge tone="accent">{t('history.now')}</Badge>}
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
                {t('history.bringBack')}
              </Button>
            )}
          </div>
        </td>
      </tr>
    </>
  );
});

/** Steps whose words contain what is looked for, in the language of now; all of them while nothing is. */
const containing = (entries: readonly Entry[], search: string): readonly Entry[] => {
  const wanted = searched(search.trim());
  return wanted === ''
    ? entries
    : entries.filter(({ words, byHand }) =>
        [...words, ...byHand].some((one) => searched(textOfWords(one)).includes(wanted)),
      );
};

/** Whether the row has a deed: to go back to it, or to bring it back. */
const hasDeed = ({ state, away }: Entry): boolean => state === 'undone' || (state === 'done' && away > 0);

/** Everything that was done, newest first. Nothing here is ever rewritten; going back is a number of undos. */
export const History = () => {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const log = useTournamentStore((store) => store.log);
  const [shown, setShown] = useState(SHOWN);
  const [to, setTo] = useState<Entry | null>(null);
  const entries = useMemo(() => entriesOf(log), [log]);
  const [search, setSearch] = useState('');
  const found = containing(entries, search);
  const visible = found.slice(0, shown);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const withDeed = visible.filter(hasDeed);
  const stop = (withDeed.find(({ step }) => step.no === stoppedAt) ?? withDeed[0])?.step.no;
  return (
    <Screen
      title={t('history.title')}
      about={t('history.steps', { count: found.length })}
      actions={
        <div className="history-find">
          <Search size={16} aria-hidden />
          <input
            type="search"
            className="field-input"
            aria-label={t('history.find')}
            placeholder={t('history.find')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </div>
      }
    >
      <Table
        label={t('history.title')}
        onKeyDown={rowKeys}
        head={
          <>
            <th scope="col" className="numeric history-no">
              {t('history.no')}
            </th>
            <th scope="col" className="history-time">
              {t('history.time')}
            </th>
            <th scope="col">{t('history.what')}</th>
            <th scope="col" className="history-go">
              <span className="hidden">{t('history.goBack')}</span>
            </th>
          </>
        }
      >
        {visible.map((entry, i) => {
          const above = visible[i - 1];
          const newDay = above !== undefined && !sameDay(above.step.at, entry.step.at, formats);
          const isStop = entry.step.no === stop;
          return (
            <Row key={entry.step.no} entry={entry} newDay={newDay} isStop={isStop} onStop={setStoppedAt} onGo={setTo} />
          );
        })}
      </Table>
      {found.length > shown && (
        <div className="history-more">
          <Button onPress={() => setShown(shown + SHOWN)}>
            {t('history.earlier', { count: found.length - shown })}
          </Button>
        </div>
      )}
      {to !== null && <GoBackDialog entries={entries} to={to} onClose={() => setTo(null)} />}
    </Screen>
  );
};
