import { Search, Trophy } from 'lucide-react';
import { type CSSProperties, useCallback, useMemo, useState } from 'react';
import type { Unit } from '../../core/game/paper.ts';
import { countedRounds, marksOfRow, standingChoices } from '../../core/game/rounds.ts';
import type { Standings as Ranking, StandingsRow } from '../../core/game/standings.ts';
import { families } from '../../core/games/all.ts';
import { lastRound, type Tournament, tablesWithoutResult } from '../../core/tournament/state.ts';
import type { RoundNo } from '../../core/tournament/words.ts';
import { openCard } from '../desk/card.ts';
import { Screen } from '../desk/screen.tsx';
import { screensOf } from '../games/game.ts';
import { useFormats } from '../i18n/formats.ts';
import { keyOf, useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Checkbox } from '../parts/field/choice.tsx';
import { SearchField } from '../parts/field/search-field.tsx';
import { Row } from '../parts/layout/layout.tsx';
import { Badge, EmptyState } from '../parts/marks.tsx';
import { type Column, Table } from '../parts/table/table.tsx';
import { NobodyYet } from '../people/nobody-yet.tsx';
import { useFittedNames } from '../round/cards/use-fitted-names.ts';
import { AwaitedNote } from '../round/entry/late-results.tsx';
import { CardNamesContext } from '../round/names/card-names.ts';
import { type Person, peopleOf } from '../round/names/people.ts';
import { PersonName } from '../round/names/person-name.tsx';
import { wordsOf } from '../round/names/texts.ts';
import { useTournament } from '../store/tournament.ts';
import { ColumnsButton, titleOf } from './columns-legend.tsx';
import { NextAct } from './next-act.tsx';
import { ShownBadge, ShownMenu } from './shown-in-hall.tsx';
import { StandingPicker, saysItself } from './standing-picker.tsx';
import styles from './standings.module.css';
import { foundRows } from './standings-rows.ts';

/** In rem, the line below it included. */
const ROW_HEIGHT = 2.1875;

const NO_TABLES: readonly never[] = [];

/** A column of figures: one of the game's by its code, or the scores of a round. */
type Figure = {
  readonly key: string;
  readonly round: RoundNo | null;
  readonly unit: Unit;
  readonly of: (row: StandingsRow) => number | null;
};

/** Classes of the box: what gives way hangs on what it has [W-1.7]. */
const lookOf = ({ rounds, hasClubs, wide }: { rounds: number; hasClubs: boolean; wide: number }): string =>
  [
    styles.standingsPage,
    ...(rounds > 0 ? [styles.byRound] : []),
    ...(hasClubs ? [styles.clubs] : []),
    ...(wide >= 10 ? [styles.wide] : []),
    ...(wide >= 12 ? [styles.widest] : []),
  ].join(' ');

type RowsProps = {
  readonly tournament: Tournament;
  readonly figures: readonly Figure[];
  readonly rows: readonly StandingsRow[];
};

/** Who has this place: a name that opens the card, where the game has one, and what has to be known of it. */
const Who = ({
  tournament,
  row,
  person,
}: {
  tournament: Tournament;
  row: StandingsRow;
  person: Person | undefined;
}) => {
  const textOf = useTextOf();
  const marks = marksOfRow({ id: tournament.family }, row);
  return (
    <span className={styles.who}>
      {screensOf(tournament.family).Card !== null ? (
        <button type="button" className={styles.standingsName} onClick={() => openCard(row.entrant)}>
          <PersonName person={person} />
        </button>
      ) : (
        <PersonName person={person} />
      )}
      {marks.length > 0 && (
        <span className={styles.marks}>{marks.map(({ code }) => textOf(keyOf(code))).join(' · ')}</span>
      )}
    </span>
  );
};

/** Whole in the tooltip, where it is cut. */
const Club = ({ name }: { readonly name: string | undefined }) => (
  <bdi className="person" title={name}>
    {name}
  </bdi>
);

/** Thousands of rows, of which only those in sight are there. */
const Rows = ({ tournament, figures, rows }: RowsProps) => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const people = peopleOf(tournament);
  // Line by line, as on a card of their own.
  const ids = useMemo(() => tournament.entrants.map(({ id }) => id), [tournament.entrants]);
  const names = useFittedNames(NO_TABLES, tournament, ids);
  const cardNames = useMemo(() => ({ ...names, onName: null }), [names]);
  const hasClubs = useMemo(() => tournament.entrants.some(({ club }) => club !== ''), [tournament.entrants]);
  const wide = figures.length + (hasClubs ? 3 : 2);
  const rounds = figures.filter(({ round }) => round !== null).length;
  const isRanked = rows.some(({ place }) => place !== null);
  const columns = useMemo(
    (): readonly Column<StandingsRow>[] => [
      { id: 'place', head: textOf('words:columns.place'), numeric: true, cell: ({ place }) => place ?? '–' },
      {
        id: 'name',
        head: textOf('words:columns.name'),
        names: true,
        stays: rounds > 0,
        cell: (row) => <Who tournament={tournament} row={row} person={people.get(row.entrant)} />,
      },
      ...(hasClubs
        ? [
            {
              id: 'club',
              head: textOf('words:columns.club'),
              cell: ({ entrant }: StandingsRow) => <Club name={people.get(entrant)?.club} />,
            },
          ]
        : []),
      ...figures.map(({ key, round, unit, of }) => ({
        id: round === null ? `figure.${key}` : `round.${round}`,
        head: round === null ? textOf(`${tournament.family}:columns.${key}`) : number(round),
        tip: round === null ? titleOf(tournament.family, key).title : textOf('rounds:round', { round }),
        numeric: true,
        cell: (row: StandingsRow) => {
          const value = of(row);
          return value === null ? '' : decimal(value / unit.scale, unit.decimals, unit.signed);
        },
      })),
    ],
    [tournament, people, hasClubs, figures, rounds, textOf, decimal, number],
  );
  // Others have a place, and they have none.
  const rowProps = useCallback(
    ({ place }: StandingsRow) => ({ 'data-outside': isRanked && place === null }),
    [isRanked],
  );
  return (
    <div
      className={lookOf({ rounds, hasClubs, wide })}
      style={{ '--rounds': rounds, '--figures': wide - 2 - rounds } as CSSProperties}
    >
      <CardNamesContext value={cardNames}>
        <Table
          label={textOf('sheets:documents.standings')}
          columns={columns}
          rows={rows}
          rowKey={({ entrant }) => entrant}
          rowProps={rowProps}
          rowHeight={ROW_HEIGHT}
          isFixed
        />
      </CardNamesContext>
    </div>
  );
};

/**
 * The columns in their order. The rounds one by one stand behind what people are ranked by; the column of the last one would
 * then say the same twice.
 */
const figuresOf = (standings: Ranking | undefined, byRound: boolean): readonly Figure[] => {
  if (standings === undefined) return [];
  const { rankedBy = 0, roundUnit, through } = standings;
  const own = standings.columns.map(
    ({ code, unit }, i): Figure => ({ key: code, round: null, unit, of: ({ cells }) => cells[i] ?? null }),
  );
  if (!byRound || roundUnit === undefined || through === 0) return own;
  const rounds = Array.from(
    { length: through },
    (_, i): Figure => ({ key: `round ${i}`, round: i + 1, unit: roundUnit, of: (row) => row.rounds?.[i] ?? null }),
  );
  const behind = own.slice(rankedBy + 1).filter(({ key }) => key !== 'lastRound');
  return [...own.slice(0, rankedBy + 1), ...rounds, ...behind];
};

const Standings = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const [search, setSearch] = useState('');
  const [provisional, setProvisional] = useState(false);
  const [chosen, setChosen] = useState<RoundNo | null>(null);
  const [byRound, setByRound] = useState(true);
  const last = lastRound(tournament);
  const counted = countedRounds(families[tournament.family], tournament);
  const open = last !== undefined && last.no > counted ? last : undefined;
  const choices = useMemo(() => {
    const family = families[tournament.family];
    return standingChoices(family, tournament);
  }, [tournament]);
  const round = choices.some(({ through }) => through === chosen) ? chosen : (choices.at(-1)?.through ?? counted);
  const withOpen = provisional && open !== undefined;
  const standings = useMemo(() => {
    const family = families[tournament.family];
    return withOpen
      ? family.results.standings(tournament, true)
      : family.results.standings(tournament, false, round ?? 0);
  }, [tournament, round, withOpen]);
  const rows = useMemo(
    () => foundRows(standings?.rows ?? [], peopleOf(tournament), search),
    [standings, tournament, search],
  );
  const figures = useMemo(() => figuresOf(standings, byRound), [standings, byRound]);
  if (standings === undefined) return null;
  const awaiting = tournament.rounds.filter(({ no }) => no <= standings.through);
  // With the delay two rounds may be played at once; one that nobody has begun is not in these standings.
  const running = withOpen ? tournament.rounds.filter(({ no }) => no > counted && no <= standings.through) : [];
  const nothing = tournament.entrants.length === 0;
  return (
    <Screen
      title={textOf('sheets:documents.standings')}
      about={
        <Row gap={3}>
          {!withOpen && <StandingPicker choices={choices} value={round ?? 0} onChange={setChosen} />}
          {(withOpen || !saysItself(choices)) && (
            <span>
              {standings.through === 0
                ? textOf('rounds:standings.before')
                : standings.title === undefined
                  ? textOf('rounds:standings.after', { round: standings.through })
                  : wordsOf(standings.title)}
            </span>
          )}
          <ShownBadge shown={tournament.standingsShown} />
          {awaiting.map((one) => (
            <AwaitedNote key={one.no} tournament={tournament} round={one} />
          ))}
          {running.map((one) => (
            <Badge key={one.no} tone="warn">
              {textOf('rounds:standings.provisional', {
                round: one.no,
                in: one.tables.length - tablesWithoutResult(one).length,
                of: one.tables.length,
              })}
            </Badge>
          ))}
        </Row>
      }
      actions={
        <>
          <Checkbox isSelected={withOpen} onChange={setProvisional} isDisabled={open === undefined}>
            {textOf('rounds:standings.include')}
          </Checkbox>
          {standings.roundUnit !== undefined && standings.through > 0 && (
            <Checkbox isSelected={byRound} onChange={setByRound}>
              {textOf('rounds:standings.byRound')}
            </Checkbox>
          )}
          <ShownMenu tournament={tournament} />
          <ColumnsButton family={tournament.family} codes={standings.columns.map(({ code }) => code)} />
          <SearchField label={textOf('rounds:standings.search')} value={search} onChange={setSearch} />
          {!nothing && <NextAct tournament={tournament} />}
        </>
      }
    >
      {nothing && <NobodyYet isPlace icon={<Trophy size={40} aria-hidden />} />}
      {!nothing && rows.length === 0 && (
        <EmptyState
          icon={<Search size={40} aria-hidden />}
          title={textOf('people:field.nobody')}
          actions={<Button onPress={() => setSearch('')}>{textOf('shell:clearSearch')}</Button>}
        />
      )}
      {rows.length > 0 && <Rows tournament={tournament} figures={figures} rows={rows} />}
    </Screen>
  );
};

/** The ranking over the rounds that count; with the open one only when asked for, and then it says so. */
export const StandingsScreen = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Standings tournament={tournament} />;
};
