import type { Table } from '../tournament/words.ts';
import type { Settings } from './app.ts';
import type { Care } from './copies.ts';
import type { DeskFacts } from './desk.ts';
import type { FileState } from './file.ts';
import type { HallPage, HallScreens, HallsState } from './hall.ts';
import type { NetworkState } from './network.ts';
import type { LoggedStep } from './tournament.ts';

/** What the back end sends unasked. Hall windows get only `hall.page`, `hall.screens` and `app.settings`. */
export type Push =
  | { readonly type: 'tournament.stepped'; readonly step: LoggedStep }
  /** `goesOn`: another file with the very steps of the one before. */
  | { readonly type: 'file.changed'; readonly file: FileState | null; readonly goesOn?: true }
  | { readonly type: 'desk.facts'; readonly facts: DeskFacts }
  | { readonly type: 'copies.care'; readonly care: Care | null }
  | { readonly type: 'app.told' }
  | { readonly type: 'seating.progress'; readonly share: number; readonly best: readonly Table[] | null }
  | { readonly type: 'hall.page'; readonly page: HallPage }
  /** What the hall may see has changed: the desk asks for it where it draws it. */
  | { readonly type: 'hall.changed' }
  /** Without the view, which the windows have: page keys, hold and black. */
  | { readonly type: 'hall.screens'; readonly screens: HallScreens }
  | { readonly type: 'hall.state'; readonly state: HallsState }
  | { readonly type: 'network.state'; readonly state: NetworkState }
  | { readonly type: 'app.deed'; readonly id: string }
  | { readonly type: 'app.settings'; readonly settings: Settings };
