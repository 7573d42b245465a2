import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { rulesOf, type Substitute } from '../../../../core/mahjong/state.ts';
import { MOST_ROUNDS } from '../../../../core/tournament/proposal.ts';
import { entrantOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { Button, SegmentedControl } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { NumberField } from '../../../design/field.tsx';
import { Badge, EmptyState } from '../../../design/marks.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Table } from '../../../design/table.tsx';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { PersonField, SuggestField } from '../../../people/person-field.tsx';
import { peopleOf } from '../../../rounds/people.ts';
import { say } from '../../../store/notices.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { doOwn } from '../own-command.ts';
import { roundNow, type SubstituteRow, substituteRows } from './lists.ts';

const LONGEST = 120;

/** What the player gets for the rounds of the substitute [M-08]. */
const useTreatment = (tournament: Tournament): string => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const { score, points, uma } = rulesOf(tournament).replaced;
  return score === 'real'
    ? textOf('mahjongDesk:substitutes.real')
    : textOf('mahjongDesk:substitutes.fixed', {
        sum: decimal((points + uma) / 1000, 1, true),
        points: number(points),
        uma: number(uma),
      });
};

type Until = 'notice' | 'round';

type FormProps = {
  readonly tournament: Tournament;
  readonly player: EntrantId | null;
  readonly onNamed: () => void;
};

const NameForm = ({ tournament, player: asked, onNamed }: FormProps) => {
  const textOf = useTextOf();
  const treatment = useTreatment(tournament);
  const now = roundNow(tournament);
  const [player, setPlayer] = useState(asked);
  const [name, setName] = useState('');
  const [from, setFrom] = useState(now);
  const [kind, setKind] = useState<Until>('notice');
  const [until, setUntil] = useState(now);
  const isPausing =
    player !== null && from <= tournament.rounds.length + 1 && entrantOf(tournament, player)?.playing === false;
  const canName = player !== null && name.trim() !== '' && !Number.isNaN(from) && (kind === 'notice' || until >= from);
  const idle = tournament.entrants.filter((entrant) => !entrant.playing && entrant.id !== player);
  const give = async () => {
    if (player === null) return;
    const substitute: Substitute = { player, name: name.trim(), from, until: kind === 'notice' ? null : until };
    if (!(await doOwn({ do: 'substitute', substitute }))) return;
    say('good', 'mahjongDesk:substitutes.named', { name: name.trim(), player: peopleOf(tournament).get(player)?.name });
    onNamed();
  };
  return (
    <form
      className="parts-scroll desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (canName) void give();
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
        autoFocus={asked !== null}
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
      {isPausing && <Notice>{textOf('mahjongDesk:substitutes.pausing')}</Notice>}
      <Button tone="primary" type="submit" icon={<UserRoundPlus size={16} aria-hidden />} isDisabled={!canName}>
        {textOf('mahjongDesk:substitutes.give')}
      </Button>
    </form>
  );
};

type EndDialogProps = { readonly tournament: Tournament; readonly entry: Substitute; readonly onClose: () => void };

const EndDialog = ({ tournament, entry, onClose }: EndDialogProps) => {
  const textOf = useTextOf();
  const [from, setFrom] = useState(Math.max(entry.from, tournament.rounds.length + 1));
  const end = async () => {
    if (await doOwn({ do: 'endSubstitute', player: entry.player, from })) onClose();
  };
  return (
    <Dialog
      title={textOf('mahjongDesk:substitutes.endTitle', { player: peopleOf(tournament).get(entry.player)?.name })}
      isOpen
      onClose={onClose}
      size="small"
      onSubmit={() => void end()}
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
            head={
              <>
                <th scope="col">{textOf('mahjongDesk:player')}</th>
                <th scope="col">{textOf('mahjongDesk:substitutes.substitute')}</th>
                <th scope="col">{textOf('mahjongDesk:substitutes.rounds')}</th>
                <th scope="col">{textOf('mahjongDesk:substitutes.state')}</th>
                <th scope="col" className="desk-end">
                  <span className="hidden">{textOf('mahjongDesk:substitutes.back')}</span>
                </th>
              </>
            }
          >
            {rows.map(({ entry, state }, index) => (
              // Entries have no number; they are never put in another order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={rows.length - index} data-off={state === 'over' || state === 'replaced'}>
                <th scope="row">
                  <PersonButton people={people} id={entry.player} />
                </th>
                <td>
                  <bdi>{entry.name}</bdi>
                </td>
                <td className="figures">
                  {entry.until === null
                    ? textOf('mahjongDesk:substitutes.onward', { from: entry.from })
                    : entry.until === entry.from
                      ? textOf('rounds:round', { round: entry.from })
                      : textOf('mahjongDesk:substitutes.range', { from: entry.from, until: entry.until })}
                </td>
                <td>
                  <Badge tone={tones[state]}>{textOf(`mahjongDesk:substitutes.states.${state}`)}</Badge>
                </td>
                <td className="desk-end">
                  {(state === 'now' || state === 'later') && (
                    <Button tone="quiet" onPress={() => setEnding(entry)}>
                      {textOf('mahjongDesk:substitutes.end')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </div>
      {ending !== null && <EndDialog tournament={tournament} entry={ending} onClose={() => setEnding(null)} />}
    </div>
  );
};
