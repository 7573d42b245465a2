import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { type LeavingChoice, leavingChoices } from '../../../../core/games/bridge/results/drop-out.ts';
import { nextRoundNo } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { LONGEST_REASON } from '../../../director/act-form.tsx';
import type { ActProps, DirectorAct } from '../../../director/part.ts';
import { mayReseat } from '../../../hall/ask.ts';
import { textOf, useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Cards } from '../../../parts/field/choice.tsx';
import { NumberField, TextField, unlessRefused } from '../../../parts/field/field.tsx';
import { RedoRoundDialog } from '../add-round/redo-round.tsx';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';
import { ofContestant } from './part.ts';

/** Plays again from the next round; for what was missed the usual score of newcomers. */
export const comeBack = (tournament: Tournament, entrant: EntrantId): Promise<boolean> =>
  doOwn({ do: 'reinstate', entrant, from: nextRoundNo(tournament), missed: { kind: 'percent', percent: 45 } });

/** What a leaver means for the round `from`, if it is seated. */
const choicesFor = (tournament: Tournament, leaver: EntrantId, from: number): readonly LeavingChoice[] => {
  const round = roundOf(tournament, from);
  return round === undefined ? [] : leavingChoices(round, leaver);
};

type LeavingProps = Omit<ActProps, 'subject'> & { readonly leaver: EntrantId };

const Leaving = ({ tournament, leaver, onDone }: LeavingProps) => {
  const say = useTextOf();
  const next = nextRoundNo(tournament);
  const latest = Math.max(next, tournament.plannedRounds);
  const [from, setFrom] = useState(next);
  const [to, setTo] = useState(next);
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState<LeavingChoice | null>(null);
  const [redoing, setRedoing] = useState(false);
  const choices = choicesFor(tournament, leaver, from);
  const chosen = choice !== null && choices.includes(choice) ? choice : (choices[0] ?? null);
  const round = roundOf(tournament, from);
  const leave = async () => {
    if (chosen === 'redo') {
      setRedoing(true);
      return;
    }
    const command = { do: 'withdraw', entrant: leaver, from, reason, seated: chosen } as const;
    if (!(await mayReseat({ type: 'family.do', command }))) return;
    if (await doOwn(command)) onDone();
  };
  const beAbsent = async () => {
    const own = ownOf(tournament).absences.filter(({ entrant }) => entrant === leaver);
    const absences = [...own, { entrant: leaver, from, to }];
    if (await doOwn({ do: 'setAbsences', entrant: leaver, absences })) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        unlessRefused(event.currentTarget, () => void leave());
      }}
    >
      <div className={styles.two}>
        <NumberField
          label={say('words:fromRound')}
          value={from}
          minValue={1}
          maxValue={latest}
          onChange={(value) => {
            if (!Number.isInteger(value)) return;
            setFrom(value);
            setTo(Math.max(to, value));
          }}
        />
        <NumberField
          label={say('bridgeSwiss:dropOut.to')}
          value={to}
          minValue={from}
          maxValue={latest}
          onChange={(value) => {
            if (Number.isInteger(value)) setTo(value);
          }}
        />
      </div>
      <TextField label={say('director:reason')} value={reason} onChange={setReason} maxLength={LONGEST_REASON} />
      {chosen !== null && (
        <Cards
          label={say('bridgeSwiss:dropOut.seated', { round: from })}
          columns={1}
          items={choices.map((id) => ({ id, label: say(`bridge:ways.${id}`) }))}
          value={chosen}
          onChange={setChoice}
        />
      )}
      <Button type="submit">{say('bridgeSwiss:dropOut.leave', { round: from })}</Button>
      <Button
        onPress={({ target }) =>
          unlessRefused(target.closest('form'), () => {
            void beAbsent();
          })
        }
      >
        {say(`bridgeSwiss:dropOut.${from === to ? 'absentOnce' : 'absent'}`, { from, to })}
      </Button>
      {redoing && round !== undefined && (
        <RedoRoundDialog
          round={round}
          between={() => doOwn({ do: 'withdraw', entrant: leaver, from, reason, seated: null })}
          onClose={() => setRedoing(false)}
        />
      )}
    </form>
  );
};

const LeaveForm = ({ tournament, subject: { person }, onDone }: ActProps) => {
  const say = useTextOf();
  if (person === null) return null;
  if (!ownOf(tournament).withdrawn.some(({ entrant }) => entrant === person))
    return <Leaving tournament={tournament} leaver={person} onDone={onDone} />;
  const back = async () => {
    if (await comeBack(tournament, person)) onDone();
  };
  return <Button onPress={() => void back()}>{say('shell:palette.back')}</Button>;
};

/** Who leaves for good, is absent for some rounds, or comes back [bridge 4.13]. */
export const leaveAct: DirectorAct = {
  id: 'leave',
  icon: UserMinus,
  titleKey: 'director:leaves.title',
  about: (tournament) => textOf('director:leaves.from', { round: nextRoundNo(tournament) }),
  takes: ofContestant,
  Form: LeaveForm,
};
