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
import { chairText, entryOf, type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../../core/games/poker/rules/pages.ts';
import { leaversOf, playersAt } from '../../../../../core/games/poker/rules/room.ts';
import { limitWith } from '../../../../../core/games/poker/rules/rules.ts';
import type { Seen } from '../../../../../core/games/poker/rules/seen.ts';
import { combineAt } from '../../../../../core/games/poker/seating/consolidate.ts';
import type { Card, CardDeed } from '../../../../../core/games/poker/steps/cards/card.ts';
import { balanceCard, consolidationCard } from '../../../../../core/games/poker/steps/cards/cards.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { textOf, useTextOf, withoutDots } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Dialog } from '../../../../parts/dialog.tsx';
import { nameOfEntry } from '../../names.ts';
import { type DrawOrder, doFloor, type FloorOrder } from '../../own-command.ts';
import { floorText } from '../../texts.ts';
import { useNow } from '../../use-hall.ts';
import styles from '../floor.module.css';
import { type Check, showDialog } from '../floor-store.ts';
import { seatSlip, seatWords } from '../slip-deeds.tsx';
import panelsStyles from './panels.module.css';

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
        ? withoutDots(textOf('floor:more.redraw'))
        : deed.tables.length > 1
          ? textOf('floor:cards.breakTables', { count: deed.tables.length })
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
      return textOf('floor:tableDeeds.waive');
    case 'setLevels':
      return textOf('floor:cards.addLevels');
    case 'seatAlternates':
      return textOf('floor:waiting.seat');
    default:
      return textOf('floor:cards.do');
  }
};

/** Whether seats are drawn: those cards show the draw before it is done. */
const isDraw = ({ do: what }: CardDeed): boolean => what === 'breakTables' || what === 'finalTable';

/** Who goes where, for a card that names one. */
const moveText = (tournament: Tournament, { floor }: Hall, { deed, primary }: Card): string | null => {
  // Old marks name nobody [W-9.7].
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
      return [t('final', { at: combineAt(rules, playing[0]) }), t('counts', { counts })];
    case 'balance':
      return [
        t('balance', { limit: limitWith(rules.limit, playing.length) }),
        t('counts', { counts }),
        posted,
        t('whoMoves'),
        t(rules.seatRule === 'worst' ? 'whichSeat' : 'lastOpened'),
      ];
    case 'redFlag':
      return [t('counts', { counts })];
    case 'operatorSwap':
    case 'alternates':
    case 'levels':
      return [];
  }
};

/** What is done first, and the other ways: by old marks somebody walks, and nobody is named [W-9.7]. */
const deedsOf = (card: Card): { readonly deed: CardDeed | null; readonly others: readonly CardDeed[] } => {
  const walk = card.others.find((other) => other.do === 'walk');
  if (card.primary !== 'walk' || walk === undefined || card.deed === null) return card;
  return { deed: walk, others: card.others.filter((other) => other !== walk) };
};

/** The deed as it is sent: whom the card names by their seats is who is meant. */
const orderOf = ({ floor }: Hall, deed: CardDeed): FloorOrder => {
  const named = (entries: readonly (number | null)[]) =>
    entries.flatMap((entry): Seen[] => {
      const at = entry === null ? null : (entryOf(floor, entry)?.at ?? null);
      return entry === null || at === null ? [] : [{ entry, ...at }];
    });
  switch (deed.do) {
    case 'move':
      return { ...deed, seen: named([deed.entry]) };
    case 'swap':
      return { ...deed, seen: named([deed.a, deed.b]) };
    case 'issueMoves':
      return { ...deed, seen: named(deed.moves.map(({ entry }) => entry)) };
    default:
      return deed as FloorOrder;
  }
};

type FirstDeed = { readonly words: string; readonly perform: () => void };

/** Its people have no seats before others have sat down: pressed now it would only be refused. */
const isBlocked = ({ warnings }: Card): boolean => warnings.some(({ code }) => code === 'poker.cards.seatsBlocked');

/** Whoever is on the way sits down, before what needs their seats; where a slip names nobody it is asked who came. */
const seatFirst = ({ floor: { pending } }: Hall): FirstDeed | null => {
  const [last] = pending;
  if (last === undefined) return null;
  const named = pending.flatMap(({ slip, entry }) => (entry === null ? [] : [slip]));
  if (named.length > 1)
    return { words: textOf('floor:moves.all'), perform: () => void doFloor({ do: 'arrive', slips: named }) };
  const next = pending.find(({ entry }) => entry !== null) ?? last;
  return {
    words: seatWords(next),
    perform: () => void seatSlip(next),
  };
};

/** What there is to do, and the words of its first deed. */
export const useFirstDeed = (tournament: Tournament, hall: Hall, shown: readonly Card[]) => {
  useTextOf();
  const card = shown.find((each) => each.deed !== null);
  const deed = card === undefined ? null : deedsOf(card).deed;
  if (card === undefined || deed === null) return null;
  const before = isBlocked(card) ? seatFirst(hall) : null;
  if (before !== null) return { card: null, ...before };
  return { card, words: deedText(deed, tournament, hall, card), perform: () => void doFloor(orderOf(hall, deed)) };
};

type CardViewProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  readonly card: Card;
  /** Its first deed is the blue button of the floor. */
  readonly isFirst?: boolean;
  /** Its reason is the sentence over the tables, with *Later*. */
  readonly isSaid?: boolean;
  /** In a dialog: called when something was done, and there is nothing to put off. */
  readonly onDone?: () => void;
};

const CardView = ({ tournament, hall, card, isFirst = false, isSaid = false, onDone }: CardViewProps) => {
  const text = useTextOf();
  const [why, setWhy] = useState(false);
  const { warnings, kind, key, reason, primary } = card;
  const { deed, others: besides } = deedsOf(card);
  // Whoever the old marks name is a way for whoever asks why, and sees that he is still next.
  const others =
    primary === 'walk' && why && card.deed !== null && card.deed !== deed ? [card.deed, ...besides] : besides;
  const said = (each: CardDeed) => deedText(each, tournament, hall, card);
  const who = moveText(tournament, hall, card);
  const act = (order: CardDeed) =>
    void doFloor(orderOf(hall, order)).then((done) => {
      if (done) onDone?.();
    });
  const title = text(`floor:cards.titles.${kind}`);
  const lines = whyLines(hall, card);
  return (
    <article className={styles.floorCard} data-kind={kind} aria-label={title}>
      <h3 className={styles.floorCardTitle}>
        {icons[kind]}
        {title}
      </h3>
      {!isSaid && <p>{floorText(reason)}</p>}
      {who !== null && (
        <p className={styles.floorCardWho}>
          <bdi>{who}</bdi>
        </p>
      )}
      {warnings.map((warning) => (
        <p key={warning.code} className={styles.floorCardWarning}>
          <TriangleAlert size={13} aria-hidden /> {floorText(warning)}
        </p>
      ))}
      {why && (
        <ul className={styles.floorCardWhy}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <div className={styles.floorCardDeeds}>
        {deed !== null && !isFirst && (
          <Button
            primary={onDone !== undefined}
            tone={onDone === undefined ? 'plain' : 'primary'}
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
        {onDone === undefined && !isSaid && (
          <Button tone="quiet" onPress={() => void doFloor({ do: 'snooze', card: key })}>
            {text('floor:cards.snooze')}
          </Button>
        )}
        {lines.length > 0 && (
          <AriaButton className="button" data-tone="quiet" aria-expanded={why} onPress={() => setWhy(!why)}>
            <CircleHelp size={16} aria-hidden />
            {text('words:log.why')}
          </AriaButton>
        )}
      </div>
    </article>
  );
};

type CardsPanelProps = {
  readonly tournament: Tournament;
  readonly hall: Hall;
  /** Most urgent first. */
  readonly shown: readonly Card[];
  /** The card whose deed is the blue button [W-9.6]. */
  readonly first: Card | null;
};

/** What the program suggests now. */
export const CardsPanel = ({ tournament, hall, shown, first }: CardsPanelProps) => {
  const text = useTextOf();
  return (
    <section className={panelsStyles.floorPart} aria-label={text('floor:cards.title')} aria-live="polite">
      {shown.map((card, index) => (
        <CardView
          key={card.key}
          tournament={tournament}
          hall={hall}
          card={card}
          isFirst={card === first}
          isSaid={index === 0}
        />
      ))}
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
