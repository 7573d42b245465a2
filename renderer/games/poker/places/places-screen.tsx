import { Ellipsis, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ResultRow, resultsOf, soldOf, winnerOf } from '../../../../core/games/poker/results/results.ts';
import { averageStack, totalChips } from '../../../../core/games/poker/rules/clock.ts';
import { countedEntries, entryOf, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import { outlookOf } from '../../../../core/games/poker/steps/outlook.ts';
import type { SheetDocument } from '../../../../core/sheets/sheet.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { openDialog } from '../../../desk/place.ts';
import { Screen } from '../../../desk/screen.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { MenuButton } from '../../../parts/menu.tsx';
import { type Column, Table } from '../../../parts/table/table.tsx';
import { printDocuments } from '../../../print/deeds.ts';
import { useIsOnPaper } from '../../../print/out-of-date.tsx';
import { FinalAct } from '../../../standings/next-act.tsx';
import styles from '../clock/clock-screen.module.css';
import { nameOf, nameOfEntry } from '../names.ts';
import { doFloor } from '../own-command.ts';
import { CloseRegistration, ToFloor } from '../to-floor.tsx';
import { useOpenFloor } from '../use-hall.ts';
import { AmendDialog } from './amend-dialog.tsx';
import { placeText } from './place-text.ts';
import { ReinstateDialog } from './reinstate-dialog.tsx';

/** What the evening came to, on paper. */
const RESULTS = 'poker.results';

const PAYOUTS = 'poker.payouts';

type Correction = { readonly what: 'amend' | 'reinstate'; readonly entry: EntryNo };

const Prizes = ({ hall }: { readonly hall: Hall }) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const { pool, prizes } = useMemo(() => resultsOf(hall), [hall]);
  const { entries, rebuys, addOns } = soldOf(hall);
  const { left, bubble } = outlookOf(hall);
  const { chips } = hall.rules;
  const inPlay = totalChips(chips, { entries, rebuys, addOns });
  const average = averageStack(inPlay, left, 0).chips;
  const fact = (key: string, value: string) => (
    <div className={styles.placesFact}>
      <dt>{textOf(key)}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
  return (
    <aside className={styles.placesSide} aria-label={textOf('poker:documents.payouts')}>
      <dl className={styles.placesFacts}>
        {fact('poker:roster.columns.entries', number(entries))}
        {rebuys > 0 && fact('poker:roster.columns.rebuys', number(rebuys))}
        {addOns > 0 && fact('poker:roster.columns.addOns', number(addOns))}
        {fact('poker:clock.facts.total', number(inPlay))}
        {average !== null && fact('poker:clock.facts.average', number(average))}
        {prizes.length > 0 && fact('poker:clock.facts.pool', number(pool))}
      </dl>
      <Checkbox
        isSelected={hall.floor.registrationOpen}
        onChange={(open) => void doFloor({ do: 'setRegistration', open })}
      >
        {textOf('floor:more.registration')}
      </Checkbox>
      {bubble && <Badge tone="warn">{textOf('floor:outlook.bubble')}</Badge>}
      {prizes.length > 0 && (
        <Table
          label={textOf('poker:documents.payouts')}
          columns={[
            { id: 'place', head: textOf('words:columns.place'), numeric: true, cell: (_, index) => number(index + 1) },
            { id: 'prize', head: textOf('words:columns.prize'), numeric: true, cell: (prize: number) => number(prize) },
          ]}
          rows={prizes}
          // A prize has no identity but its place.
          rowKey={(_, index) => index}
        />
      )}
      <Button onPress={() => openDialog('rules')}>{textOf('floor:places.rules')}</Button>
    </aside>
  );
};

type PlacesProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly rows: readonly ResultRow[];
  readonly provisional: boolean;
  readonly hasPrizes: boolean;
  readonly onCorrect: (correction: Correction) => void;
};

/** Who came in where, by whom, for what; thousands of rows, of which only those in sight are there. */
const Places = ({ tournament, hall, rows, provisional, hasPrizes, onCorrect }: PlacesProps) => {
  const textOf = useTextOf();
  const { number, time, list } = useFormats();
  const prize: Column<ResultRow> = {
    id: 'prize',
    head: textOf('words:columns.prize'),
    numeric: true,
    cell: (row) => (row.prize > 0 ? number(row.prize) : ''),
  };
  return (
    <Table
      label={textOf('floor:places.title')}
      rowHeight={2.5}
      columns={[
        {
          id: 'place',
          head: textOf('words:columns.place'),
          numeric: true,
          firm: true,
          cell: ({ from, to }) => placeText(from, to, provisional, number),
        },
        {
          id: 'name',
          head: textOf('words:columns.name'),
          names: true,
          cell: ({ player, counts }) => (
            <>
              <bdi>{nameOf(tournament, player)}</bdi>
              {!counts && <span className="floor-quiet"> {textOf('floor:places.other')}</span>}
            </>
          ),
        },
        ...(hasPrizes ? [prize] : []),
        {
          id: 'by',
          head: textOf('poker:columns.by'),
          cell: ({ by }) => <bdi>{list(by.map((each) => nameOfEntry(tournament, hall.floor, each)))}</bdi>,
        },
        {
          id: 'time',
          head: textOf('floor:places.time'),
          cell: ({ at }) => {
            if (at !== null) return time(new Date(at).toISOString());
            return provisional ? null : textOf('floor:places.winner');
          },
        },
        {
          id: 'deeds',
          name: textOf('floor:places.deeds'),
          deeds: true,
          cell: ({ at, player, entry }) =>
            at !== null && (
              <MenuButton
                label={textOf('floor:places.menu', { name: nameOf(tournament, player) })}
                icon={<Ellipsis size={16} aria-hidden />}
                iconOnly
                tone="quiet"
                items={[
                  { id: 'amend', label: textOf('floor:places.amend') },
                  { id: 'reinstate', label: textOf('floor:places.reinstate') },
                ]}
                onAction={(id) => onCorrect({ what: id === 'amend' ? 'amend' : 'reinstate', entry })}
              />
            ),
        },
      ]}
      rows={rows}
      rowKey={({ entry }) => entry}
      rowMark={({ counts }) => (counts ? null : 'off')}
    />
  );
};

/** The evening is over: its results on paper, and then in the hall. A list printed before the last bust is none of it. */
const Final = ({
  tournament,
  documents,
}: {
  readonly tournament: Tournament;
  readonly documents: readonly SheetDocument[];
}) => (
  <FinalAct
    isPrinted={useIsOnPaper(tournament, RESULTS)}
    onPrint={() => void printDocuments(documents)}
    back={<ToFloor />}
  />
);

/** Places as they follow from the busts, and prizes: nothing here is stored, so a late correction moves what it must. */
export const PlacesScreen = () => {
  const textOf = useTextOf();
  const open = useOpenFloor();
  const [correction, setCorrection] = useState<Correction | null>(null);
  const results = useMemo(() => (open === null ? null : resultsOf(open.hall)), [open]);
  if (open === null || results === null) return null;
  const { tournament, hall } = open;
  const { rows, provisional, prizes } = results;
  const hasPrizes = prizes.length > 0;
  const entries = countedEntries(hall.floor);
  const corrected = correction !== null && entryOf(hall.floor, correction.entry) !== undefined ? correction : null;
  const part = { tournament, hall, onClose: () => setCorrection(null) };
  return (
    <Screen
      title={textOf('floor:places.title')}
      about={entries === 0 || !provisional ? undefined : textOf('floor:places.provisional', { entries })}
      actions={
        rows.length > 0 &&
        (winnerOf(hall.floor) === null ? (
          <ToFloor />
        ) : provisional ? (
          <CloseRegistration />
        ) : (
          <Final tournament={tournament} documents={[RESULTS, ...(hasPrizes ? [PAYOUTS] : [])]} />
        ))
      }
    >
      <div className={styles.placesScreen}>
        {rows.length === 0 ? (
          <EmptyState
            icon={<Trophy size={40} aria-hidden />}
            title={textOf('floor:places.none')}
            actions={<ToFloor />}
          />
        ) : (
          <Places
            tournament={tournament}
            hall={hall}
            rows={rows}
            provisional={provisional}
            hasPrizes={hasPrizes}
            onCorrect={setCorrection}
          />
        )}
        <Prizes hall={hall} />
      </div>
      {corrected !== null && corrected.what === 'amend' && <AmendDialog {...part} entry={corrected.entry} />}
      {corrected !== null && corrected.what === 'reinstate' && <ReinstateDialog {...part} entry={corrected.entry} />}
    </Screen>
  );
};
