import type { ComponentType } from 'react';
import { DropOutPanel } from './drop-out-panel.tsx';
import { BarometerPanel, BreakPanel, IgnorePanel, RoomsPanel, ScoresPanel } from './event-panels.tsx';
import { ExtendPanel } from './extend-panel.tsx';
import { NamesPanel, StartPanel } from './names-panels.tsx';
import type { PanelProps } from './parts.tsx';
import { type FeatureId, featureIds } from './place.ts';
import { PhantomPanel, PreparationsPanel } from './preparation-panels.tsx';
import {
  AddRoundPanel,
  ArrowsPanel,
  AutoPanel,
  DanishPanel,
  ExplainPanel,
  LatePanel,
  ModifyPanel,
  PrintPanel,
  RemovePanel,
} from './round-panels.tsx';
import { StationaryPanel } from './stationary-panel.tsx';

const panels: { readonly [id in FeatureId]: ComponentType<PanelProps> } = {
  start: StartPanel,
  names: NamesPanel,
  phantom: PhantomPanel,
  preparations: PreparationsPanel,
  addRound: AddRoundPanel,
  print: PrintPanel,
  arrows: ArrowsPanel,
  danish: DanishPanel,
  late: LatePanel,
  break: BreakPanel,
  modify: ModifyPanel,
  remove: RemovePanel,
  dropOut: DropOutPanel,
  stationary: StationaryPanel,
  auto: AutoPanel,
  rooms: RoomsPanel,
  barometer: BarometerPanel,
  ignore: IgnorePanel,
  explain: ExplainPanel,
  extend: ExtendPanel,
  scores: ScoresPanel,
};

/** The names that directors know these features and their menus by, in English: found by the search, never shown. */
const known: { readonly [id in FeatureId]: string } = {
  start: 'Start contest new event General',
  names: 'Enter names Name menu Random seating Set as stationary pair moving pair tournament director',
  phantom: 'Seating for phantom pair odd number sit-out bye',
  preparations:
    'Close preparations Undo close preparations Advanced Swiss arrow switches round 2 start rounds Pair order',
  addRound: 'Enter results add new round Add round Swiss menu',
  print: 'Print round result and continue Report starting list',
  arrows: 'Arrow switches at even tables in odd rounds directions',
  danish: 'Danish seating turn off one round delay',
  late: '95 % Swiss late results provisional safe tables manual',
  break: 'Swiss break',
  modify: 'Manually modify seating Add round but edit before inserting',
  remove: 'Remove round Redo round Swiss menu',
  dropOut: 'Drop-out withdraw absent teams',
  stationary: 'Stationary and moving pairs home table sitter',
  auto: 'Add Swiss rounds automatically',
  rooms: 'Swiss room Swiss (more)',
  barometer: 'Convert barometer to Swiss import',
  ignore: 'Ignore meetings round 1 to N',
  explain: 'How are the pairings created explain',
  extend: 'Case study extend running event late pairs add tables',
  scores: 'Adjustments penalty award carry-over',
};

/** The features in the order and with the numbers of the contents that directors know [bridge 4]; scores have none. */
export const features = featureIds.map((id, i) => ({
  id,
  no: i < 20 ? i + 1 : null,
  known: known[id],
  Panel: panels[id],
}));
