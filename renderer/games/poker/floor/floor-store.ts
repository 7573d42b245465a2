import { create } from 'zustand';
import type { Chair, SlipNo } from '../../../../core/games/poker/rules/floor-state.ts';
import type { EntryNo } from '../../../../core/games/poker/rules/room.ts';
import type { Seen } from '../../../../core/games/poker/rules/seen.ts';
import type { EntrantId, TableNo } from '../../../../core/tournament/words.ts';
import { answered } from '../../../store/notices.ts';
import { closeWithEvent } from '../../../store/tournament.ts';
import type { DrawOrder, FloorOrder } from '../own-command.ts';

/** What the TO asked to be checked now. */
export type Check = 'balance' | 'consolidation';

export type FloorDialog =
  | { readonly what: 'bust'; readonly entries: readonly EntryNo[]; readonly seen?: readonly Seen[] }
  | { readonly what: 'move' | 'swap'; readonly entry: EntryNo; readonly seen?: readonly Seen[] }
  | { readonly what: 'place'; readonly chair: Chair }
  | { readonly what: 'player'; readonly player: EntrantId }
  | { readonly what: 'walk' | 'cancel'; readonly slip: SlipNo }
  | { readonly what: 'table'; readonly table: TableNo }
  | { readonly what: 'card'; readonly check: Check }
  | { readonly what: 'preview'; readonly order: DrawOrder; readonly title: string }
  /** `followedBy` is what was asked for and needs the tables: it is done once they are there. */
  | { readonly what: 'tables'; readonly followedBy: FloorOrder | null }
  | { readonly what: 'breakOrder' | 'draws' };

type FloorStore = {
  /** The chair in hand: marked on its tile, and where the arrow keys begin. */
  readonly at: Chair | null;
  /** The table whose menu is open. */
  readonly tableMenuOf: TableNo | null;
  /** Whether the menu of the chair is open. */
  readonly menu: boolean;
  readonly dialog: FloorDialog | null;
  /** The table whose seats stand at the side, where tables are tiles. */
  readonly chosen: TableNo | null;
};

export const useFloor = create<FloorStore>()(() => ({
  at: null,
  tableMenuOf: null,
  menu: false,
  dialog: null,
  chosen: null,
}));

const { setState } = useFloor;

closeWithEvent(() => setState({ at: null, tableMenuOf: null, menu: false, dialog: null, chosen: null }));

export const takeChair = (at: Chair, menu = false): void => setState({ at, menu, chosen: at.table });
export const choose = (chosen: TableNo | null): void => setState({ chosen, menu: false });
export const openTableMenu = (tableMenuOf: TableNo): void => setState({ tableMenuOf, menu: false });
export const closeTableMenu = (): void => setState({ tableMenuOf: null });
export const closeMenu = (): void => setState({ menu: false });

/** What was refused before it is said in it again where it is still so, and nowhere else. */
export const showDialog = (dialog: FloorDialog): void => {
  answered();
  setState({ dialog, menu: false });
};

export const hideDialog = (): void => setState({ dialog: null });

/** The one box of the floor. */
export const LINE = 'floor-line';

/** The button of a table's menu. */
export const tableButtonId = (table: TableNo): string => `table-menu-${table}`;

/** The element of a chair, where its table is drawn with seats or chosen. */
export const chairId = ({ table, seat }: Chair): string => `chair-${table}-${seat}`;

/** The element of a table, where it is drawn as a tile. */
export const tileId = (table: TableNo): string => `tile-${table}`;
