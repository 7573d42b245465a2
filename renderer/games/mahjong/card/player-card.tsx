import { useMemo } from 'react';
import { SCORE_UNIT } from '../../../../core/games/mahjong/results/scores.ts';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { entrantOf } from '../../../../core/tournament/state.ts';
import { useFormats } from '../../../i18n/formats.ts';
import { useTextOf } from '../../../i18n/text.ts';
import controlsStyles from '../../../parts/controls.module.css';
import { Dialog } from '../../../parts/dialog.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Table } from '../../../parts/table/table.tsx';
import { type People, peopleOf } from '../../../round/names/people.ts';
import { CardFigures } from '../../card/figures.tsx';
import { PersonButton } from '../../card/person-button.tsx';
import type { CardProps } from '../../game-screens.ts';
import { WindSign } from '../wind-sign.tsx';
import styles from './card.module.css';
import { type GameRow, playerHistory } from './player-history.ts';

const winds = ['east', 'south', 'west', 'north'] as const;

const With = ({ people, game }: { readonly people: People; readonly game: GameRow }) => {
  const textOf = useTextOf();
  const t = (key: string, params = {}) => textOf(`mahjongDesk:card.${key}`, params);
  return (
    <>
      <span className={styles.playerWith}>
        {game.opponents.map(({ id: other, met }) => (
          <span key={other} className={styles.playerOpponent}>
            <PersonButton people={people} id={other} />
            {met > 1 && (
              <Badge tone="warn">
                <span className={controlsStyles.hidden}>{t('met', { count: met })}</span>
                <span aria-hidden>×{met}</span>
              </Badge>
            )}
          </span>
        ))}
      </span>
      {game.substitute !== null && (
        <span className={styles.deskCancelled}>{t('substitute', { name: game.substitute })}</span>
      )}
    </>
  );
};

type GamesProps = {
  readonly people: People;
  readonly games: readonly GameRow[];
  readonly thousands: (score: number) => string;
};

const Games = ({ people, games, thousands }: GamesProps) => {
  const textOf = useTextOf();
  const { number } = useFormats();
  const t = (key: string, params = {}) => textOf(`mahjongDesk:card.${key}`, params);
  return (
    <div className={styles.playerGames}>
      <Table
        label={textOf('words:columns.games')}
        flows
        columns={[
          {
            id: 'round',
            head: textOf('words:columns.round'),
            numeric: true,
            names: true,
            cell: ({ round }) => number(round),
          },
          { id: 'table', head: textOf('words:columns.table'), numeric: true, cell: ({ table }) => number(table) },
          {
            id: 'wind',
            head: textOf('mahjong:columns.seat'),
            cell: ({ wind }) => <WindSign seat={winds[wind] ?? 'east'} size="small" />,
          },
          { id: 'with', head: t('with'), cell: (game) => <With people={people} game={game} /> },
          {
            id: 'points',
            head: textOf('words:columns.points'),
            numeric: true,
            cell: ({ points, chombos }) => (
              <>
                {points === null ? '' : number(points)}
                {chombos > 0 && <Badge tone="bad">{`${textOf('words:columns.chombos')} × ${number(chombos)}`}</Badge>}
              </>
            ),
          },
          {
            id: 'place',
            head: textOf('words:columns.place'),
            numeric: true,
            cell: ({ place }) => (place === null ? '' : number(place)),
          },
          {
            id: 'result',
            head: textOf('words:columns.result'),
            numeric: true,
            cell: ({ state, score }) => (
              <>
                {state === 'open' && <Badge tone="warn">{t('notConfirmed')}</Badge>}
                {state === 'cancelled' && <Badge>{textOf('words:columns.cancelled')}</Badge>}
                {score === null ? '' : thousands(score)}
              </>
            ),
          },
        ]}
        rows={games}
        rowKey={({ round }) => round}
        rowMark={({ state }) => (state === 'cancelled' ? 'off' : null)}
      />
    </div>
  );
};

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
      <div className={styles.playerHead}>
        <CardFigures
          figures={[
            { label: textOf('words:columns.place'), value: person?.place == null ? null : number(person.place) },
            { label: textOf('words:columns.score'), value: ranked === null ? null : thousands(ranked.rating) },
            { label: textOf('words:columns.games'), value: number(ranked?.games ?? 0) },
            {
              label: textOf('words:columns.averagePlace'),
              value: ranked === null || ranked.placed === 0 ? null : decimal(ranked.placeSum / ranked.placed, 2),
            },
            {
              label: t('places'),
              value: ranked === null ? null : ranked.places.map((count) => number(count)).join(' · '),
            },
          ]}
        />
        <ul className={styles.playerWinds} aria-label={t('winds')}>
          {winds.map((wind, index) => (
            <li key={wind}>
              <WindSign seat={wind} size="small" />
              <span className="figures">{number(history.winds[index] ?? 0)}</span>
            </li>
          ))}
        </ul>
        <p className={styles.playerMarks}>
          {person !== undefined && person.club !== '' && (
            <span className={styles.deskAbout}>
              <bdi>{person.club}</bdi>
            </span>
          )}
          {left !== undefined && <Badge>{textOf('mahjongDesk:left.before', { round: left })}</Badge>}
          {left === undefined && entrant?.playing === false && <Badge>{textOf('words:sitsOut')}</Badge>}
        </p>
      </div>
      {games.length === 0 ? (
        <p className={styles.deskNone}>{textOf('bridgeSwiss:card.noRounds')}</p>
      ) : (
        <Games people={people} games={games} thousands={thousands} />
      )}
      <div className={styles.playerFoot}>
        <section>
          <h3>{t('metAgain')}</h3>
          {metAgain.length === 0 ? (
            <p className={styles.deskNone}>{t('nobodyTwice')}</p>
          ) : (
            <ul className={styles.playerList}>
              {metAgain.map(({ id: other, met }) => (
                <li key={other}>
                  <PersonButton people={people} id={other} /> <span className="figures">×{met}</span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{textOf('words:tables')}</h3>
          {tables.length === 0 ? (
            <p className={styles.deskNone}>–</p>
          ) : (
            <ul className={`${styles.playerList} figures`}>
              {tables.map(({ table, games: count }) => (
                <li key={table}>
                  {textOf('rounds:cards.table', { table })}
                  {count > 1 && ` ×${count}`}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3>{textOf('words:columns.penalties')}</h3>
          {penalties.length === 0 ? (
            <p className={styles.deskNone}>{textOf('director:none')}</p>
          ) : (
            <ul className={styles.playerList}>
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
