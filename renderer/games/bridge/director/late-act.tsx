import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { nextRoundNo, numbersOf } from '../../../../core/games/bridge/results/event.ts';
import { averageScore } from '../../../../core/games/bridge/rules/awards.ts';
import { readHundredths } from '../../../../core/games/bridge/rules/decimals.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { type ActProps, type DirectorAct, ofNobody } from '../../../director/part.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField, TextField, unlessRefused } from '../../../parts/field/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { addPeople, nobody } from '../../../people/deeds.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { showRefusal } from '../../../store/notices.ts';
import { tournament as stateNow } from '../../../store/tournament.ts';
import { doOwn } from '../own-command.ts';
import styles from '../rules/rules.module.css';
import { contestantsIn } from './pasted-names.ts';

const MISSED = ['percent', 'fixed', 'own'] as const;

const LateForm = ({ tournament, onDone }: ActProps) => {
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
  const lines = contestantsIn(names);
  const missed = readHundredths(missedText);
  const score = readHundredths(scoreText);
  const isPercent = kind !== 'percent' || (missed !== null && missed >= 0 && missed <= 10_000);
  const isReady =
    (lines.length > 0 || waiting.length > 0) && score !== null && (kind === 'own' || (missed !== null && isPercent));
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
    if (done) onDone();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        unlessRefused(event.currentTarget, () => void add());
      }}
    >
      <TextField
        label={textOf('bridgeSwiss:extend.names')}
        about={textOf('bridgeSwiss:extend.namesAbout')}
        rows={3}
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
      <NumberField
        label={textOf('words:fromRound')}
        value={from}
        minValue={1}
        maxValue={Math.max(next, tournament.plannedRounds)}
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
          label={kind === 'percent' ? '%' : textOf('words:columns.points')}
          value={missedText}
          onChange={setMissedText}
          maxLength={10}
          error={
            missed === null
              ? textOf('bridgeSwiss:notANumber')
              : isPercent
                ? null
                : textOf('shell:field.range', { least: 0, most: 100 })
          }
        />
      )}
      <div className={styles.two}>
        <TextField
          label={textOf('bridgeSwiss:extend.pairingScore')}
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
      <Button type="submit" isDisabled={!isReady}>
        {textOf('bridgeSwiss:extend.add', { count: lines.length + waiting.length })}
      </Button>
    </form>
  );
};

/** Who comes later: new numbers and tables, and a score for the rounds they have missed [bridge 4.20]. */
export const lateAct: DirectorAct = {
  id: 'late',
  icon: UserPlus,
  titleKey: 'bridgeSwiss:extend.act',
  takes: (tournament, subject) =>
    ownOf(tournament).prepared !== null &&
    (ofNobody(tournament, subject) || (subject.person !== null && !numbersOf(tournament).has(subject.person))),
  Form: LateForm,
};
