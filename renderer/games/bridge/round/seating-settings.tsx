import { Armchair } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { delayOf, fieldOf, roundBoards } from '../../../../core/games/bridge/results/event.ts';
import { ownOf, rulesOf } from '../../../../core/games/bridge/rules/state.ts';
import { boardSets } from '../../../../core/games/bridge/seating/boards.ts';
import { nextRound } from '../../../../core/games/bridge/steps/next-round.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { Checkbox } from '../../../parts/field/choice.tsx';
import { NumberField, TextField, unlessRefused } from '../../../parts/field/field.tsx';
import { doOwn } from '../own-command.ts';
import { openSheet } from '../seating-sheet/part.ts';
import '../texts-office.ts';
import styles from './round.module.css';

type Settings = { readonly tournament: Tournament };

const Setting = ({ children }: { readonly children: ReactNode }) => <div className={styles.setting}>{children}</div>;

/** One round's delay from the next round on, as long as the event has it [bridge 4.8]. */
export const DelaySetting = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { round } = nextRound(tournament);
  const { delayOffFrom } = ownOf(tournament);
  if (!delayOf(tournament).on || round < 3) return null;
  return (
    <Checkbox
      isSelected={delayOffFrom === null || delayOffFrom > round}
      onChange={(on) => void doOwn({ do: 'turnOffDelay', from: on ? null : round })}
    >
      {textOf('bridgeSwiss:delay.on', { round })}
    </Checkbox>
  );
};

/** A break after a round that is not followed yet [bridge 4.10]; `first` is the round it begins with, else the last seated one. */
export const BreakSetting = ({ tournament, first }: Settings & { readonly first?: number }) => {
  const textOf = useTextOf();
  const [after, setAfter] = useState(first ?? Math.max(1, tournament.rounds.length));
  const known = ownOf(tournament).breaks.find((one) => one.after === after);
  const [minutes, setMinutes] = useState(15);
  const [text, setText] = useState('');
  return (
    <Setting>
      <NumberField
        label={textOf('bridgeSwiss:break.after')}
        value={after}
        minValue={1}
        maxValue={Math.max(after, tournament.plannedRounds)}
        onChange={(round) => {
          if (Number.isInteger(round)) setAfter(round);
        }}
      />
      {known === undefined ? (
        <>
          <NumberField
            label={textOf('clock:minutes')}
            value={minutes}
            minValue={0}
            maxValue={600}
            onChange={(next) => {
              if (Number.isInteger(next)) setMinutes(next);
            }}
          />
          <TextField label={textOf('bridgeSwiss:break.text')} value={text} onChange={setText} maxLength={200} />
          <Button
            onPress={({ target }) =>
              unlessRefused(target.parentElement, () => void doOwn({ do: 'setBreak', after, break: { minutes, text } }))
            }
          >
            {textOf('bridgeSwiss:break.set', { round: after })}
          </Button>
        </>
      ) : (
        <>
          <p>
            {textOf('bridgeSwiss:break.known', { round: after, minutes: known.minutes, count: known.minutes })}{' '}
            <bdi>{known.text}</bdi>
          </p>
          <Button onPress={() => void doOwn({ do: 'setBreak', after, break: null })}>
            {textOf('bridgeSwiss:break.lift', { round: after })}
          </Button>
        </>
      )}
    </Setting>
  );
};

/** Meetings of the first rounds that no longer count [bridge 4.18]. */
export const IgnoreSetting = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { round } = nextRound(tournament);
  const { through, forgetByes } = ownOf(tournament).ignored;
  return (
    <Setting>
      <NumberField
        label={textOf('bridgeSwiss:ignore.through')}
        about={textOf(through === round - 1 && through > 0 ? 'bridgeSwiss:ignore.all' : 'bridgeSwiss:ignore.about')}
        value={through}
        minValue={0}
        maxValue={100}
        onChange={(next) => {
          if (Number.isInteger(next)) void doOwn({ do: 'ignoreMeetings', through: next, forgetByes });
        }}
      />
      <Checkbox
        isSelected={forgetByes}
        isDisabled={through === 0}
        onChange={(forget) => void doOwn({ do: 'ignoreMeetings', through, forgetByes: forget })}
      >
        {textOf('bridgeSwiss:ignore.forgetByes')}
      </Checkbox>
    </Setting>
  );
};

/** The standing and the meetings that the next round is seated on, folded up. */
export const StandingSettings = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { through } = ownOf(tournament).ignored;
  return (
    <>
      <DelaySetting tournament={tournament} />
      <Disclosure title={textOf('bridgeSwiss:ignore.title')} {...(through === 0 ? {} : { about: `1–${through}` })}>
        <IgnoreSetting tournament={tournament} />
      </Disclosure>
    </>
  );
};

/** Boards of the next round, and how many sets of them are needed [bridge 3.10]. */
const BoardsLine = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { round } = nextRound(tournament);
  const { from, to } = roundBoards(tournament, round);
  // Nobody plays at the table of the bye, and no boards lie there.
  const tables = Math.floor(fieldOf(tournament, round).playing.length / 2);
  return (
    <p className={styles.bridgeAbout}>
      {textOf('bridgeDesk:boards', { from, to })} ·{' '}
      {textOf('bridgeSwiss:boardSets', { count: boardSets(tables, 1), half: boardSets(tables, 2) })}
    </p>
  );
};

/** Rooms, tables, preparations: what holds for the whole event. */
const ToSheet = () => {
  const textOf = useTextOf();
  return (
    <div>
      <Button icon={<Armchair size={16} aria-hidden />} onPress={() => openSheet('start')}>
        {textOf('bridgeSwiss:seating.title')}
      </Button>
    </div>
  );
};

/** What holds for the rounds to come, whatever the method. */
export const SeatingSettings = ({ tournament }: Settings) => {
  const textOf = useTextOf();
  const { base, start, missing } = nextRound(tournament);
  const { breaks, prepared } = ownOf(tournament);
  const { addRoundMode } = rulesOf(tournament);
  if (prepared === null) return <ToSheet />;
  return (
    <div className={styles.bridgeSettings}>
      <p className={styles.bridgeBase}>
        {textOf(start ? 'bridgeSwiss:byPosition' : `bridgeSwiss:draft.${base === 0 ? 'none' : 'on'}`, { round: base })}
      </p>
      <BoardsLine tournament={tournament} />
      {missing.length > 0 && (
        <p className={styles.bridgeAbout}>{textOf(`bridgeOffice:rules.addRoundAbout.${addRoundMode}`)}</p>
      )}
      {!start && <StandingSettings tournament={tournament} />}
      <Disclosure
        title={textOf('bridgeSwiss:break.title')}
        {...(breaks.length === 0 ? {} : { about: breaks.map(({ after }) => after).join(', ') })}
      >
        <BreakSetting tournament={tournament} />
      </Disclosure>
      <ToSheet />
    </div>
  );
};
