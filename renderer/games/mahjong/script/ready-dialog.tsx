import { LibraryBig, RotateCcw, Search, Square } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { writeScript } from '../../../../core/games/mahjong/seating/script/script.ts';
import { MOST_SCRIPT_ROUNDS } from '../../../../core/games/mahjong/seating/script/script-make.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import { useSlow } from '../../../desk/slow.ts';
import { call } from '../../../door/current.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Cards } from '../../../parts/field/choice.tsx';
import { NumberField, TextField } from '../../../parts/field/field.tsx';
import { Stack } from '../../../parts/layout/layout.tsx';
import { ProgressBar } from '../../../parts/marks.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { readySchedules, type ScheduleFigures } from './ready.ts';
import styles from './script.module.css';
import { type Found, nothingFound, startSearch } from './search.ts';

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

const useFigureWords = () => {
  const textOf = useTextOf();
  return ({ pairsAgain, windGap }: ScheduleFigures): string =>
    [
      pairsAgain === 0 ? textOf('mahjong:made.noRepeat') : textOf('rounds:sentence.repeats', { count: pairsAgain }),
      windGap === 0 ? textOf('mahjong:made.windsEven') : textOf('mahjong:made.windGap', { gap: windGap }),
    ].join(' ');
};

const freshSeed = async (): Promise<string> => {
  const answer = await call('seating.freshSeed', {});
  return answer.ok ? answer.value : '';
};

type Searching = { readonly found: Found; readonly isRunning: boolean };

const useSearch = () => {
  const [searching, setSearching] = useState<Searching | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  return {
    searching,
    start: (players: number, rounds: number, seed: string) => {
      stop.current();
      setSearching({ found: nothingFound, isRunning: true });
      stop.current = startSearch({ players, rounds, seed }, (found) =>
        setSearching({ found, isRunning: found.share < 1 }),
      );
    },
    stop: () => {
      stop.current();
      setSearching((now) => now && { ...now, isRunning: false });
    },
    forget: () => {
      stop.current();
      setSearching(null);
    },
  };
};

/** How many players a schedule is made for. */
const [LEAST, MOST] = [4, 2000];

type ReadyDialogProps = {
  readonly tournament: Tournament;
  readonly onUse: (text: string) => void;
  readonly onClose: () => void;
};

type Choice = 'bundled' | 'cyclic' | 'search';

/** [M-29]: schedules that are known for so many players and rounds, and the search for one. */
export const ReadyDialog = ({ tournament, onUse, onClose }: ReadyDialogProps) => {
  const textOf = useTextOf();
  const figureWords = useFigureWords();
  const playing = playingEntrants(tournament).length;
  const [players, setPlayers] = useState(Math.max(4, playing));
  const [rounds, setRounds] = useState(Math.min(MOST_SCRIPT_ROUNDS, tournament.plannedRounds));
  const [choice, setChoice] = useState<Choice | null>(null);
  const [seed, setSeed] = useState('');
  const { searching, start, stop, forget } = useSearch();
  const isSlow = useSlow(searching?.isRunning === true, NOTICEABLE);
  const fits = Number.isInteger(players) && players >= 4 && players % 4 === 0 && rounds >= 1;
  const known = useMemo(() => (fits ? readySchedules(players, rounds) : []), [fits, players, rounds]);
  useEffect(() => {
    void freshSeed().then((fresh) => setSeed((typed) => (typed === '' ? fresh : typed)));
  }, []);
  const search = async () => {
    // Asked again, the same seed would find the same schedule.
    const drawn = searching === null ? seed : await freshSeed();
    setSeed(drawn);
    start(players, rounds, drawn);
  };

  const offered: readonly Choice[] = [...known.map(({ how }) => how), 'search'];
  const chosen: Choice = offered.find((one) => one === choice) ?? offered[0] ?? 'search';
  const best = searching?.found.best ?? null;
  const text =
    chosen === 'search' ? best && writeScript(best.rounds) : (known.find(({ how }) => how === chosen)?.text ?? null);
  const sized = (set: (value: number) => void) => (value: number) => {
    forget();
    if (!Number.isNaN(value)) set(value);
  };
  return (
    <Dialog
      title={textOf('mahjongDesk:ready.open')}
      isOpen
      onClose={onClose}
      onSubmit={() => {
        if (text === null) return;
        onClose();
        onUse(text);
      }}
      actions={
        <>
          <Button onPress={onClose}>{textOf('shell:cancel')}</Button>
          <Button tone="primary" type="submit" isDisabled={text === null || searching?.isRunning === true}>
            {textOf('mahjongDesk:ready.use')}
          </Button>
        </>
      }
    >
      <div className={styles.readySize}>
        <NumberField
          label={textOf('mahjongDesk:ready.players')}
          about={textOf('mahjongDesk:ready.playing', { count: playing })}
          error={
            players % 4 === 0 ? null : textOf('mahjong:refusals.scriptPlayers', { players, least: LEAST, most: MOST })
          }
          value={players}
          minValue={LEAST}
          maxValue={MOST}
          onChange={sized(setPlayers)}
          autoFocus
        />
        <NumberField
          label={textOf('shell:new.rounds')}
          about={textOf('mahjongDesk:ready.planned', { count: tournament.plannedRounds })}
          value={rounds}
          minValue={1}
          maxValue={MOST_SCRIPT_ROUNDS}
          onChange={sized(setRounds)}
        />
      </div>
      {fits && (
        <Cards<Choice>
          label={textOf('mahjongDesk:ready.which')}
          columns={1}
          value={chosen}
          onChange={setChoice}
          items={[
            ...known.map((schedule) => ({
              id: schedule.how,
              label: textOf(`mahjongDesk:ready.names.${schedule.how}`),
              about: `${textOf(`mahjong:made.${schedule.how}`)} ${figureWords(schedule)}`,
              icon: <LibraryBig size={18} aria-hidden />,
            })),
            {
              id: 'search',
              label: textOf('mahjongDesk:ready.names.search'),
              about: textOf('mahjongDesk:ready.searchAbout'),
              icon: <Search size={18} aria-hidden />,
            },
          ]}
        />
      )}
      {fits && chosen === 'search' && (
        <Stack gap={3}>
          <div className={styles.readySeed}>
            <TextField
              label={textOf('sheets:report.seed')}
              value={seed}
              onChange={(value) => {
                forget();
                setSeed(value);
              }}
              maxLength={100}
              spellCheck="false"
              autoComplete="off"
            />
            <Button
              icon={searching === null ? <Search size={16} aria-hidden /> : <RotateCcw size={16} aria-hidden />}
              isDisabled={seed.trim() === '' || searching?.isRunning === true}
              onPress={() => void search()}
            >
              {textOf('mahjongDesk:ready.search')}
            </Button>
          </div>
          {searching?.isRunning === true && isSlow && (
            <div className={styles.readyWorking}>
              <ProgressBar label={textOf('mahjongDesk:ready.working')} share={searching.found.share} />
              <Button icon={<Square size={14} aria-hidden />} onPress={stop} isDisabled={best === null}>
                {textOf('rounds:stage.takeBest')}
              </Button>
            </div>
          )}
          {searching?.found.refusal != null && <RefusalNotice refusal={searching.found.refusal} />}
          {best !== null && (
            <Notice
              tone={best.pairsAgain === 0 ? 'good' : 'info'}
              title={textOf(`mahjong:${best.how.code.replace(/^mahjong\./, '')}`)}
            >
              {figureWords(best)}{' '}
              {best.repeatsAtLeast > 0 && textOf('mahjong:made.least', { atLeast: best.repeatsAtLeast })}{' '}
              {textOf('mahjong:made.tableAgain', { count: best.tableAgain })}
            </Notice>
          )}
        </Stack>
      )}
    </Dialog>
  );
};
