import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roundsInAll } from '../../core/game/rounds.ts';
import { families } from '../../core/games/all.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { playingEntrants, type Tournament } from '../../core/tournament/state.ts';
import { shortcutText } from '../desk/commands/shortcut.ts';
import { canTake, takeWay } from '../desk/ways.ts';
import { screensOf } from '../games/game.ts';
import { refusalText, wayText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Kbd } from '../parts/kbd.tsx';
import { useEntrantCount } from './entrant-count.ts';
import { type OutWords, outWords } from './out-words.ts';
import styles from './people-foot.module.css';
import type { PeoplePart } from './people-part.ts';
import { addShortcut } from './table/add-row.tsx';

const keys = [
  { id: 'choose', signs: ['Shift', '↑', '↓'] },
  { id: 'playing', signs: [] },
  { id: 'edit', signs: ['F2'] },
  { id: 'card', signs: ['F4'] },
  { id: 'remove', signs: ['Del'] },
  { id: 'add', signs: [shortcutText(addShortcut)] },
] as const;

const KEY_WORDS = {
  choose: 'people:keys.choose',
  edit: 'words:change',
  card: 'people:card',
  remove: 'people:remove',
  add: 'people:add',
} as const;

/** Whether the keyboard is in the list: elsewhere its keys mean nothing. */
const useInList = (): boolean => {
  const [isIn, setIn] = useState(false);
  useEffect(() => {
    const look = () => setIn(document.activeElement?.matches('[role=grid]') === true);
    // Where the focus goes to nothing, nothing hears that it came: a look after it has gone.
    const left = ({ relatedTarget }: FocusEvent) => relatedTarget === null && setIn(false);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', left);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', left);
    };
  }, []);
  return isIn;
};

/** The keys of the list, while they mean something; their room stays, so that nothing moves. */
const Keys = ({
  hasCard,
  part,
  out,
}: {
  readonly hasCard: boolean;
  readonly part: PeoplePart | null;
  readonly out: OutWords;
}) => {
  const { t } = useTranslation('people');
  const textOf = useTextOf();
  const shown = keys.filter(({ id }) => (id !== 'card' || hasCard) && (id !== 'playing' || part === null));
  return (
    <div className={styles.peopleKeys} data-in-list={useInList()}>
      {part?.keys.map(({ key, sign, textKey }) => (
        <span key={key}>
          <Kbd>{key === ' ' ? textOf('sheets:hall.kiosk.space') : sign}</Kbd>
          {textOf(textKey)}
        </span>
      ))}
      {shown.map(({ id, signs }) => (
        <span key={id}>
          {id === 'playing' && <Kbd>{textOf('sheets:hall.kiosk.space')}</Kbd>}
          {signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}
          {id === 'playing' ? t(`notPlaying.${out}.do`) : textOf(KEY_WORDS[id])}
        </span>
      ))}
    </div>
  );
};

type PeopleFootProps = {
  readonly tournament: Tournament;
  /** Why these people cannot be seated, or null. */
  readonly refusal: Refusal | null;
  readonly part: PeoplePart | null;
};

/** How many people there are, and whether they can be seated. */
export const PeopleFoot = ({ tournament, refusal, part }: PeopleFootProps) => {
  const { t } = useTranslation('people');
  const textOf = useTextOf();
  const entrants = useEntrantCount(tournament.entrants.length);
  const playing = playingEntrants(tournament).length;
  const family = families[tournament.family];
  // After the last round nobody is counted for another one.
  const isOver = tournament.rounds.length >= roundsInAll(family, tournament);
  // Two sides have a bye where one is over; a larger table is only ever full, and while a round is open nothing is refused for that.
  const isShort = family.seats.length > 2 && playing % family.seats.length !== 0;
  return (
    <div className={styles.peopleFoot}>
      <div className={styles.peopleCounts} role="status">
        <span>{entrants}</span>
        {part === null && !isOver && (
          <>
            <span>{t('counts.play', { count: playing })}</span>
            {refusal === null && !isShort && (
              <span>{textOf('rounds:draw.tables', { tables: Math.floor(playing / family.seats.length) })}</span>
            )}
          </>
        )}
        {part !== null && <part.Counts tournament={tournament} />}
      </div>
      <div className={styles.peopleAside}>{part !== null && <part.Aside tournament={tournament} />}</div>
      {refusal === null ? (
        <Keys hasCard={screensOf(tournament.family).Card !== null} part={part} out={outWords(family)} />
      ) : (
        <div className={styles.peopleUnready} role="status">
          <TriangleAlert size={16} aria-hidden />
          <span className={styles.peopleWhy}>{refusalText(refusal)}</span>
          {refusal.ways.filter(canTake).map((way) => (
            <Button key={way.do} onPress={() => takeWay(way)}>
              {wayText(way)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
};
