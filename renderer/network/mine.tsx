import { useTranslation } from 'react-i18next';
import type { Warnings } from '../../core/sheets/hall/clock.ts';
import { type Bearers, type Mine, placeOf, type Spot } from '../../core/sheets/hall/mine.ts';
import type { PublishedView } from '../../core/sheets/hall/published-view.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import type { ShownName } from '../../core/sheets/names.ts';
import { roundOf } from '../hall/picture/round-title.ts';
import { Name, SeatTile } from './cells.tsx';
import { ClockLine } from './clock-line.tsx';
import './texts.ts';
import mineStyles from './lists.module.css';
import styles from './network.module.css';

type WhereProps = { readonly spot: Spot; readonly voice: Voice };

/** Number and seat in a tile, large; or in words where to go. */
const Seat = ({ spot: { table, seat, word, changed }, voice }: WhereProps) => {
  const { t } = useTranslation('network');
  return (
    <p className={mineStyles.mineSeat} {...(changed ? { 'data-changed': '' } : {})}>
      {changed && (
        <>
          <span aria-hidden>►</span>
          <span className={styles.netUnseen}>{t('page.changed')} </span>
        </>
      )}
      {table === null ? (
        word !== null && <strong className={mineStyles.mineWord}>{voice.say(word)}</strong>
      ) : (
        <>
          <span className={mineStyles.mineLabel}>{voice.say({ code: 'words.columns.table' })}</span>
          <strong className={mineStyles.mineTable}>{table}</strong>
          {seat !== null && <SeatTile seat={seat} voice={voice} />}
        </>
      )}
    </p>
  );
};

type PeopleProps = {
  readonly label: 'page.with' | 'page.against';
  readonly names: readonly ShownName[];
  readonly voice: Voice;
};

const People = ({ label, names, voice }: PeopleProps) => {
  const { t } = useTranslation('network');
  if (names.length === 0) return null;
  return (
    <p>
      {t(label)}{' '}
      {names.map((name, i) => (
        <span key={name.text}>
          {i > 0 && (names.length > 2 ? ', ' : ' – ')}
          <strong>
            <Name name={name} voice={voice} />
          </strong>
        </span>
      ))}
    </p>
  );
};

/** What a game says of its round beside the number: boards. */
const titleOf = (view: PublishedView, voice: Voice): string => {
  const own = view.own.byName;
  return own !== undefined && own.title.params?.boards !== undefined ? voice.say(own.title) : voice.say(roundOf(view));
};

type Props = {
  readonly mine: Mine;
  readonly view: PublishedView;
  readonly people: readonly Bearers[];
  readonly warnings: Warnings;
  readonly voice: Voice;
};

/** Now, next, and how one stands [L-11]. */
export const MyCards = ({ mine, view, people, warnings, voice }: Props) => {
  const { t } = useTranslation('network');
  const own = placeOf(view, people, mine.name.text);
  const round = view.round === 0 ? view.event : titleOf(view, voice);
  return (
    <>
      {mine.now !== null && (
        <section className={mineStyles.mineNow}>
          <h2>{t('page.now', { round })}</h2>
          <Seat spot={mine.now} voice={voice} />
          <ClockLine clock={view.clock} warnings={warnings} voice={voice} />
          <People label="page.with" names={mine.partners} voice={voice} />
          <People label="page.against" names={mine.opponents} voice={voice} />
        </section>
      )}
      {mine.next.map((spot) => (
        <section key={spot.of.round} className={mineStyles.mineNext}>
          <h2>{t('page.next', { round: voice.say(roundOf(spot.of)) })}</h2>
          <Seat spot={spot} voice={voice} />
          {view.round > 0 && <p>{t('page.after', { round: view.round })}</p>}
        </section>
      ))}
      {own !== null && (
        <p className={mineStyles.minePlace}>
          <span>{t('page.place', { place: own.place, of: own.of, round: own.through })}</span>
          {own.score !== null && <strong>{voice.number(own.score.value, own.score.unit)}</strong>}
        </p>
      )}
    </>
  );
};
