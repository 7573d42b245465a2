import { Ellipsis, LayoutGrid, Shuffle, Users } from 'lucide-react';
import { useMemo } from 'react';
import { tilesOf } from '../../../../core/games/poker/paper/tiles.ts';
import { bustCount, type Hall } from '../../../../core/games/poker/rules/floor-state.ts';
import { lengthOf } from '../../../../core/games/poker/rules/pages.ts';
import { isActive } from '../../../../core/games/poker/rules/room.ts';
import { seatsToUnlock } from '../../../../core/games/poker/steps/decide-tables.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useKeptFocus } from '../../../desk/kept-focus.ts';
import { goTo } from '../../../desk/place.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { EmptyState } from '../../../parts/marks.tsx';
import { MenuButton } from '../../../parts/menu.tsx';
import { useSlipPrinting } from '../slip-printing.ts';
import { useOpenFloor } from '../use-hall.ts';
import { CasinoOffer } from './casino-offer.tsx';
import { FloorDialogs } from './dialogs/dialogs.tsx';
import { FindBox } from './find-box.tsx';
import { mark, showDialog, showView, useFloor, type View } from './floor-store.ts';
import { more } from './more.ts';
import { CardsPanel } from './panels/cards-panel.tsx';
import { LogPanel } from './panels/log-panel.tsx';
import { MovesPanel } from './panels/moves-panel.tsx';
import { OutlookPanel } from './panels/outlook-panel.tsx';
import { unseatedOf, WaitingPanel } from './panels/waiting-panel.tsx';
import { SeatMenu } from './seat-menu.tsx';
import { TableMenuList } from './tables/table-menu.tsx';
import { TablesView } from './tables/tables-view.tsx';
import { TableMenu } from './tables/tile.tsx';
import './floor.css';
import './panels/cards.css';
import './panels/panels.css';
import './find.css';
import './dialogs/dialogs.css';
import './tables/tile.css';

const views: readonly View[] = ['auto', 'seats', 'counts', 'list'];

const MoreMenu = ({ hall }: { readonly hall: Hall }) => {
  const text = useTextOf();
  const t = (key: string) => text(`floor:more.${key}`);
  const { floor } = hall;
  const { atOnce } = useSlipPrinting();
  const locked = seatsToUnlock(floor);
  return (
    <MenuButton
      label={t('label')}
      icon={<Ellipsis size={16} aria-hidden />}
      items={[
        { id: 'consolidation', label: t('consolidation') },
        { id: 'balance', label: t('balance') },
        { id: 'redraw', label: t('redraw') },
        'line',
        { id: 'tables', label: t('tables') },
        { id: 'order', label: t('order') },
        { id: 'unlock', label: text('floor:more.unlock', { seats: locked }), isDisabled: locked === 0 },
        'line',
        { id: 'registration', label: t('registration'), isChosen: floor.registrationOpen },
        { id: 'handForHand', label: t('handForHand'), isChosen: floor.handForHand },
        'line',
        { id: 'print', label: text('poker:roster.print'), isChosen: atOnce },
        { id: 'draws', label: t('draws') },
        { id: 'rules', label: t('rules') },
      ]}
      onAction={(id) => more(hall, id)}
    />
  );
};

/** What a press on a seat does: its menu, or one mark after the other round the room. */
const MarkControl = () => {
  const text = useTextOf();
  const marking = useFloor((floor) => floor.marking);
  return (
    <SegmentedControl
      label={text('floor:mark.label')}
      items={(['off', 'bigBlind', 'button'] as const).map((id) => ({ id, label: text(`floor:mark.${id}`) }))}
      value={marking}
      onChange={mark}
    />
  );
};

type PanelProps = { readonly tournament: Tournament; readonly hall: Hall };

const Panel = ({ tournament, hall }: PanelProps) => {
  const text = useTextOf();
  const view = useFloor((floor) => floor.view);
  const tables = useMemo(() => tilesOf(hall), [hall]);
  const unseated = useMemo(() => unseatedOf(hall), [hall]);
  const shown = useMemo(() => tables.filter(({ state }) => state !== 'closed'), [tables]);
  const closed = tables.filter(({ state }) => state === 'closed');
  const isFresh = bustCount(hall.floor) === 0 && !shown.some((table) => isActive(table) && table.players > 0);
  return (
    <section className="screen floor">
      <header className="floor-head">
        <h1 className="screen-title">{text('floor:title')}</h1>
        <FindBox tournament={tournament} hall={hall} />
        <div className="screen-actions">
          {tables.length > 12 && (
            <SegmentedControl
              label={text('floor:views.label')}
              items={views.map((id) => ({ id, label: text(`floor:views.${id}`) }))}
              value={view}
              onChange={showView}
            />
          )}
          {!isFresh && <MarkControl />}
          {isFresh && (
            <Button
              tone="primary"
              primary
              icon={<Shuffle size={16} aria-hidden />}
              onPress={() =>
                showDialog({ what: 'preview', order: { do: 'initialDraw' }, title: text('floor:draw.title') })
              }
            >
              {text('floor:draw.button')}
            </Button>
          )}
          <MoreMenu hall={hall} />
        </div>
      </header>
      <div className="floor-body">
        <div className="floor-main">
          {shown.length > 0 ? (
            <TablesView tournament={tournament} tables={shown} />
          ) : (
            <EmptyState
              icon={<Users size={40} aria-hidden />}
              title={text('floor:ready.title')}
              actions={
                <Button reads onPress={() => goTo('people')}>
                  {text('floor:ready.people')}
                </Button>
              }
            >
              {unseated.length === 0 && tournament.entrants.length > 0
                ? text('floor:ready.unpaid')
                : text('floor:ready.about', { count: unseated.length, tables: closed.length })}
            </EmptyState>
          )}
          {closed.length > 0 && (
            <div className="floor-closed">
              <span className="floor-quiet">{text('floor:closed', { count: closed.length })}</span>
              {closed.map((table) => (
                <TableMenu key={table.id} id={table.id} name={table.name} />
              ))}
            </div>
          )}
        </div>
        <aside className="floor-side" aria-label={text('floor:side')}>
          <OutlookPanel tournament={tournament} hall={hall} />
          <div className="floor-parts">
            <CardsPanel tournament={tournament} hall={hall} />
            <CasinoOffer hall={hall} />
            <MovesPanel tournament={tournament} hall={hall} />
            <WaitingPanel tournament={tournament} hall={hall} unseated={unseated} />
          </div>
          <LogPanel />
        </aside>
      </div>
      <TableMenuList tables={tables} />
      <SeatMenu tournament={tournament} tables={tables} />
      <FloorDialogs tournament={tournament} hall={hall} />
    </section>
  );
};

/** The live floor: tables with who sits where, what is to be done next, and the one box that finds everybody. */
export const FloorScreen = () => {
  const text = useTextOf();
  const open = useOpenFloor();
  useKeptFocus(open?.tournament);
  if (open === null) return null;
  const { tournament, hall } = open;
  if (lengthOf(hall.floor.tables) > 0) return <Panel tournament={tournament} hall={hall} />;
  return (
    <section className="screen floor">
      <header className="floor-head">
        <h1 className="screen-title">{text('floor:title')}</h1>
        <div className="screen-actions">
          <MoreMenu hall={hall} />
        </div>
      </header>
      <EmptyState
        icon={<LayoutGrid size={40} aria-hidden />}
        title={text('floor:empty.title')}
        actions={
          <Button tone="primary" primary onPress={() => showDialog({ what: 'tables' })}>
            {text('floor:empty.add')}
          </Button>
        }
      >
        {text('floor:empty.about')}
      </EmptyState>
      <FloorDialogs tournament={tournament} hall={hall} />
    </section>
  );
};
