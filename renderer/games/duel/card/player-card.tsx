import { ArrowDown, ArrowUp, DoorOpen, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { marksOfRow } from '../../../../core/game/rounds.ts';
import { families } from '../../../../core/games/all.ts';
import { eventSeeds } from '../../../../core/games/duel/results/event-records.ts';
import { wordsFor } from '../../../../core/games/duel/results/outcomes.ts';
import { entrantOf } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { keyOf, useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { setPlaying } from '../../../people/playing.ts';
import { type People, peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { CardFigures } from '../../card/figures.tsx';
import { PersonButton } from '../../card/person-button.tsx';
import type { CardProps } from '../../game-screens.ts';
import styles from '../duel.module.css';
import { decimalsOf } from '../points.ts';
import { type PlayerRound, playerRounds } from './player-history.ts';

const ResultCell = ({ played }: { readonly played: PlayerRound }) => {
  const textOf = useTextOf();
  const { result, side, isVoid } = played;
  if (result === null) return null;
  const words = wordsFor(result);
  const { a, b, draws } = result.games;
  const [own, other] = side === 'a' ? [a, b] : [b, a];
  const outcome = result.outcome === side ? 'won' : result.outcome === 'draw' ? 'drawn' : 'lost';
  return (
    <>
      {result.outcome === 'open' ? textOf('duelDesk:outcomes.open') : textOf(`duelDesk:card.${outcome}`)}
      {words === 'games' && own + other + draws > 0 && ` ${own}–${other}${draws > 0 ? `–${draws}` : ''}`}
      {words !== 'games' && words !== 'draw' && words !== 'open' && ` · ${textOf(`duelDesk:outcomes.${words}`)}`}
      {isVoid && <Badge tone="warn">{textOf('rounds:states.void')}</Badge>}
    </>
  );
};

const Opponent = ({ people, played }: { readonly people: People; readonly played: PlayerRound }) => {
  const textOf = useTextOf();
  const { opponent, float } = played;
  const Arrow = float === 'down' ? ArrowDown : ArrowUp;
  return (
    <>
      {opponent === null ? textOf('words:none') : <PersonButton people={people} id={opponent} />}
      {float !== null && (
        <Badge icon={<Arrow size={12} strokeWidth={2.5} aria-hidden />}>{textOf(`duelDesk:card.float.${float}`)}</Badge>
      )}
    </>
  );
};

type RoundsProps = { readonly people: People; readonly rounds: readonly PlayerRound[] };

const Rounds = ({ people, rounds }: RoundsProps) => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const t = (key: string) => textOf(`duelDesk:card.${key}`);
  return (
    <div className={styles.duelCardRounds}>
      <Table
        label={t('rounds')}
        flows
        columns={[
          {
            id: 'round',
            head: textOf('words:columns.round'),
            numeric: true,
            names: true,
            cell: ({ round }) => number(round),
          },
          {
            id: 'table',
            head: textOf('words:columns.table'),
            numeric: true,
            cell: ({ table }) => (table === null ? '' : number(table)),
          },
          { id: 'opponent', head: t('opponent'), cell: (played) => <Opponent people={people} played={played} /> },
          { id: 'result', head: textOf('words:columns.result'), cell: (played) => <ResultCell played={played} /> },
          {
            id: 'points',
            head: textOf('words:columns.points'),
            numeric: true,
            cell: ({ points }) => (points === null ? '' : decimal(points / 100, decimalsOf(points))),
          },
          {
            id: 'why',
            head: textOf('words:log.why'),
            soft: true,
            wraps: true,
            cell: ({ reasons }) =>
              reasons.map((phrase) => <span key={JSON.stringify(phrase)}>{wordsOf(phrase, people)} </span>),
          },
        ]}
        rows={rounds}
        rowKey={({ round }) => round}
        rowMark={({ isVoid }) => (isVoid ? 'off' : null)}
      />
    </div>
  );
};

/** Everything about a player: standing, whom they met and why, floats and byes; the answer to "why am I playing her?". */
export const PlayerCard = ({ tournament, id, onClose }: CardProps) => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const people = peopleOf(tournament);
  const rounds = useMemo(() => playerRounds(tournament, id), [tournament, id]);
  const standings = useMemo(() => families[tournament.family].results.standings(tournament), [tournament]);
  const seed = useMemo(() => eventSeeds(tournament).get(id), [tournament, id]);
  const row = standings?.rows.find(({ entrant }) => entrant === id);
  const person = people.get(id);
  const playing = entrantOf(tournament, id)?.playing !== false;
  return (
    <Dialog
      title={person?.name ?? ''}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button
            icon={playing ? <DoorOpen size={16} aria-hidden /> : <Undo2 size={16} aria-hidden />}
            onPress={() => void setPlaying([id], !playing)}
          >
            {textOf(playing ? 'people:notPlaying.dropped.do' : 'shell:palette.back')}
          </Button>
          <Button tone="primary" onPress={onClose}>
            {textOf('shell:close')}
          </Button>
        </>
      }
    >
      <CardFigures
        figures={[
          { label: textOf('words:columns.place'), value: row?.place == null ? null : number(row.place) },
          { label: textOf('words:columns.seed'), value: seed === undefined ? null : number(seed) },
          ...(standings?.columns ?? []).map(({ code, unit }, i) => {
            const value = row?.cells[i];
            return {
              label: textOf(`duel:columns.${code}`),
              value: value == null ? null : decimal(value / unit.scale, unit.decimals, unit.signed),
            };
          }),
        ]}
      />
      {(person?.club !== '' || (row?.marks ?? []).length > 0) && (
        <p className={styles.duelCardMarks}>
          <bdi>{person?.club}</bdi>
          {marksOfRow({ id: 'duel' }, row ?? {}).map(({ code }) => (
            <Badge key={code} tone="warn">
              {textOf(keyOf(code))}
            </Badge>
          ))}
        </p>
      )}
      {rounds.length === 0 ? (
        <p className={styles.note}>{textOf('bridgeSwiss:card.noRounds')}</p>
      ) : (
        <Rounds people={people} rounds={rounds} />
      )}
    </Dialog>
  );
};
