import { useMemo } from 'react';
import { SCORE_UNIT } from '../../../../core/games/mahjong/results/scores.ts';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { entrantOf } from '../../../../core/tournament/state.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import '../../../parts/table.css';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { CardFigures } from '../../card/figures.tsx';
import type { CardProps } from '../../game-screens.ts';
import { WindSign } from '../wind-sign.tsx';
import './officials.css';
import { PersonButton } from '../../card/person-button.tsx';
import { playerHistory } from './player-history.ts';

const winds = ['east', 'south', 'west', 'north'] as const;

/** Everything about a player on one page: place, games with whom, winds, tables, penalties. */
export const PlayerCard = ({ tournament, id, onClose }: CardProps) => {
  const textOf = useTextOf();
  const { decimal, number } = useFormats();
  const history = useMemo(() => playerHistory(tournament, id), [tournament, id]);
  const people = peopleOf(tournament);
  const person = people.get(id);
  const entrant = entrantOf(tournament, id);
  const left = ownOf(tournament).left[id];
  const t = (key: string, params = {}) => textOf(`mahjongDesk:card.${key}`, params);
  const { ranked, games, metAgain, penalties, tables } = history;
  const thousands = (value: number) => decimal(value / (1000 * SCORE_UNIT), 1, true);
  return (
    <Dialog title={person?.name ?? ''} isOpen onClose={onClose} size="large">
      <div className="player-head">
        <CardFigures
          figures={[
            { label: t('place'), value: person?.place == null ? null : number(person.place) },
            { label: t('score'), value: ranked === null ? null : thousands(ranked.rating) },
            { label: t('games'), value: number(ranked?.games ?? 0) },
            {
              label: t('averagePlace'),
              value: ranked === null || ranked.placed === 0 ? null : decimal(ranked.placeSum / ranked.placed, 2),
            },
            {
              label: t('places'),
              value: ranked === null ? null : ranked.places.map((count) => number(count)).join(' · '),
            },
          ]}
        />
        <ul className="player-winds" aria-label={t('winds')}>
          {winds.map((wind, index) => (
            <li key={wind}>
              <WindSign seat={wind} size="small" />
              <span className="figures">{number(history.winds[index] ?? 0)}</span>
            </li>
          ))}
        </ul>
        <p className="player-marks">
          {person !== undefined && person.club !== '' && (
            <span className="desk-about">
              <bdi>{person.club}</bdi>
            </span>
          )}
          {left !== undefined && <Badge>{textOf('mahjongDesk:left.before', { round: left })}</Badge>}
          {left === undefined && entrant?.playing === false && <Badge>{textOf('mahjongDesk:pauses')}</Badge>}
        </p>
      </div>
      {games.length === 0 ? (
        <p className="desk-none">{t('noGames')}</p>
      ) : (
        <table className="table player-games" aria-label={t('gamesList')}>
          <thead>
            <tr>
              <th scope="col" className="numeric">
                {textOf('mahjongDesk:round')}
              </th>
              <th scope="col" className="numeric">
                {textOf('mahjongDesk:table')}
              </th>
              <th scope="col">{t('wind')}</th>
              <th scope="col">{t('with')}</th>
              <th scope="col" className="numeric">
                {t('points')}
              </th>
              <th scope="col" className="numeric">
                {t('gamePlace')}
              </th>
              <th scope="col" className="numeric">
                {t('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.round} data-off={game.state === 'cancelled'}>
                <th scope="row" className="numeric">
                  {number(game.round)}
                </th>
                <td className="numeric">{number(game.table)}</td>
                <td>
                  <WindSign seat={winds[game.wind] ?? 'east'} size="small" />
                </td>
                <td>
                  <span className="player-with">
                    {game.opponents.map(({ id: other, met }) => (
                      <span key={other} className="player-opponent">
                        <PersonButton people={people} id={other} />
                        {met > 1 && (
                          <Badge tone="warn">
                            <span className="hidden">{t('met', { count: met })}</span>
                            <span aria-hidden>×{met}</span>
                          </Badge>
                        )}
                      </span>
                    ))}
                  </span>
                  {game.substitute !== null && (
                    <span className="desk-cancelled">{t('substitute', { name: game.substitute })}</span>
                  )}
                </td>
                <td className="numeric">
                  {game.points === null ? '' : number(game.points)}
                  {game.chombos > 0 && <Badge tone="bad">{t('chombos', { count: game.chombos })}</Badge>}
                </td>
                <td className="numeric">{game.place === null ? '' : number(game.place)}</td>
                <td className="numeric player-result">
                  {game.state === 'open' && <Badge tone="warn">{t('notConfirmed')}</Badge>}
                  {game.state === 'cancelled' && <Badge>{t('cancelled')}</Badge>}
                  {game.score === null ? '' : thousands(game.score)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="player-foot">
        <section>
          <h3>{t('metAgain')}</h3>
          {metAgain.length === 0 ? (
            <p className="desk-none">{t('nobodyTwice')}</p>
          ) : (
            <ul className="player-list">
              {metAgain.map(({ id: other, met }) => (
                <li key={other}>
                  <PersonButton people={people} id={other} /> <span className="figures">×{met}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{t('tables')}</h3>
          {tables.length === 0 ? (
            <p className="desk-none">–</p>
          ) : (
            <ul className="player-list figures">
              {tables.map(({ table, games: count }) => (
                <li key={table}>
                  {textOf('mahjongDesk:tableNo', { table })}
                  {count > 1 && ` ×${count}`}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{textOf('mahjongDesk:penalties.title')}</h3>
          {penalties.length === 0 ? (
            <p className="desk-none">{textOf('mahjongDesk:penalties.none')}</p>
          ) : (
            <ul className="player-list">
              {penalties.map((penalty) => (
                <li key={penalty.no} data-off={penalty.cancelled !== null}>
                  <span className="figures">
                    {penalty.amount === 0 ? textOf('mahjongDesk:penalties.notice') : number(-penalty.amount)}
                  </span>{' '}
                  {penalty.reason}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
};
