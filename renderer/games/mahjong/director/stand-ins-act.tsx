import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { checkPlaying, playsBetween } from '../../../../core/games/mahjong/seating/field.ts';
import { playingEntrants } from '../../../../core/tournament/state.ts';
import { takeWay } from '../../../desk/ways.ts';
import styles from '../../../director/director.module.css';
import { type ActProps, type DirectorAct, ofNobody } from '../../../director/part.ts';
import { refusalText } from '../../../i18n/refusal-text.ts';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { setPlaying } from '../../../people/playing.ts';
import { peopleOf } from '../../../round/names/people.ts';
import { PersonName } from '../../../round/names/person-name.tsx';
import { standIns } from './lists.ts';

const StandInsForm = ({ tournament }: ActProps) => {
  const textOf = useTextOf();
  const playing = playingEntrants(tournament).length;
  const wrong = checkPlaying(tournament);
  const isLocked = playsBetween(tournament) !== null;
  const missing = (4 - (playing % 4)) % 4;
  const [typed, setTyped] = useState<number | null>(null);
  const count = typed ?? Math.max(1, missing);
  const people = peopleOf(tournament);
  return (
    <>
      {wrong === null ? (
        <p className={styles.soft}>{textOf('mahjongDesk:standIns.full', { count: playing, tables: playing / 4 })}</p>
      ) : (
        <Notice tone="warn">{refusalText(wrong)}</Notice>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          takeWay({ do: 'mahjong.addStandIns', params: { count } });
          setTyped(null);
        }}
      >
        <NumberField
          label={textOf('words:howMany')}
          value={count}
          minValue={1}
          maxValue={40}
          onChange={(value) => setTyped(Number.isNaN(value) ? null : value)}
        />
        <Button type="submit">{textOf('mahjong:ways.addStandIns', { count })}</Button>
      </form>
      <ul className={styles.list}>
        {standIns(tournament).map((entrant) => (
          <li key={entrant.id}>
            <PersonName person={people.get(entrant.id)} />
            <Button tone="quiet" isDisabled={isLocked} onPress={() => void setPlaying([entrant.id], !entrant.playing)}>
              {textOf(entrant.playing ? 'mahjongDesk:standIns.exclude' : 'mahjongDesk:standIns.letPlay')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Who stands in so that tables fill [M-09]. */
export const standInsAct: DirectorAct = {
  id: 'standIns',
  icon: UserPlus,
  titleKey: 'mahjongDesk:standIns.title',
  takes: ofNobody,
  Form: StandInsForm,
};
