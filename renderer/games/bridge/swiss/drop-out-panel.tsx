/** Feature 13: who leaves, for good or for some rounds. */

import { LogOut, X } from 'lucide-react';
import { useState } from 'react';
import { type LeavingChoice, leavingChoices } from '../../../../core/games/bridge/results/drop-out.ts';
import { nextRoundNo } from '../../../../core/games/bridge/results/event.ts';
import { ownOf } from '../../../../core/games/bridge/rules/state.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { mayReseat } from '../../../hall/ask.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button, IconButton } from '../../../parts/button.tsx';
import { Cards } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { doOwn } from '../own-command.ts';
import { ContestantSelect } from './contestant-select.tsx';
import { DeedButton, Deeds, type PanelProps } from './parts.tsx';
import { RemoveRoundDialog } from './remove-round.tsx';

/** What a leaver means for the round `from`, if it is seated. */
const choicesFor = (tournament: Tournament, leaver: EntrantId | null, from: number): readonly LeavingChoice[] => {
  const round = roundOf(tournament, from);
  return leaver === null || round === undefined ? [] : leavingChoices(round, leaver);
};

/** 13 · Drop-out: for good, or for some rounds. */
export const DropOutPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const next = nextRoundNo(tournament);
  const latest = Math.max(next, tournament.plannedRounds);
  const [leaver, setLeaver] = useState<EntrantId | null>(null);
  const [from, setFrom] = useState(next);
  const [to, setTo] = useState(next);
  const [reason, setReason] = useState('');
  const [choice, setChoice] = useState<LeavingChoice | null>(null);
  const [redoing, setRedoing] = useState(false);
  const { withdrawn, absences } = ownOf(tournament);
  const choices = choicesFor(tournament, leaver, from);
  const chosen = choice !== null && choices.includes(choice) ? choice : (choices[0] ?? null);
  const round = roundOf(tournament, from);
  const leave = async () => {
    if (leaver === null) return;
    if (chosen === 'redo') setRedoing(true);
    else {
      const command = { do: 'withdraw', entrant: leaver, from, reason, seated: chosen } as const;
      if (!(await mayReseat({ type: 'family.do', command }))) return;
      if (await doOwn(command)) setLeaver(null);
    }
  };
  const beAbsent = async () => {
    if (leaver === null) return;
    const own = absences.filter(({ entrant }) => entrant === leaver);
    await doOwn({ do: 'setAbsences', entrant: leaver, absences: [...own, { entrant: leaver, from, to }] });
  };
  return (
    <>
      <div className="swiss-fields">
        <ContestantSelect
          tournament={tournament}
          label={textOf('bridgeSwiss:dropOut.who')}
          value={leaver}
          onChange={setLeaver}
          among={(id) => !withdrawn.some(({ entrant }) => entrant === id)}
        />
        <NumberField
          label={textOf('bridgeSwiss:dropOut.from')}
          value={from}
          minValue={1}
          maxValue={latest}
          onChange={(value) => {
            if (!Number.isInteger(value)) return;
            setFrom(value);
            setTo(Math.max(to, value));
          }}
        />
        <TextField label={textOf('bridgeSwiss:dropOut.reason')} value={reason} onChange={setReason} maxLength={500} />
      </div>
      {choices.length > 0 && chosen !== null && (
        <Cards
          label={textOf('bridgeSwiss:dropOut.seated', { round: from })}
          columns={3}
          items={choices.map((id) => ({
            id,
            label: textOf(`bridge:ways.${id}`),
            about: textOf(`bridgeSwiss:dropOut.choices.${id}`),
          }))}
          value={chosen}
          onChange={setChoice}
        />
      )}
      <Deeds>
        <DeedButton icon={<LogOut size={16} aria-hidden />} isDisabled={leaver === null} onPress={() => void leave()}>
          {textOf('bridgeSwiss:dropOut.leave', { round: from })}
        </DeedButton>
      </Deeds>
      <div className="swiss-fields">
        <NumberField
          label={textOf('bridgeSwiss:dropOut.to')}
          value={to}
          minValue={from}
          maxValue={latest}
          onChange={(value) => {
            if (Number.isInteger(value)) setTo(value);
          }}
        />
        <DeedButton isDisabled={leaver === null} onPress={() => void beAbsent()}>
          {textOf(`bridgeSwiss:dropOut.${from === to ? 'absentOnce' : 'absent'}`, { from, to })}
        </DeedButton>
      </div>
      <ul className="swiss-list">
        {withdrawn.map(({ entrant, from: left, reason: why }) => (
          <li key={entrant}>
            <PersonName person={people.get(entrant)} /> {textOf('bridgeSwiss:dropOut.left', { round: left })}{' '}
            <bdi>{why}</bdi>
            <Button
              onPress={() =>
                void doOwn({ do: 'reinstate', entrant, from: next, missed: { kind: 'percent', percent: 45 } })
              }
            >
              {textOf('bridgeSwiss:dropOut.back', { round: next })}
            </Button>
          </li>
        ))}
        {absences.map(({ entrant, from: first, to: last }) => (
          <li key={`${entrant}-${first}-${last}`}>
            <PersonName person={people.get(entrant)} />{' '}
            {textOf(`bridgeSwiss:dropOut.${first === last ? 'absentInOne' : 'absentIn'}`, { from: first, to: last })}
            <IconButton
              label={textOf('bridgeSwiss:dropOut.notAbsent', { name: people.get(entrant)?.name ?? '' })}
              icon={<X size={16} aria-hidden />}
              onPress={() =>
                void doOwn({
                  do: 'setAbsences',
                  entrant,
                  absences: absences.filter((one) => one.entrant === entrant && one.from !== first),
                })
              }
            />
          </li>
        ))}
      </ul>
      {redoing && round !== undefined && leaver !== null && (
        <RemoveRoundDialog
          tournament={tournament}
          round={round}
          redo
          between={() => doOwn({ do: 'withdraw', entrant: leaver, from, reason, seated: null })}
          onClose={() => setRedoing(false)}
        />
      )}
    </>
  );
};
