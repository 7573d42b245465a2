import { FileUp, Search, Trash2, UserCheck, UserX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../core/game/game.ts';
import { families } from '../../core/games/all.ts';
import { languageOf } from '../../core/languages.ts';
import { givenNumbers } from '../../core/sheets/known-rounds.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { useDeeds } from '../desk/commands/commands.ts';
import { useAsked } from '../desk/place.ts';
import { Screen } from '../desk/screen.tsx';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import type { Sorting } from '../parts/table/table.tsx';
import { BackToRound } from '../round/back-to-round.tsx';
import { useLanguage } from '../store/app.ts';
import { shownName } from '../store/shown-name.ts';
import { useTournament } from '../store/tournament.ts';
import { removePeople, togglePlaying } from './deeds.ts';
import { GlyphsSeen } from './glyphs-seen.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { askForList, closeImport } from './import/import-store.ts';
import { useDrop } from './import/use-drop.ts';
import { usePastedList } from './import/use-pasted-list.ts';
import { outWords } from './out-words.ts';
import styles from './people.module.css';
import { PeopleFoot } from './people-foot.tsx';
import type { OwnColumn, PeoplePart } from './people-part.ts';
import { countRefusal, excludeCount } from './readiness.ts';
import { addShortcut } from './table/add-row.tsx';
import { ColumnChoice, useWishedColumns } from './table/column-choice.tsx';
import { type ColumnId, columnsOf } from './table/columns.ts';
import { found, sorted } from './table/listing.ts';
import { PeopleTable } from './table/people-table.tsx';
import { useSelection } from './table/use-selection.ts';
import { AddTyped, WhoPlays } from './who-plays.tsx';
import './ways.ts';

/** Whether a refusal has sent the TO here to choose who sits out. Over as soon as the count is right. */
const useChoosing = (count: number | null) => {
  const [choosing, setChoosing] = useState(false);
  useAsked(({ choose }) => {
    if (choose !== undefined) setChoosing(true);
    return choose !== undefined;
  });
  useEffect(() => {
    if (count === null) setChoosing(false);
  }, [count]);
  return { choosing, setChoosing };
};

type PeopleProps = {
  readonly tournament: Tournament;
  readonly family: Game;
  readonly part: PeoplePart | null;
  readonly own: readonly OwnColumn[];
  readonly add: ReturnType<PeoplePart['useAdd']>;
};

const People = ({ tournament, family, part, own, add }: PeopleProps) => {
  usePastedList();
  const { t } = useTranslation('people');
  const textOf = useTextOf();
  const language = useLanguage();
  const { entrants } = tournament;
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting<ColumnId>>({ column: 'id', descending: false });
  useAsked(({ person }) => {
    if (typeof person === 'number') setSearch(shownName(tournament, person) ?? '');
    return person !== undefined;
  });
  const grid = useRef<HTMLTableElement>(null);
  const toNextName = useCallback(() => grid.current?.querySelector<HTMLInputElement>('[data-add-name]')?.focus(), []);
  useAsked(({ add: next }) => {
    if (next !== undefined) toNextName();
    return next !== undefined;
  });
  const finder = useRef<HTMLInputElement>(null);
  const unready = useMemo(() => (part === null ? countRefusal(tournament) : null), [tournament, part]);
  const exclude = excludeCount(unready);
  const { choosing, setChoosing } = useChoosing(exclude);

  const numbers = useMemo(() => givenNumbers(tournament, family), [tournament, family]);
  const { wished } = useWishedColumns();
  const columns = useMemo(() => {
    const ofGame = part === null ? null : { traits: part.traits, own };
    return columnsOf(entrants, family.traits, { part: ofGame, wished, numbers });
  }, [entrants, family, part, own, wished, numbers]);
  const rows = useMemo(() => {
    const column = columns.find(({ id }) => id === sorting.column);
    const shown = found(entrants, search, numbers);
    return column === undefined
      ? shown
      : sorted({ ...tournament, entrants: shown }, column, sorting, languageOf(language).tag);
  }, [columns, tournament, entrants, search, sorting, language, numbers]);
  const selecting = useSelection(rows);
  const { chosen } = selecting;
  const someone = chosen.length > 0;

  useDeeds(
    useMemo(
      () => [
        {
          id: 'people.find',
          titleKey: 'people:deeds.find',
          groupKey: 'people:title',
          shortcut: 'Mod+KeyF',
          perform: () => finder.current?.select(),
        },
        {
          id: 'people.add',
          titleKey: 'people:deeds.add',
          groupKey: 'people:title',
          shortcut: addShortcut,
          perform: toNextName,
        },
      ],
      [toNextName],
    ),
  );
  useEffect(() => {
    if (choosing) grid.current?.focus();
  }, [choosing]);

  const actions = (
    <>
      <div className={styles.finder}>
        <Search size={16} aria-hidden />
        <input
          ref={finder}
          className="field-input"
          aria-label={t('deeds.find')}
          placeholder={t('deeds.find')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            // Enter that ends a composition of an input method is not ours [K-11].
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') setSearch('');
            else if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            grid.current?.focus();
          }}
        />
      </div>
      {part === null ? (
        <Button
          isDisabled={!someone}
          icon={
            someone && chosen.every(({ playing }) => !playing) ? (
              <UserCheck size={16} aria-hidden />
            ) : (
              <UserX size={16} aria-hidden />
            )
          }
          onPress={() => void togglePlaying(chosen)}
        >
          {someone && chosen.every(({ playing }) => !playing) ? t('letPlay') : t(`notPlaying.${outWords(family)}.do`)}
        </Button>
      ) : (
        <part.Actions tournament={tournament} chosen={chosen} />
      )}
      <Button isDisabled={!someone} icon={<Trash2 size={16} aria-hidden />} onPress={() => void removePeople(chosen)}>
        {t('remove')}
      </Button>
      <ColumnChoice traits={family.traits} shown={columns} />
      <Button icon={<FileUp size={16} aria-hidden />} onPress={() => askForList()}>
        {t('importList')}
      </Button>
      {part === null ? <BackToRound tournament={tournament} /> : <part.Onward tournament={tournament} />}
    </>
  );

  return (
    <Screen title={part === null ? t('title') : textOf(part.titleKey)} actions={actions}>
      <GlyphsSeen key={tournament.id} tournament={tournament} />
      {choosing && exclude !== null && (
        <div className={styles.peopleSaid}>
          <Notice onDismiss={() => setChoosing(false)}>{t('exclude', { count: exclude })}</Notice>
        </div>
      )}
      <PeopleTable
        {...selecting}
        family={family}
        entrants={entrants}
        rows={rows}
        columns={columns}
        sorting={sorting}
        onSort={setSorting}
        grid={grid}
        onAdding={() => setSearch('')}
        part={part}
        add={add}
      />
      <PeopleFoot tournament={tournament} refusal={unready} part={part} />
    </Screen>
  );
};

type ListProps = { readonly tournament: Tournament; readonly family: Game };

const PlainPeople = (props: ListProps) => <People {...props} part={null} own={NO_COLUMNS} add={null} />;

const NO_COLUMNS: readonly OwnColumn[] = [];

/** The list with what the game adds to it. */
const OwnPeople = ({ part, ...props }: ListProps & { readonly part: PeoplePart }) => {
  const own = part.useColumns(props.tournament);
  const add = part.useAdd(props.tournament);
  return <People {...props} part={part} own={own} add={add} />;
};

const openImport = [
  {
    id: 'people.import',
    titleKey: 'people:importList',
    groupKey: 'people:title',
    shortcut: 'Mod+KeyI',
    perform: () => askForList(),
  },
];

/** Everybody who plays: entered by hand or from a list, changed in place, set out for a round. */
export const PeopleScreen = () => {
  const { t } = useTranslation('people');
  const textOf = useTextOf();
  const tournament = useTournament();
  const family = tournament === null ? undefined : families[tournament.family];
  const { over, dropping } = useDrop();
  useDeeds(openImport);
  useEffect(() => closeImport, []);
  if (tournament === null || family === undefined) return null;
  const part = screensOf(tournament.family).people;
  return (
    <div className={styles.peoplePage} {...dropping}>
      {tournament.entrants.length === 0 ? (
        <Screen
          title={part === undefined ? t('title') : textOf(part.titleKey)}
          actions={<AddTyped tournament={tournament} />}
          scrolls
        >
          <WhoPlays tournament={tournament} />
        </Screen>
      ) : part === undefined ? (
        <PlainPeople tournament={tournament} family={family} />
      ) : (
        <OwnPeople key={tournament.id} tournament={tournament} family={family} part={part} />
      )}
      {over && <div className={styles.peopleDrop}>{t('import.drop')}</div>}
      {tournament.entrants.length > 0 && <ImportDialog />}
    </div>
  );
};
