import { LayoutGrid, Printer, Shuffle, Users } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { tilesOf } from '../../../../core/games/poker/paper/tiles.ts';
import { winnerOf } from '../../../../core/games/poker/results/results.ts';
import { bustCount, type Hall, stillIn } from '../../../../core/games/poker/rules/floor-state.ts';
import { lengthOf } from '../../../../core/games/poker/rules/pages.ts';
import { isActive } from '../../../../core/games/poker/rules/room.ts';
import type { Card } from '../../../../core/games/poker/steps/cards/card.ts';
import { cards } from '../../../../core/games/poker/steps/cards/cards.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useKeptFocus } from '../../../desk/kept-focus.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf, withoutDots } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { fitCards } from '../../../round/cards/fit-cards.ts';
import { RoundFrame } from '../../../round/window/frame.tsx';
import { type Link, SentenceRow } from '../../../round/window/sentence-row.tsx';
import { useCardRoom } from '../../../round/window/use-card-room.ts';
import { doFloor } from '../own-command.ts';
import { floorText } from '../texts.ts';
import { CloseRegistration } from '../to-floor.tsx';
import { useNow, useOpenFloor } from '../use-hall.ts';
import { FloorDialogs } from './dialogs/dialogs.tsx';
import { FindBox } from './find-box.tsx';
import { FloorSide } from './floor-side.tsx';
import { LINE, showDialog, useFloor } from './floor-store.ts';
import { MoreMenu } from './more-menu.tsx';
import { tablesNeeded } from './needed.ts';
import { useFirstDeed } from './panels/cards-panel.tsx';
import { FetchPanel, MovesPanel } from './panels/moves-panel.tsx';
import { NamesPanel } from './panels/names-panel.tsx';
import { OutlookPanel, useHeld } from './panels/outlook-panel.tsx';
import { unpaidOf, unseatedOf } from './panels/waiting-panel.tsx';
import { SeatMenu } from './seat-menu.tsx';
import { TableMenuList } from './tables/table-menu.tsx';
import { TableCards, TableTiles } from './tables/tables-view.tsx';
import { TableMenu } from './tables/tile.tsx';
import './panels/panels.module.css';
import './tables/tile.module.css';
import styles from './floor.module.css';

type Tab = 'tables' | 'names' | 'slips';

/** Lists of seats up to ten tables, twelve with the side folded; more are tiles [W-9.5]. */
const MOST_LISTS = 10;
const MOST_LISTS_FOLDED = 12;

/** Room for the tables that are not in use, below the lists. Pixels. */
const CLOSED = 40;

type StagesProps = { readonly tournament: Tournament; readonly hall: Hall; readonly children?: ReactNode };

/** How many are left and what comes next; at the right what can be done, the blue button last. */
const Stages = ({ tournament, hall, children }: StagesProps) => (
  <div className={styles.stages}>
    <OutlookPanel tournament={tournament} hall={hall} />
    <div className={styles.acts}>{children}</div>
  </div>
);

/** Slips that the blue button prints. */
const slipsOf = ({ deed, entries }: Card): number => {
  if (deed?.do === 'breakTables') return entries.length;
  return deed?.do === 'issueMoves' ? deed.moves.length : 0;
};

type PanelProps = { readonly tournament: Tournament; readonly hall: Hall };

const Panel = ({ tournament, hall }: PanelProps) => {
  const text = useTextOf();
  const now = useNow(30_000);
  const [tab, setTab] = useState<Tab>('tables');
  const [side, setSide] = useState<'auto' | 'open' | 'closed'>('auto');
  const { ref: middle, room: measured } = useCardRoom(side === 'open');
  const room = measured === null || side !== 'closed' ? measured : { ...measured, width: measured.folded };
  const chosen = useFloor((floor) => floor.chosen);
  const tables = useMemo(() => tilesOf(hall), [hall]);
  const unseated = useMemo(() => unseatedOf(hall), [hall]);
  const unpaid = useMemo(() => unpaidOf(hall), [hall]);
  const shown = useMemo(() => tables.filter(({ state }) => state !== 'closed'), [tables]);
  const closed = tables.filter(({ state }) => state === 'closed');
  const isFresh = bustCount(hall.floor) === 0 && !shown.some((table) => isActive(table) && table.players > 0);
  const suggestions = useMemo(() => cards(hall, now), [hall, now]);
  const first = useFirstDeed(tournament, hall, suggestions);
  const held = useHeld(hall);
  const needed = tablesNeeded(hall);
  const [said] = suggestions;
  const isLists = shown.length <= (side === 'closed' ? MOST_LISTS_FOLDED : MOST_LISTS);
  const chairs = Math.max(9, ...shown.map((table) => table.chairs));
  const box = room === null || closed.length === 0 || !isLists ? room : { ...room, height: room.height - CLOSED };
  const drawn = isLists ? shown : tables;
  const fit = box === null ? null : fitCards(drawn.length, isLists ? 'pokerList' : 'pokerTile', box, chairs);
  const isOver = measured !== null && measured.width === measured.folded;
  const isFolded = isOver || side === 'closed' || (fit?.side === 'folded' && tab === 'tables');
  const breaking = first?.card?.kind === 'break' ? first.card.tables : [];
  const card = first?.card ?? null;
  const slips = card === null ? 0 : slipsOf(card);
  const atSide = isLists ? undefined : tables.find(({ id }) => id === chosen);
  const { pending } = hall.floor;
  const later = (key: string): Link => ({
    id: 'later',
    words: text('floor:cards.snooze'),
    onPress: () => void doFloor({ do: 'snooze', card: key }),
  });
  const onBreak = () => showDialog({ what: 'card', check: 'consolidation' });
  const heldLinks = held === null ? [] : [{ id: 'break', words: text('poker:ways.breakAnyway'), onPress: onBreak }];
  // Whoever has no seat is named at the side; where that is folded, their number leads there.
  const waiting = isFresh || !isFolded || (isOver && side === 'open') ? 0 : unseated.length + unpaid.length;
  const onWaiting = () => setSide('open');
  const waitingLinks =
    waiting === 0
      ? []
      : [{ id: 'waiting', words: text('floor:waiting.count', { count: waiting }), onPress: onWaiting }];
  return (
    <RoundFrame
      tournament={tournament}
      title={text('floor:title')}
      middle={middle}
      stages={
        <Stages tournament={tournament} hall={hall}>
          {slips > 0 && (
            <span className={styles.slips}>
              <Printer size={15} aria-hidden />
              {text('floor:cards.slips', { count: slips })}
            </span>
          )}
          <MoreMenu hall={hall} />
          {isFresh ? (
            <Button
              tone="primary"
              primary
              icon={<Shuffle size={16} aria-hidden />}
              onPress={() =>
                showDialog({ what: 'preview', order: { do: 'initialDraw' }, title: withoutDots(text('floor:draw')) })
              }
            >
              {text('floor:draw')}
            </Button>
          ) : first !== null ? (
            <Button tone="primary" primary onPress={first.perform}>
              {first.words}
            </Button>
          ) : stillIn(hall.floor) > 1 ? (
            <Button tone="primary" primary onPress={() => document.getElementById(LINE)?.focus()}>
              {text('floor:find.waits')}
            </Button>
          ) : hall.floor.registrationOpen && winnerOf(hall.floor) !== null ? (
            <CloseRegistration />
          ) : (
            <Button tone="primary" primary reads onPress={() => goTo('standings')}>
              {text('floor:places.title')}
            </Button>
          )}
        </Stages>
      }
      sentence={
        <SentenceRow<Tab>
          lead=""
          sentence={said === undefined ? held : floorText(said.reason)}
          links={[...(said === undefined ? heldLinks : [later(said.key)]), ...waitingLinks]}
          tabs={[
            { id: 'tables', label: text('words:tables') },
            { id: 'names', label: text('words:names') },
            { id: 'slips', label: text('floor:tabs.slips', { count: pending.length }) },
          ]}
          tab={tab}
          onTab={setTab}
          onUnfold={isFolded && !(isOver && side === 'open') ? () => setSide('open') : null}
          stamp=""
        />
      }
      side={
        <FloorSide
          tournament={tournament}
          hall={hall}
          suggestions={suggestions}
          first={card}
          unseated={unseated}
          table={tab === 'tables' ? atSide : undefined}
          hasSlips={tab === 'slips'}
          now={now}
          isFolded={isFolded}
          isCalled={isOver && side === 'open'}
          onClose={() => setSide('closed')}
        />
      }
      bottom={<FindBox tournament={tournament} hall={hall} />}
    >
      {tab === 'names' ? (
        <NamesPanel tournament={tournament} hall={hall} />
      ) : tab === 'slips' ? (
        <div className={styles.slipsRoom}>
          <FetchPanel tournament={tournament} hall={hall} />
          <MovesPanel tournament={tournament} hall={hall} />
        </div>
      ) : (
        <div className={styles.room}>
          {shown.length === 0 && (
            <EmptyState
              icon={<Users size={40} aria-hidden />}
              title={text('floor:ready.title')}
              actions={
                <Button reads onPress={() => goTo('people')}>
                  {text('rounds:stage.people')}
                </Button>
              }
            >
              {needed.people > 0 && text('floor:tables.needed', { count: needed.people, tables: needed.tables })}
            </EmptyState>
          )}
          {isLists ? (
            <TableCards tournament={tournament} tables={shown} fit={fit} breaking={breaking} now={now} />
          ) : (
            <TableTiles tables={tables} fit={fit} breaking={breaking} />
          )}
          {isLists && closed.length > 0 && (
            <div className={styles.closed}>
              <span>{text('floor:closed', { count: closed.length })}</span>
              {closed.map((table) => (
                <TableMenu key={table.id} id={table.id} name={table.name} />
              ))}
            </div>
          )}
        </div>
      )}
      <TableMenuList tables={tables} />
      <SeatMenu tournament={tournament} tables={tables} />
      <FloorDialogs tournament={tournament} hall={hall} />
    </RoundFrame>
  );
};

/** The live floor: tables with who sits where, what is to be done next, and the one line that finds everybody. */
export const FloorScreen = () => {
  const text = useTextOf();
  const open = useOpenFloor();
  useKeptFocus(open?.tournament);
  if (open === null) return null;
  const { tournament, hall } = open;
  if (lengthOf(hall.floor.tables) > 0) return <Panel tournament={tournament} hall={hall} />;
  return (
    <RoundFrame
      tournament={tournament}
      title={text('floor:title')}
      stages={
        <Stages tournament={tournament} hall={hall}>
          <MoreMenu hall={hall} />
        </Stages>
      }
      sentence={null}
    >
      <EmptyState
        icon={<LayoutGrid size={40} aria-hidden />}
        title={text('floor:empty.title')}
        actions={
          <Button tone="primary" primary onPress={() => showDialog({ what: 'tables', followedBy: null })}>
            {text('poker:ways.addTables')}
          </Button>
        }
      />
      <FloorDialogs tournament={tournament} hall={hall} />
    </RoundFrame>
  );
};
