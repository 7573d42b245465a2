/** Features 13, 14 and 20: who leaves, who stays at a table, who comes later. */

import { LogOut, Plus, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { averageScore } from '../../../../core/bridge/awards.ts';
import { readHundredths } from '../../../../core/bridge/decimals.ts';
import { type LeavingChoice, leavingChoices } from '../../../../core/bridge/drop-out.ts';
import { nextRoundNo, numbersOf } from '../../../../core/bridge/event.ts';
import { ownOf, rulesOf } from '../../../../core/bridge/state.ts';
import { stationaryAdvice } from '../../../../core/bridge/stationary.ts';
import { roundOf, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { Button, IconButton } from '../../../design/button.tsx';
import { Cards, Checkbox, Select } from '../../../design/choice.tsx';
import { NumberField, TextField } from '../../../design/field.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useTextOf } from '../../../i18n/text.ts';
import { addPeople, nobody } from '../../../people/deeds.ts';
import { peopleOf } from '../../../rounds/people.ts';
import { PersonName } from '../../../rounds/person-name.tsx';
import { showRefusal } from '../../../store/notices.ts';
import { tournament as stateNow } from '../../../store/tournament.ts';
import { doOwn } from '../own-command.ts';
import { ContestantSelect } from './contestant-select.tsx';
import { Advice, Deeds, type PanelProps, setRules } from './parts.tsx';
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
    else if (await doOwn({ do: 'withdraw', entrant: leaver, from, reason, seated: chosen })) setLeaver(null);
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
          maxValue={100}
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
        <Button icon={<LogOut size={16} aria-hidden />} isDisabled={leaver === null} onPress={() => void leave()}>
          {textOf('bridgeSwiss:dropOut.leave', { round: from })}
        </Button>
      </Deeds>
      <div className="swiss-fields">
        <NumberField
          label={textOf('bridgeSwiss:dropOut.to')}
          value={to}
          minValue={from}
          maxValue={100}
          onChange={(value) => {
            if (Number.isInteger(value)) setTo(value);
          }}
        />
        <Button isDisabled={leaver === null} onPress={() => void beAbsent()}>
          {textOf('bridgeSwiss:dropOut.absent', { from, to })}
        </Button>
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
            {textOf('bridgeSwiss:dropOut.absentIn', { from: first, to: last })}
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

/** 14 · Stationary pairs or teams; teams at home tables. */
export const StationaryPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const { homes } = ownOf(tournament);
  const { kind, teamSeating } = rulesOf(tournament);
  const [added, setAdded] = useState<EntrantId | null>(null);
  const put = (next: typeof homes) => void doOwn({ do: 'setHomes', homes: next.map((home) => ({ ...home })) });
  const change = (entrant: EntrantId, part: Partial<(typeof homes)[number]>) =>
    put(homes.map((home) => (home.entrant === entrant ? { ...home, ...part } : home)));
  return (
    <>
      {kind === 'teams' && (
        <Checkbox
          isSelected={teamSeating === 'homeTables'}
          onChange={(on) => void setRules(tournament, { teamSeating: on ? 'homeTables' : 'tables' })}
        >
          {textOf('bridgeSwiss:stationary.homeTables')}
        </Checkbox>
      )}
      <Advice tournament={tournament} advice={stationaryAdvice(homes)} />
      <ul className="swiss-homes">
        {homes.map((home) => (
          <li key={home.entrant}>
            <PersonName person={people.get(home.entrant)} />
            <NumberField
              label={textOf('bridgeSwiss:stationary.table')}
              value={home.table ?? Number.NaN}
              minValue={1}
              maxValue={1000}
              onChange={(table) => change(home.entrant, { table: Number.isInteger(table) ? table : null })}
            />
            <Select
              label={textOf('bridgeSwiss:stationary.side')}
              items={(['any', 'ns', 'ew'] as const).map((id) => ({
                id,
                label: id === 'any' ? textOf('bridgeSwiss:stationary.anySide') : textOf(`bridge:seats.${id}.letter`),
              }))}
              value={home.side ?? 'any'}
              onChange={(side) => change(home.entrant, { side: side === 'any' ? null : side })}
            />
            <NumberField
              label={textOf('bridgeSwiss:stationary.priority')}
              value={home.priority ?? Number.NaN}
              minValue={1}
              maxValue={1000}
              onChange={(priority) => change(home.entrant, { priority: Number.isInteger(priority) ? priority : null })}
            />
            <IconButton
              label={textOf('bridgeSwiss:stationary.remove', { name: people.get(home.entrant)?.name ?? '' })}
              icon={<X size={16} aria-hidden />}
              onPress={() => put(homes.filter(({ entrant }) => entrant !== home.entrant))}
            />
          </li>
        ))}
      </ul>
      <div className="swiss-fields">
        <ContestantSelect
          tournament={tournament}
          label={textOf('bridgeSwiss:stationary.who')}
          value={added}
          onChange={setAdded}
          among={(id) => !homes.some(({ entrant }) => entrant === id)}
        />
        <Button
          icon={<Plus size={16} aria-hidden />}
          isDisabled={added === null}
          onPress={() => {
            if (added === null) return;
            put([...homes, { entrant: added, table: null, side: null, priority: null, reason: '' }]);
            setAdded(null);
          }}
        >
          {textOf('bridgeSwiss:stationary.add')}
        </Button>
      </div>
    </>
  );
};

const MISSED = ['percent', 'fixed', 'own'] as const;

/** Names of a paste: one contestant a line, players parted by commas, tabs or semicolons. */
const linesOf = (text: string): readonly { readonly name: string; readonly members: readonly string[] }[] =>
  text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const members = line.split(/\s*[,;\t]\s*/u).filter((part) => part !== '');
      return { name: members.join(' – '), members: members.length > 1 ? members : [] };
    });

/** 20 · Extend a running event: contestants who come later. */
export const ExtendPanel = ({ tournament }: PanelProps) => {
  const textOf = useTextOf();
  const people = peopleOf(tournament);
  const next = nextRoundNo(tournament);
  const rules = rulesOf(tournament);
  const numbers = numbersOf(tournament);
  const waiting = tournament.entrants.filter(({ id, playing }) => playing && !numbers.has(id));
  const [names, setNames] = useState('');
  const [from, setFrom] = useState(next);
  const [kind, setKind] = useState<(typeof MISSED)[number]>('percent');
  const [missedText, setMissedText] = useState('45');
  const [scoreText, setScoreText] = useState(String(averageScore(rules) / 100));
  const [rounds, setRounds] = useState(2);
  const lines = linesOf(names);
  const missed = readHundredths(missedText);
  const score = readHundredths(scoreText);
  const isReady = (lines.length > 0 || waiting.length > 0) && score !== null && (kind === 'own' || missed !== null);
  const add = async () => {
    if (!isReady || score === null) return;
    if (lines.length > 0) {
      const answer = await addPeople(lines.map(({ name, members }) => ({ ...nobody, name, members: [...members] })));
      if (!answer.ok) {
        showRefusal(answer.refusal);
        return;
      }
    }
    const state = stateNow();
    if (state === null) return;
    const known = numbersOf(state);
    const entrants = state.entrants.filter(({ id, playing }) => playing && !known.has(id)).map(({ id }) => id);
    const award =
      kind === 'own'
        ? ({ kind } as const)
        : kind === 'fixed'
          ? ({ kind, score: missed ?? 0 } as const)
          : ({ kind, percent: Math.round((missed ?? 0) / 100) } as const);
    const done = await doOwn({
      do: 'addLate',
      entrants,
      from,
      missed: award,
      pairingScore: score,
      pairingRounds: rounds,
    });
    if (done) setNames('');
  };
  return (
    <>
      <TextField
        label={textOf('bridgeSwiss:extend.names')}
        about={textOf('bridgeSwiss:extend.namesAbout')}
        rows={5}
        value={names}
        onChange={setNames}
        maxLength={20_000}
      />
      {waiting.length > 0 && (
        <Notice tone="info">
          {textOf('bridgeSwiss:extend.waiting', {
            count: waiting.length,
            names: waiting.map(({ id }) => people.get(id)?.name ?? ''),
          })}
        </Notice>
      )}
      <div className="swiss-fields">
        <NumberField
          label={textOf('bridgeSwiss:extend.from')}
          value={from}
          minValue={1}
          maxValue={100}
          onChange={(value) => {
            if (Number.isInteger(value)) setFrom(value);
          }}
        />
        <Select
          label={textOf('bridgeSwiss:extend.missed')}
          items={MISSED.map((id) => ({ id, label: textOf(`bridgeSwiss:extend.kinds.${id}`) }))}
          value={kind}
          onChange={setKind}
        />
        {kind !== 'own' && (
          <TextField
            label={textOf(`bridgeSwiss:extend.values.${kind}`)}
            value={missedText}
            onChange={setMissedText}
            maxLength={10}
            error={missed === null ? textOf('bridgeSwiss:notANumber') : null}
          />
        )}
        <TextField
          label={textOf('bridgeSwiss:extend.pairingScore')}
          about={textOf('bridgeSwiss:extend.pairingAbout')}
          value={scoreText}
          onChange={setScoreText}
          maxLength={10}
          error={score === null ? textOf('bridgeSwiss:notANumber') : null}
        />
        <NumberField
          label={textOf('bridgeSwiss:extend.pairingRounds')}
          value={rounds}
          minValue={0}
          maxValue={100}
          onChange={(value) => {
            if (Number.isInteger(value)) setRounds(value);
          }}
        />
      </div>
      <Deeds>
        <Button icon={<UserPlus size={16} aria-hidden />} isDisabled={!isReady} onPress={() => void add()}>
          {textOf('bridgeSwiss:extend.add', { count: lines.length + waiting.length })}
        </Button>
      </Deeds>
      <p className="bridge-about">{textOf('bridgeSwiss:extend.about')}</p>
    </>
  );
};
