import {
  AlarmClock,
  ArrowRightLeft,
  CircleHelp,
  Clock3,
  Flag,
  LogOut,
  TriangleAlert,
  Trophy,
  UserPlus,
} from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { breakingOrder } from '../../../../../core/games/poker/paper/tiles.ts';
import { chairText, entryOf, type Hall, stillIn, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { leaversOf, playersAt } from '../../../../../core/games/poker/rules/room.ts';
import { limitWith } from '../../../../../core/games/poker/rules/rules.ts';
import { combineAt } from '../../../../../core/games/poker/seating/consolidate.ts';
import {
  balanceCard,
  type Card,
  type CardDeed,
  cards,
  consolidationCard,
} from '../../../../../core/games/poker/steps/cards.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { textOf, useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import { nameOfEntry } from '../../names.ts';
import { type DrawOrder, doFloor, type FloorOrder } from '../../own-command.ts';
import { floorText } from '../../texts.ts';
import { useNow } from '../../use-hall.ts';
import { type Check, LINE, showDialog } from '../floor-store.ts';

const icons: { readonly [kind in Card['kind']]: ReactNode } = {
  redFlag: <Flag size={16} aria-hidden />,
  break: <LogOut size={16} aria-hidden />,
  balance: <ArrowRightLeft size={16} aria-hidden />,
  operatorSwap: <Clock3 size={16} aria-hidden />,
  alternates: <UserPlus size={16} aria-hidden />,
  finalTable: <Trophy size={16} aria-hidden />,
  levels: <AlarmClock size={16} aria-hidden />,
};

/** What doing it means, in the verb of the deed. */
const deedText = (deed: CardDeed, tournament: Tournament, { floor }: Hall, { primary }: Card): string => {
  switch (deed.do) {
    case 'breakTables':
      return deed.mode === 'everybody'
        ? textOf('floor:cards.drawEverybody')
        : textOf('floor:preview.break', {
            name: deed.tables.map((table) => tableOf(floor, table)?.name ?? '').join(', '),
          });
    case 'finalTable':
      return textOf('floor:cards.drawFinal');
    case 'move':
      return primary === 'walk'
        ? textOf('floor:cards.issueIf', { player: nameOfEntry(tournament, floor, deed.entry) })
        : textOf('floor:cards.issue');
    case 'swap':
      return textOf('floor:cards.issue');
    case 'issueMoves':
      return textOf('floor:cards.fill', { count: deed.moves.length, name: tableOf(floor, deed.to)?.name });
    case 'walk':
      return textOf('floor:cards.walk', { name: tableOf(floor, deed.from)?.name });
    case 'randomMove':
      return textOf('floor:cards.random');
    case 'waiveFlag':
      return textOf('floor:cards.waive');
    case 'setLevels':
      return textOf('floor:cards.addLevels');
    case 'seatAlternates':
      return textOf('floor:cards.seat');
    default:
      return textOf('floor:cards.do');
  }
};

/** Whether seats are drawn: those cards show the draw before it is done. */
const isDraw = ({ do: what }: CardDeed): boolean => what === 'breakTables' || what === 'finalTable';

/** Who goes where, for a card that names one. */
const moveText = (tournament: Tournament, { floor }: Hall, { deed, primary }: Card): string | null => {
  // By old marks nobody is named [W-9.7].
  if (primary === 'walk') return null;
  if (deed?.do === 'swap') {
    return [deed.a, deed.b].map((entry) => nameOfEntry(tournament, floor, entry)).join(' ⇄ ');
  }
  if (deed?.do !== 'move') return null;
  const from = entryOf(floor, deed.entry)?.at ?? null;
  const to = chairText(floor, { table: deed.table, seat: deed.seat });
  return `${nameOfEntry(tournament, floor, deed.entry)} ${from === null ? '' : chairText(floor, from)} → ${to}`;
};

/** The numbers behind a suggestion. */
const whyLines = (hall: Hall, { kind }: Card): readonly string[] => {
  const { floor, rules } = hall;
  const tables = itemsOf(floor.tables);
  const leaving = leaversOf(tables);
  const playing = tables.filter(({ state }) => state === 'open');
  const counts = playing.map((table) => `${table.name}: ${playersAt(table, leaving)}/${table.seats.length}`);
  const order = breakingOrder(tables, rules).map((id) => tableOf(floor, id)?.name ?? '');
  const seen = outlookOf(hall);
  const t = (key: string, params = {}) => textOf(`floor:why.${key}`, params);
  const posted = t(rules.breakOrder === 'posted' ? 'order' : 'orderFewest', { names: order });
  switch (kind) {
    case 'break':
      return [
        t('needed', {
          players: seen.left,
          tables: seen.tables,
          needed: seen.needed,
          count: seen.needed,
        }),
        posted,
        t('counts', { counts }),
        t('breakDraw'),
      ];
    case 'finalTable':
      return [t('final', { at: combineAt(rules, playing[0]) }), t('counts', { counts }), t('finalDraw')];
    case 'balance':
      return [
        t('balance', { limit: limitWith(rules.limit, playing.length) }),
        t('counts', { counts }),
        posted,
        t('whoMoves'),
        t(rules.seatRule === 'worst' ? 'whichSeat' : 'lastOpened'),
      ];
    case 'redFlag':
      return [t('redFlag'), t('counts', { counts })];
    case 'operatorSwap':
      return [t('operator')];
    case 'alternates':
      return [t('alternates')];
    case 'levels':
      return [t('levels')];
  }
};

type CardViewProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly card: Card;
  /** It is the first thing to do on the floor. */
  readonly isFirst?: boolean;
  /** In a dialog: called when something was done, and there is nothing to put off. */
  readonly onDone?: () => void;
};

const CardView = ({ tournament, hall, card, isFirst = false, onDone }: CardViewProps) => {
  const text = useTextOf();
  const [why, setWhy] = useState(false);
  const { warnings, kind, key, reason, primary } = card;
  const walk = card.others.find((other) => other.do === 'walk');
  // The walk first: the named player stays a way, for whoever sees that he is still next.
  const walksFirst = primary === 'walk' && walk !== undefined && card.deed !== null;
  const deed = walksFirst ? walk : card.deed;
  // Whoever the old marks name is a way for whoever asks why, and sees that he is still next.
  const others = walksFirst
    ? [...(why ? [card.deed] : []), ...card.others].flatMap((other) =>
        other === null || other === walk ? [] : [other],
      )
    : card.others;
  const said = (each: CardDeed) => deedText(each, tournament, hall, card);
  const who = moveText(tournament, hall, card);
  const act = (order: CardDeed) =>
    void doFloor(order as FloorOrder).then((done) => {
      if (done) onDone?.();
    });
  const title = text(`floor:cards.titles.${kind}`);
  return (
    <article className="floor-card" data-kind={kind} aria-label={title}>
      <h3 className="floor-card-title">
        {icons[kind]}
        {title}
      </h3>
      <p>{floorText(reason)}</p>
      {who !== null && (
        <p className="floor-card-who">
          <bdi>{who}</bdi>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning.code} className="floor-card-warning">
          <TriangleAlert size={13} aria-hidden /> {floorText(warning)}
        </p>
      ))}
      {why && (
        <ul className="floor-card-why">
          {whyLines(hall, card).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className="floor-card-deeds">
        {deed !== null && (
          <Button
            tone={isFirst || onDone !== undefined ? 'primary' : 'plain'}
            primary={isFirst}
            onPress={() => act(deed)}
          >
            {said(deed)}
          </Button>
        )}
        {deed !== null && isDraw(deed) && (
          <Button onPress={() => showDialog({ what: 'preview', order: deed as DrawOrder, title })}>
            {text('floor:cards.preview')}
          </Button>
        )}
        {others.map((other) => (
          <Button key={JSON.stringify(other)} onPress={() => act(other)}>
            {said(other)}
          </Button>
        ))}
        {onDone === undefined && (
          <Button tone="quiet" onPress={() => void doFloor({ do: 'snooze', card: key })}>
            {text('floor:cards.snooze')}
          </Button>
        )}
        <AriaButton className="button" data-tone="quiet" aria-expanded={why} onPress={() => setWhy(!why)}>
          <CircleHelp size={16} aria-hidden />
          {text('floor:cards.why')}
        </AriaButton>
      </div>
    </article>
  );
};

/** What the program suggests now, most urgent first; where nothing is, the line waits for whoever is out [W-9.6]. */
export const CardsPanel = ({ tournament, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const text = useTextOf();
  const now = useNow(30_000);
  const shown = useMemo(() => cards(hall, now), [hall, now]);
  const first = shown.find(({ deed }) => deed !== null);
  return (
    <section className="floor-part" aria-label={text('floor:cards.title')} aria-live="polite">
      {shown.map((card) => (
        <CardView key={card.key} tournament={tournament} hall={hall} card={card} isFirst={card === first} />
      ))}
      {first === undefined && stillIn(hall.floor) > 1 && (
        <Button tone="primary" primary onPress={() => document.getElementById(LINE)?.focus()}>
          {text('floor:find.waits')}
        </Button>
      )}
    </section>
  );
};

/** What a check finds as the tables are now. */
export const checkedCard = (hall: Hall, check: Check, now: number): Card | null =>
  check === 'balance' ? balanceCard(hall, now) : consolidationCard(hall);

/** What is said where it finds nothing. */
export const nothingToDo: { readonly [check in Check]: string } = {
  balance: 'poker:cards.nothingToBalance',
  consolidation: 'poker:cards.nothingToBreak',
};

type CardDialogProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly check: Check;
  readonly onClose: () => void;
};

/** A suggestion that somebody asked for with *Check now*; it follows what other windows do meanwhile. */
export const CardDialog = ({ tournament, hall, check, onClose }: CardDialogProps) => {
  const text = useTextOf();
  const now = useNow(30_000);
  const card = useMemo(() => checkedCard(hall, check, now), [hall, check, now]);
  return (
    <Dialog title={text('floor:cards.checked')} isOpen onClose={onClose} size="small">
      {card === null ? (
        <p>{text(nothingToDo[check])}</p>
      ) : (
        <CardView key={card.key} tournament={tournament} hall={hall} card={card} onDone={onClose} />
      )}
    </Dialog>
  );
};
