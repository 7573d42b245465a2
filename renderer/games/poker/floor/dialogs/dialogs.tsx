import type { Hall } from '../../../../../core/games/poker/rules/floor-state.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { hideDialog, useFloor } from '../floor-store.ts';
import { CardDialog } from '../panels/cards-panel.tsx';
import { BustDialog } from './bust-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog, PlaceDialog, SwapDialog } from './chair-dialog.tsx';
import { DrawsDialog } from './draws-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { BreakOrderDialog, TableDialog, TablesDialog } from './table-dialogs.tsx';
import { WalkDialog } from './walk-dialog.tsx';

/** The dialog that is open over the floor. */
export const FloorDialogs = ({ tournament, hall }: { readonly tournament: Tournament; readonly hall: Hall }) => {
  const dialog = useFloor((floor) => floor.dialog);
  const part = { tournament, hall, onClose: hideDialog };
  switch (dialog?.what) {
    case 'bust':
      return <BustDialog {...part} entries={dialog.entries} seen={dialog.seen ?? []} />;
    case 'move':
      return <MoveDialog {...part} entry={dialog.entry} seen={dialog.seen ?? []} />;
    case 'swap':
      return <SwapDialog {...part} entry={dialog.entry} seen={dialog.seen ?? []} />;
    case 'place':
      return <PlaceDialog {...part} chair={dialog.chair} />;
    case 'walk':
      return <WalkDialog {...part} slip={dialog.slip} />;
    case 'cancel':
      return <CancelDialog slip={dialog.slip} onClose={hideDialog} />;
    case 'player':
      return <PlayerDialog tournament={tournament} player={dialog.player} onClose={hideDialog} />;
    case 'table':
      return <TableDialog {...part} table={dialog.table} />;
    case 'preview':
      return <PreviewDialog {...part} order={dialog.order} title={dialog.title} />;
    case 'card':
      return <CardDialog {...part} check={dialog.check} />;
    case 'tables':
      return <TablesDialog {...part} followedBy={dialog.followedBy} />;
    case 'breakOrder':
      return <BreakOrderDialog {...part} />;
    case 'draws':
      return <DrawsDialog {...part} />;
    case undefined:
      return null;
  }
};
