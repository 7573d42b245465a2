import { useState } from 'react';
import { clockTime, everyMinutes } from '../../core/game/round-starts.ts';
import { MOST_ROUNDS } from '../../core/tournament/draws/proposal.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import { closeDialog } from '../desk/place.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { NumberField, TextField } from '../parts/field/field.tsx';
import { RefusalNotice } from '../parts/notice.tsx';
import { send, useTournament } from '../store/tournament.ts';
import styles from './window/work.module.css';

const isWrong = (text: string): boolean => text.trim() !== '' && clockTime(text) === null;

/** As it will be stored, where it is a time of day; else as it was typed, to be put right. */
const tidied = (text: string): string => clockTime(text) ?? text;

const countOf = ({ plannedRounds, rounds, starts = [] }: Tournament): number =>
  Math.min(MOST_ROUNDS, Math.max(plannedRounds, rounds.length, starts.length));

/** Between the starts of two rounds: most games with their pause. */
const USUAL_MINUTES = 90;

type FillProps = { readonly count: number; readonly onFill: (times: readonly string[]) => void };

/** All rounds at once, from the first one on and one every so many minutes. */
const Fill = ({ count, onFill }: FillProps) => {
  const textOf = useTextOf();
  const [first, setFirst] = useState('');
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const start = clockTime(first);
  return (
    <div className={styles.startFill}>
      <TextField
        label={textOf('rounds:times.first')}
        value={first}
        onChange={setFirst}
        onBlur={() => setFirst(tidied)}
        placeholder="09:00"
        maxLength={20}
        error={isWrong(first) ? textOf('rounds:times.wrong') : null}
        autoFocus
      />
      <NumberField
        label={textOf('rounds:times.every')}
        unit={textOf('words:minutesShort')}
        value={minutes}
        minValue={1}
        maxValue={1440}
        onChange={setMinutes}
      />
      <Button
        isDisabled={start === null || !Number.isInteger(minutes)}
        onPress={() => start !== null && onFill(everyMinutes(start, minutes, count))}
      >
        {textOf('rounds:times.fill')}
      </Button>
    </div>
  );
};

const Times = ({ tournament }: { readonly tournament: Tournament }) => {
  const textOf = useTextOf();
  const count = countOf(tournament);
  const [times, setTimes] = useState<readonly string[]>(
    Array.from({ length: count }, (_, i) => tournament.starts?.[i] ?? ''),
  );
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const put = (round: number, change: (text: string) => string) =>
    setTimes((before) => before.map((text, i) => (i === round ? change(text) : text)));
  const save = async () => {
    const answer = await send({ type: 'tournament.time', starts: [...times] });
    if (answer.ok) closeDialog();
    else setRefusal(answer.refusal);
  };
  return (
    <Dialog
      title={textOf('rounds:times.open')}
      isOpen
      onClose={closeDialog}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onPress={closeDialog}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit">
            {textOf('shell:save')}
          </Button>
        </>
      }
    >
      {refusal !== null && <RefusalNotice refusal={refusal} onDismiss={() => setRefusal(null)} />}
      <p>{textOf('rounds:times.about')}</p>
      <Fill count={count} onFill={setTimes} />
      <div className={styles.startTimes}>
        {times.map((text, i) => (
          <TextField
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place in the list
            key={i}
            label={textOf('rounds:round', { round: i + 1 })}
            value={text}
            onChange={(typed) => put(i, () => typed)}
            onBlur={() => put(i, tidied)}
            maxLength={20}
            error={isWrong(text) ? textOf('rounds:times.wrong') : null}
          />
        ))}
      </div>
    </Dialog>
  );
};

/** When the rounds are planned to begin. It is printed on personal schedules; nothing waits for it. */
export const StartTimesDialog = () => {
  const tournament = useTournament();
  return tournament === null ? null : <Times tournament={tournament} />;
};
