import { useState } from 'react';
import { families } from '../../../../core/games/all.ts';
import type { MahjongCommand, Substitute } from '../../../../core/games/mahjong/rules/state.ts';
import { MOST_ROUNDS } from '../../../../core/tournament/draws/proposal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { RoundNo } from '../../../../core/tournament/words.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { type Impact, impactOf } from '../../../round/impact.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { MovedLines, MovesSaid } from '../../../round/seating/moved-lines.tsx';
import { doOwn } from '../own-command.ts';

/** What a command changes in rounds that count already, from a round on; null where it changes nothing there. */
export const changedBy = (tournament: Tournament, from: RoundNo, command: MahjongCommand): Impact | null => {
  if (!tournament.rounds.some(({ no, confirmed }) => confirmed && no >= from)) return null;
  const impact = impactOf(tournament, from, { type: 'family.do', command }, families);
  return impact.lines.length === 0 ? null : impact;
};

type CountsDialogProps = {
  readonly tournament: Tournament;
  readonly from: RoundNo;
  readonly impact: Impact;
  /** What is pressed for yes. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Rounds that count already are changed only after a question that shows what moves, as by a correction [M-34]. */
export const CountsDialog = ({ tournament, from, impact, yes, onYes, onClose }: CountsDialogProps) => {
  const textOf = useTextOf();
  return (
    <Dialog
      title={textOf('mahjongDesk:substitutes.counts', { round: from })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={onYes}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" autoFocus>
            {yes}
          </Button>
        </>
      }
    >
      <MovesSaid impact={impact} />
      <MovedLines tournament={tournament} round={from} impact={impact} />
    </Dialog>
  );
};

type EndDialogProps = { readonly tournament: Tournament; readonly entry: Substitute; readonly onClose: () => void };

/** From which round somebody plays again in place of the substitute. */
export const EndDialog = ({ tournament, entry, onClose }: EndDialogProps) => {
  const textOf = useTextOf();
  const [from, setFrom] = useState(Math.max(entry.from, tournament.rounds.length + 1));
  const [asked, setAsked] = useState<Impact | null>(null);
  const end = async (isSure: boolean) => {
    const command: MahjongCommand = { do: 'endSubstitute', player: entry.player, from };
    const impact = isSure ? null : changedBy(tournament, from, command);
    setAsked(impact);
    if (impact === null && (await doOwn(command))) onClose();
  };
  if (asked !== null) {
    return (
      <CountsDialog
        tournament={tournament}
        from={from}
        impact={asked}
        yes={textOf('shell:palette.back')}
        onYes={() => void end(true)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={textOf('mahjongDesk:substitutes.endTitle', { player: peopleOf(tournament).get(entry.player)?.name })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void end(false)}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={Number.isNaN(from)}>
            {textOf('shell:palette.back')}
          </Button>
        </>
      }
    >
      <NumberField
        label={textOf('mahjongDesk:substitutes.backFrom')}
        value={from}
        minValue={entry.from}
        maxValue={MOST_ROUNDS}
        onChange={setFrom}
        autoFocus
      />
    </Dialog>
  );
};
