import { DoorOpen, UserPlus } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ownOf } from '../../../../core/games/mahjong/rules/state.ts';
import { checkCount, playsBetween } from '../../../../core/games/mahjong/seating/field.ts';
import { playingEntrants, type Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import { takeWay } from '../../../desk/ways.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Badge } from '../../../parts/marks.tsx';
import { Notice, RefusalNotice } from '../../../parts/notice.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { peopleOf } from '../../../round/names/people.ts';
import { carryOut } from '../../../store/carry-out.ts';
import { PersonButton } from '../../card/person-button.tsx';
import { doOwn } from '../own-command.ts';
import { leftRows, standIns } from './lists.ts';

type PartProps = { readonly tournament: Tournament; readonly isLocked: boolean };

const Left = ({ tournament, isLocked }: PartProps) => {
  const textOf = useTextOf();
  const [player, setPlayer] = useState<EntrantId | null>(null);
  const people = peopleOf(tournament);
  const rows = leftRows(tournament);
  const { left } = ownOf(tournament);
  const among = useCallback((id: EntrantId) => left[id] === undefined, [left]);
  const leave = async () => {
    if (player !== null && (await doOwn({ do: 'leave', player }))) setPlayer(null);
  };
  return (
    <section className="desk-part">
      <h2>{textOf('mahjongDesk:left.title')}</h2>
      <p className="desk-note">{textOf('mahjongDesk:left.about')}</p>
      <form
        className="desk-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLocked) void leave();
        }}
      >
        <PersonField
          label={textOf('mahjongDesk:player')}
          tournament={tournament}
          value={player}
          onChange={setPlayer}
          among={among}
        />
        <Button type="submit" icon={<DoorOpen size={16} aria-hidden />} isDisabled={player === null || isLocked}>
          {textOf('mahjongDesk:left.leave')}
        </Button>
      </form>
      {rows.length === 0 ? (
        <p className="desk-none">{textOf('mahjongDesk:left.none')}</p>
      ) : (
        <ul className="desk-list">
          {rows.map(({ player: id, before }) => (
            <li key={id}>
              <span className="desk-name">
                <PersonButton people={people} id={id} />
              </span>
              <span className="desk-about">{textOf('mahjongDesk:left.before', { round: before })}</span>
              <Button tone="quiet" isDisabled={isLocked} onPress={() => void doOwn({ do: 'comeBack', player: id })}>
                {textOf('mahjongDesk:left.comeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const setPlaying = async (id: EntrantId, playing: boolean): Promise<void> => {
  await carryOut({ type: 'entrants.play', ids: [id], playing });
};

const StandIns = ({ tournament, isLocked }: PartProps) => {
  const textOf = useTextOf();
  const playing = playingEntrants(tournament).length;
  const wrong = checkCount(playing);
  const missing = (4 - (playing % 4)) % 4;
  const [typed, setTyped] = useState<number | null>(null);
  const count = typed ?? Math.max(1, missing);
  const people = peopleOf(tournament);
  const all = standIns(tournament);
  return (
    <section className="desk-part">
      <h2>{textOf('mahjongDesk:standIns.title')}</h2>
      <p className="desk-note">{textOf('mahjongDesk:standIns.about')}</p>
      <form
        className="desk-line"
        onSubmit={(event) => {
          event.preventDefault();
          takeWay({ do: 'mahjong.addStandIns', params: { count } });
          setTyped(null);
        }}
      >
        <NumberField
          label={textOf('mahjongDesk:standIns.count')}
          value={count}
          minValue={1}
          maxValue={40}
          onChange={(value) => setTyped(Number.isNaN(value) ? null : value)}
        />
        <Button type="submit" icon={<UserPlus size={16} aria-hidden />}>
          {textOf('mahjongDesk:standIns.add', { count })}
        </Button>
      </form>
      {wrong === null ? (
        <p className="desk-note">{textOf('mahjongDesk:standIns.full', { count: playing, tables: playing / 4 })}</p>
      ) : (
        <Notice tone="warn">{refusalText(wrong)}</Notice>
      )}
      {all.length === 0 ? (
        <p className="desk-none">{textOf('mahjongDesk:standIns.none')}</p>
      ) : (
        <ul className="desk-list">
          {all.map((entrant) => (
            <li key={entrant.id}>
              <span className="desk-name">
                <PersonButton people={people} id={entrant.id} />
              </span>
              {!entrant.playing && <Badge>{textOf('mahjongDesk:pauses')}</Badge>}
              <Button tone="quiet" isDisabled={isLocked} onPress={() => void setPlaying(entrant.id, !entrant.playing)}>
                {textOf(entrant.playing ? 'mahjongDesk:standIns.exclude' : 'mahjongDesk:standIns.letPlay')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** Who left for good, who stands in so that tables fill [M-07, M-09]. */
export const FieldTab = ({ tournament }: { readonly tournament: Tournament }) => {
  const locked = useMemo(() => playsBetween(tournament), [tournament]);
  return (
    <div className="desk-scroll">
      {locked !== null && <RefusalNotice refusal={locked} />}
      <div className="desk-halves">
        <Left tournament={tournament} isLocked={locked !== null} />
        <StandIns tournament={tournament} isLocked={locked !== null} />
      </div>
    </div>
  );
};
