import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { families } from '../../../../core/games/all.ts';
import { isSeatedAgain } from '../../../../core/games/mahjong/results/substitutes.ts';
import { type MahjongCommand, rulesOf, type Substitute } from '../../../../core/games/mahjong/rules/state.ts';
import { MOST_ROUNDS } from '../../../../core/tournament/draws/proposal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId, RoundNo } from '../../../../core/tournament/words.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, SegmentedControl } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Badge, EmptyState } from '../../../parts/marks.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { PersonField, SuggestField } from '../../../people/table/person-field.tsx';
import { type Impact, impactOf } from '../../../round/impact.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { MovedLines, MovesSaid } from '../../../round/seating/moved-lines.tsx';
import { say } from '../../../store/notices.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { doOwn } from '../own-command.ts';
import { roundNow, type SubstituteRow, substituteRows } from './lists.ts';

const LONGEST = 120;

/** What the player gets for the rounds of the substitute [M-08]. */
const useTreatment = (tournament: Tournament): string => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const { oka, replaced } = rulesOf(tournament);
  const { score, points, uma } = replaced;
  return score === 'real'
    ? textOf('mahjongDesk:substitutes.real')
    : textOf(`mahjongDesk:substitutes.${oka === 0 ? 'fixed' : 'fixedOka'}`, {
        sum: decimal((points + uma) / 1000, 1, true),
        points: number(points),
        uma: number(uma),
      });
};

/** What a command changes in rounds that count already, from a round on; null where it changes nothing there. */
const changedBy = (tournament: Tournament, from: RoundNo, command: MahjongCommand): Impact | null => {
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
const CountsDialog = ({ tournament, from, impact, yes, onYes, onClose }: CountsDialogProps) => {
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

type Until = 'notice' | 'round';

type FormProps = {
  readonly tournament: Tournament;
  readonly player: EntrantId | null;
  readonly onNamed: () => void;
};

const NameForm = ({ tournament, player: wanted, onNamed }: FormProps) => {
  const textOf = useTextOf();
  const treatment = useTreatment(tournament);
  const now = roundNow(tournament);
  const [player, setPlayer] = useState(wanted);
  const [name, setName] = useState('');
  const [from, setFrom] = useState(now);
  const [kind, setKind] = useState<Until>('notice');
  const [until, setUntil] = useState(now);
  const last = kind === 'notice' ? null : until;
  const comesBack = player !== null && isSeatedAgain(tournament, { player, from, until: last });
  const canName = player !== null && name.trim() !== '' && !Number.isNaN(from) && (kind === 'notice' || until >= from);
  const idle = tournament.entrants.filter((entrant) => !entrant.playing && entrant.id !== player);
  const [asked, setAsked] = useState<Impact | null>(null);
  const give = async (isSure: boolean) => {
    if (player === null) return;
    const substitute: Substitute = { player, name: name.trim(), from, until: last };
    const impact = isSure ? null : changedBy(tournament, from, { do: 'substitute', substitute });
    setAsked(impact);
    if (impact !== null || !(await doOwn({ do: 'substitute', substitute }))) return;
    say('good', 'mahjongDesk:substitutes.named', { name: name.trim(), player: peopleOf(tournament).get(player)?.name });
    onNamed();
  };
  return (
    <form
      className="parts-scroll desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canName) void give(false);
      }}
    >
      <h2>{textOf('mahjongDesk:substitutes.name')}</h2>
      <PersonField
        label={textOf('mahjongDesk:substitutes.forPlayer')}
        tournament={tournament}
        value={player}
        onChange={setPlayer}
      />
      <SuggestField
        label={textOf('mahjongDesk:substitutes.substitute')}
        about={textOf('mahjongDesk:substitutes.substituteAbout')}
        suggestions={idle.map((entrant) => entrant.name)}
        value={name}
        onChange={setName}
        maxLength={LONGEST}
        autoFocus={wanted !== null}
      />
      <NumberField
        label={textOf('mahjongDesk:substitutes.from')}
        value={from}
        minValue={1}
        maxValue={MOST_ROUNDS}
        onChange={setFrom}
      />
      <div className="desk-until">
        <SegmentedControl<Until>
          label={textOf('mahjongDesk:substitutes.until')}
          items={[
            { id: 'notice', label: textOf('mahjongDesk:substitutes.furtherNotice') },
            { id: 'round', label: textOf('mahjongDesk:substitutes.untilRound') },
          ]}
          value={kind}
          onChange={setKind}
        />
        {kind === 'round' && (
          <NumberField
            label={textOf('mahjongDesk:substitutes.last')}
            value={until}
            minValue={from}
            maxValue={MOST_ROUNDS}
            onChange={setUntil}
          />
        )}
      </div>
      <p className="desk-note">{treatment}</p>
      {comesBack && <Notice>{textOf('mahjongDesk:substitutes.pausing')}</Notice>}
      <Button tone="primary" type="submit" icon={<UserRoundPlus size={16} aria-hidden />} isDisabled={!canName}>
        {textOf('mahjongDesk:substitutes.give')}
      </Button>
      {asked !== null && (
        <CountsDialog
          tournament={tournament}
          from={from}
          impact={asked}
          yes={textOf('mahjongDesk:substitutes.give')}
          onYes={() => void give(true)}
          onClose={() => setAsked(null)}
        />
      )}
    </form>
  );
};

type EndDialogProps = { readonly tournament: Tournament; readonly entry: Substitute; readonly onClose: () => void };

const EndDialog = ({ tournament, entry, onClose }: EndDialogProps) => {
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
        yes={textOf('mahjongDesk:substitutes.back')}
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
            {textOf('mahjongDesk:substitutes.back')}
          </Button>
        </>
      }
    >
      <NumberField
        label={textOf('mahjongDesk:substitutes.backFrom')}
        about={textOf('mahjongDesk:substitutes.backAbout', { name: entry.name })}
        value={from}
        minValue={entry.from}
        maxValue={MOST_ROUNDS}
        onChange={setFrom}
        autoFocus
      />
    </Dialog>
  );
};

const tones: { readonly [state in SubstituteRow['state']]: 'good' | 'accent' | 'neutral' } = {
  now: 'good',
  later: 'accent',
  over: 'neutral',
  replaced: 'neutral',
};

type SubstitutesTabProps = {
  readonly tournament: Tournament /** The player asked for. */;
  readonly player: EntrantId | null;
};

/** Who plays for whom [M-08]. */
export const SubstitutesTab = ({ tournament, player }: SubstitutesTabProps) => {
  const textOf = useTextOf();
  const [form, setForm] = useState(0);
  const [ending, setEnding] = useState<Substitute | null>(null);
  const people = peopleOf(tournament);
  const rows = substituteRows(tournament);
  return (
    <div className="parts">
      <NameForm
        key={`${form}-${player}`}
        tournament={tournament}
        player={form === 0 ? player : null}
        onNamed={() => setForm(form + 1)}
      />
      <div className="desk-lists">
        {rows.length === 0 ? (
          <EmptyState icon={<UserRoundPlus size={40} aria-hidden />} title={textOf('mahjongDesk:substitutes.none')}>
            {textOf('mahjongDesk:substitutes.noneAbout')}
          </EmptyState>
        ) : (
          <Table
            label={textOf('mahjongDesk:substitutes.title')}
            isFixed
            minWidth="34rem"
            columns={[
              {
                id: 'player',
                head: textOf('mahjongDesk:player'),
                names: true,
                cell: ({ entry }) => <PersonButton people={people} id={entry.player} />,
              },
              {
                id: 'substitute',
                head: textOf('mahjongDesk:substitutes.substitute'),
                cell: ({ entry }) => <bdi>{entry.name}</bdi>,
              },
              {
                id: 'rounds',
                head: textOf('mahjongDesk:substitutes.rounds'),
                cell: ({ entry: { from, until } }) =>
                  until === null
                    ? textOf('mahjongDesk:substitutes.onward', { from })
                    : until === from
                      ? textOf('rounds:round', { round: from })
                      : textOf('mahjongDesk:substitutes.range', { from, until }),
              },
              {
                id: 'state',
                head: textOf('mahjongDesk:substitutes.state'),
                cell: ({ state }) => (
                  <Badge tone={tones[state]}>{textOf(`mahjongDesk:substitutes.states.${state}`)}</Badge>
                ),
              },
              {
                id: 'back',
                name: textOf('mahjongDesk:substitutes.back'),
                deeds: true,
                width: '8rem',
                cell: ({ entry, state }) =>
                  (state === 'now' || state === 'later') && (
                    <Button tone="quiet" onPress={() => setEnding(entry)}>
                      {textOf('mahjongDesk:substitutes.end')}
                    </Button>
                  ),
              },
            ]}
            rows={rows}
            // Entries have no number; they are never put in another order.
            rowKey={(_, index) => rows.length - index}
            rowMark={({ state }) => (state === 'over' || state === 'replaced' ? 'off' : null)}
          />
        )}
      </div>
      {ending !== null && <EndDialog tournament={tournament} entry={ending} onClose={() => setEnding(null)} />}
    </div>
  );
};
