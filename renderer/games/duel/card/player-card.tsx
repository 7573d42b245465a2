import { ArrowDown, ArrowUp, DoorOpen, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { families } from '../../../../core/games/all.ts';
import { eventSeeds } from '../../../../core/games/duel/results/event-records.ts';
import { entrantOf } from '../../../../core/tournament/state.ts';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import '../../../parts/table.css';
import { wordsFor } from '../../../../core/games/duel/results/outcomes.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { wordsOf } from '../../../round/names/texts.ts';
import { CardFigures } from '../../card/figures.tsx';
import { PersonButton } from '../../card/person-button.tsx';
import type { CardProps } from '../../game-screens.ts';
import { decimalsOf } from '../points.ts';
import { setPlaying } from '../referee/out-tab.tsx';
import './player-card.css';
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
      {result.outcome === 'open' ? textOf('duelDesk:marks.open') : textOf(`duelDesk:card.${outcome}`)}
      {words === 'games' && own + other + draws > 0 && ` ${own}–${other}${draws > 0 ? `–${draws}` : ''}`}
      {words !== 'games' && words !== 'draw' && words !== 'open' && ` · ${textOf(`duelDesk:marks.${words}`)}`}
      {isVoid && <Badge tone="warn">{textOf('duelDesk:marks.void')}</Badge>}
    </>
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
  const t = (key: string, params = {}) => textOf(`duelDesk:card.${key}`, params);
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
            {textOf(playing ? 'duelDesk:referee.dropNow' : 'duelDesk:referee.back')}
          </Button>
          <Button tone="primary" onPress={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <CardFigures
        figures={[
          { label: textOf('rounds:standings.place'), value: row?.place == null ? null : number(row.place) },
          { label: textOf('duel:columns.seed'), value: seed === undefined ? null : number(seed) },
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
        <p className="duel-card-marks">
          <bdi>{person?.club}</bdi>
          {(row?.marks ?? []).map((mark) => (
            <Badge key={mark} tone="warn">
              {textOf(`duel:rowMarks.${mark}`)}
            </Badge>
          ))}
        </p>
      )}
      {rounds.length === 0 ? (
        <p className="referee-note">{t('noRounds')}</p>
      ) : (
        <table className="table duel-card-rounds" aria-label={t('rounds')}>
          <thead>
            <tr>
              <th scope="col" className="numeric">
                {textOf('duelDesk:referee.round')}
              </th>
              <th scope="col" className="numeric">
                {textOf('duelDesk:referee.table')}
              </th>
              <th scope="col">{t('opponent')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col" className="numeric">
                {textOf('duel:columns.points')}
              </th>
              <th scope="col">{t('why')}</th>
            </tr>
          </thead>
          <tbody>
            {rounds.map((played) => {
              const { opponent } = played;
              return (
                <tr key={played.round} data-void={played.isVoid}>
                  <th scope="row" className="numeric">
                    {number(played.round)}
                  </th>
                  <td className="numeric">{played.table === null ? '' : number(played.table)}</td>
                  <td>
                    {opponent === null ? t('nobody') : <PersonButton people={people} id={opponent} />}
                    {played.float !== null && (
                      <Badge
                        icon={
                          played.float === 'down' ? (
                            <ArrowDown size={12} strokeWidth={2.5} aria-hidden />
                          ) : (
                            <ArrowUp size={12} strokeWidth={2.5} aria-hidden />
                          )
                        }
                      >
                        {t(`float.${played.float}`)}
                      </Badge>
                    )}
                  </td>
                  <td>
                    <ResultCell played={played} />
                  </td>
                  <td className="numeric">
                    {played.points === null ? '' : decimal(played.points / 100, decimalsOf(played.points))}
                  </td>
                  <td className="duel-card-why">
                    {played.reasons.map((phrase) => (
                      <span key={JSON.stringify(phrase)}>{wordsOf(phrase, people)} </span>
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Dialog>
  );
};
