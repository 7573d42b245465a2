import { chairCalled } from '../../../core/games/poker/results/find.ts';
import { placeOf } from '../../../core/games/poker/results/player-places.ts';
import { entryOf, tableOf } from '../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../core/games/poker/rules/pages.ts';
import { seatAt } from '../../../core/games/poker/rules/room.ts';
import { floorOf, hallOf } from '../../../core/games/poker/steps/state.ts';
import { entrantOf, type Tournament } from '../../../core/tournament/state.ts';
import type { Act, FindPart } from '../../desk/find/act.ts';
import { goTo } from '../../desk/place.ts';
import { textOf } from '../../i18n/text.ts';
import { tournament } from '../../store/tournament.ts';
import { chairId, showDialog, takeChair } from './floor/floor-store.ts';
import { more } from './floor/more.ts';
import { whoseSeat } from './floor/whose-seat.ts';
import { nameOfEntry } from './names.ts';
import { rosterActs } from './roster/acts.ts';
import { entriesOf, lineOf } from './roster/deeds.ts';

const take = (table: number, seat: number, menu = false): void => {
  goTo('rounds');
  takeChair({ table, seat }, menu);
  // The floor may have to be drawn first.
  requestAnimationFrame(() => document.getElementById(chairId({ table, seat }))?.focus());
};

const isSeated = (_: Tournament, id: number): boolean => lineOf(id)?.status === 'seated';

/** Lines of the menu of the floor, done where its questions are drawn. */
const ofFloor = ['balance', 'consolidation', 'redraw', 'tables', 'order', 'draws', 'handForHand', 'registration'].map(
  (id): Act => ({
    id: `floor.${id}`,
    titleKey: `floor:more.${id}`,
    place: 'rounds',
    perform: (open) => {
      goTo('rounds');
      more(hallOf(open), id);
    },
  }),
);

/** What is done to people of the roster. */
const ofRoster = rosterActs.flatMap((act): readonly Act[] =>
  act === 'line'
    ? []
    : [
        {
          id: `roster.${act.id}`,
          titleKey: act.titleKey,
          place: 'people',
          asks: 'person',
          takes: (_, id) => {
            const line = lineOf(id);
            return line !== undefined && act.canDo(line);
          },
          perform: (open, id) => {
            const one = entrantOf(open, id);
            if (one !== undefined) act.perform([one]);
          },
        },
      ],
);

const acts: readonly Act[] = [
  {
    id: 'person.bust',
    titleKey: 'floor:deeds.bust',
    place: 'rounds',
    asks: 'person',
    takes: isSeated,
    perform: (open, id) => {
      const one = entrantOf(open, id);
      if (one === undefined) return;
      goTo('rounds');
      showDialog({ what: 'bust', entries: entriesOf([one], 'seated') });
    },
  },
  {
    id: 'person.where',
    titleKey: 'shell:palette.where',
    place: 'rounds',
    asks: 'person',
    takes: isSeated,
    perform: (open, id) => {
      const place = placeOf(hallOf(open), id);
      if (place.kind === 'seated') take(place.at.table, place.at.seat);
      else if (place.kind === 'moving') take(place.to.table, place.to.seat);
    },
  },
  ...(['move', 'swap'] as const).map(
    (what): Act => ({
      id: `floor.${what}`,
      titleKey: `floor:deeds.${what}`,
      place: 'rounds',
      asks: 'person',
      takes: isSeated,
      perform: (open, id) => {
        const [entry] = entriesOf(
          open.entrants.filter((one) => one.id === id),
          'seated',
        );
        if (entry === undefined) return;
        goTo('rounds');
        showDialog({ what, entry });
      },
    }),
  ),
  ...ofRoster,
  ...ofFloor,
  { id: 'floor.find', titleKey: 'floor:find.deed', place: 'rounds' },
  { id: 'roster.seat', titleKey: 'poker:roster.deeds.seat', place: 'people' },
  ...(
    [
      ['less', 'clock:less'],
      ['more', 'clock:more'],
      ['previous', 'poker:clock.deeds.previous'],
      ['next', 'poker:clock.deeds.next'],
    ] as const
  ).map(([id, titleKey]): Act => ({ id: `poker.clock.${id}`, titleKey, place: 'clock' })),
];

/** What only the poker floor finds. */
export const pokerFind: FindPart = {
  acts,
  tables: (open) => {
    const floor = floorOf(open);
    return itemsOf(floor.tables)
      .filter(({ state }) => state !== 'closed')
      .map(({ id, name, seats }) => ({
        no: id,
        name,
        about: seats
          .flatMap(({ entry }) =>
            entry === null || entryOf(floor, entry) === undefined ? [] : [nameOfEntry(open, floor, entry)],
          )
          .join(', '),
      }));
  },
  called: (open, typed) => {
    const { floor } = hallOf(open);
    const chair = chairCalled(itemsOf(floor.tables), typed);
    const table = chair === null ? undefined : tableOf(floor, chair.table);
    if (chair === null || table === undefined) return null;
    const entry = seatAt(table, chair.seat)?.entry ?? null;
    return {
      title: textOf('floor:seat.where', { name: table.name, seat: chair.seat }),
      about: whoseSeat(open, { floor }, chair),
      person: entry === null ? null : (entryOf(floor, entry)?.player ?? null),
      perform: () => take(chair.table, chair.seat, true),
    };
  },
  takeTable: (table) => {
    const open = tournament();
    if (open !== null && tableOf(floorOf(open), table) !== undefined) take(table, 1);
  },
};
