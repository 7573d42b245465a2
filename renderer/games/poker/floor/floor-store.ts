import { create } from 'zustand';
import type { Chair, SlipNo } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { EntrantId, TableNo } from '../../../../core/tournament/words.ts';
import { closeWithEvent } from '../../../store/tournament.ts';
import type { DrawOrder } from '../own-command.ts';

/** How tables are drawn: as many as fit with their seats, else counts, else a list; or as the TO wants it. */
export type View = 'auto' | 'seats' | 'counts' | 'list';

export type Marking = 'off' | 'bigBlind' | 'button';

/** What the TO asked to be checked now. */
export type Check = 'balance' | 'consolidation';

export type FloorDialog =
  | { readonly what: 'bust'; readonly entries: readonly EntryNo[] }
  | { readonly what: 'move'; readonly entry: EntryNo }
  | { readonly what: 'swap'; readonly entry: EntryNo }
  | { readonly what: 'place'; readonly chair: Chair }
  | { readonly what: 'player'; readonly player: EntrantId }
  | { readonly what: 'walk' | 'cancel'; readonly slip: SlipNo }
  | { readonly what: 'table'; readonly table: TableNo }
  | { readonly what: 'card'; readonly check: Check }
  | { readonly what: 'preview'; readonly order: DrawOrder; readonly title: string }
  | { readonly what: 'tables' | 'breakOrder' | 'draws' };

type FloorStore = {
  /** The chair in hand: marked on its tile, and where the arrow keys begin. */
  readonly at: Chair | null;
  /** The table whose menu is open. */
  readonly tableMenuOf: TableNo | null;
  /** Whether the menu of the chair is open. */
  readonly menu: boolean;
  readonly dialog: FloorDialog | null;
  readonly view: View;
  /** What a press on a seat marks, in place of opening its menu. */
  readonly marking: Marking;
};

export const useFloor = create<FloorStore>()(() => ({
  at: null,
  tableMenuOf: null,
  menu: false,
  dialog: null,
  view: 'auto',
  marking: 'off',
}));

const { setState } = useFloor;

closeWithEvent(() => setState({ at: null, tableMenuOf: null, menu: false, dialog: null, marking: 'off' }));

export const takeChair = (at: Chair, menu = false): void => setState({ at, menu });
export const openTableMenu = (tableMenuOf: TableNo): void => setState({ tableMenuOf, menu: false });
export const closeTableMenu = (): void => setState({ tableMenuOf: null });
export const closeMenu = (): void => setState({ menu: false });
export const showDialog = (dialog: FloorDialog): void => setState({ dialog, menu: false });
export const hideDialog = (): void => setState({ dialog: null });
export const showView = (view: View): void => setState({ view });

export const mark = (marking: Marking): void => setState({ marking, menu: false });

/** The one box of the floor. */
export const LINE = 'floor-line';

/** The button of a table's menu. */
export const tableButtonId = (table: TableNo): string => `table-menu-${table}`;

/** The element of a chair, where its table is drawn with seats. */
export const chairId = ({ table, seat }: Chair): string => `chair-${table}-${seat}`;
