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

/** The features in the order and with the numbers of the contents that directors know [bridge 4]; scores have none. */
export const features = featureIds.map((id, i) => ({
  id,
  no: i < 20 ? i + 1 : null,
  Panel: panels[id],
}));
