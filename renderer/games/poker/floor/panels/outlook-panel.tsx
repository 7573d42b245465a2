import { type Hall, tableOf } from '../../../../../core/games/poker/rules/floor-state.ts';
import { outlookOf } from '../../../../../core/games/poker/steps/outlook.ts';
import type { Tournament } from '../../../../../core/tournament/state.ts';
import { goTo } from '../../../../desk/place.ts';
import { useTextOf } from '../../../../i18n/text.ts';
import { Button } from '../../../../parts/button.tsx';
import { Checkbox } from '../../../../parts/field/choice.tsx';
import { Badge } from '../../../../parts/marks.tsx';
import { nameOfEntry } from '../../names.ts';
import { doFloor } from '../../own-command.ts';
import { showDialog } from '../floor-store.ts';

/** "37 left – next break at 36: Table 5 – 3 busts to the money". */
type OutlookProps = { readonly tournament: Tournament; readonly hall: Hall };

export const OutlookPanel = ({ tournament, hall }: OutlookProps) => {
  const textOf = useTextOf();
  const { left, winner, tables, waiting, nextBreak, held, bustsToMoney, bubble } = outlookOf(hall);
  if (left === 0) return null;
  if (winner !== null) {
    return (
      <section className="floor-outlook" aria-label={textOf('floor:outlook.title')}>
        <strong>{textOf('floor:outlook.won', { player: nameOfEntry(tournament, hall.floor, winner) })}</strong>
        <Button reads onPress={() => goTo('standings')}>
          {textOf('floor:places.title')}
        </Button>
      </section>
    );
  }
  const name = nextBreak === null ? '' : (tableOf(hall.floor, nextBreak.table)?.name ?? '');
  return (
    <section className="floor-outlook" aria-label={textOf('floor:outlook.title')}>
      <strong className="figures">{textOf('floor:outlook.left', { count: left, tables })}</strong>
      {nextBreak !== null && nextBreak.at < left && (
        <span className="figures">
          {textOf(nextBreak.finalTable ? 'floor:outlook.final' : 'floor:outlook.break', { at: nextBreak.at, name })}
        </span>
      )}
      {held !== null && (
        <span className="floor-held">
          <span className="figures">
            {held.would.kind === 'finalTable'
              ? textOf('floor:outlook.heldFinal', { count: held.players })
              : textOf('floor:outlook.held', {
                  players: held.players,
                  count: held.tables - held.would.breaks.length,
                })}
          </span>
          <Button onPress={() => showDialog({ what: 'card', check: 'consolidation' })}>
            {textOf('floor:outlook.breakNow')}
          </Button>
        </span>
      )}
      {bustsToMoney !== null && !bubble && (
        <span className="figures">
          {bustsToMoney === 0
            ? textOf('floor:outlook.inMoney')
            : textOf('floor:outlook.toMoney', { count: bustsToMoney })}
        </span>
      )}
      {waiting > 0 && <span className="figures">{textOf('floor:outlook.waiting', { count: waiting })}</span>}
      {(bubble || hall.floor.handForHand) && (
        <span className="floor-bubble">
          {bubble && <Badge tone="warn">{textOf('floor:outlook.bubble')}</Badge>}
          <Checkbox isSelected={hall.floor.handForHand} onChange={(on) => void doFloor({ do: 'setHandForHand', on })}>
            {textOf('floor:outlook.handForHand')}
          </Checkbox>
        </span>
      )}
    </section>
  );
};
