import { type CSSProperties, type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { byScript, type KioskPerson, kioskAnswer } from '../../../core/sheets/hall/kiosk.ts';
import type { Image } from '../../../core/sheets/hall/legibility.ts';
import type { OwnView } from '../../../core/sheets/hall/published-view.ts';
import { type Fitted, fitName, type Measure } from '../../../core/sheets/layout/fit.ts';
import { type Hand, inBoth, type Voice } from '../../../core/sheets/layout/laid.ts';
import { spoken } from '../../../core/sheets/layout/lists/placed.ts';
import { fontFamily } from '../../fonts/families.ts';
import styles from '../find.module.css';

type KioskView = Extract<OwnView, { readonly kind: 'kiosk' }>;

type Props = {
  readonly view: KioskView;
  readonly image: Image;
  readonly voice: Voice;
  readonly language: string;
  readonly measure: Measure;
};

/** People that are listed at a time, each in one line; fewer where names take more. */
const SHOWN = 5;

/** In hundredths of the picture's height: letters of a name, the least of them, what a row keeps free beside the name. */
const LETTERS = { size: 4.4, least: 2.6, gap: 3, edges: 10 };

/** Share of a row that a name has at the least. */
const NAME = 0.4;

type Listed = { readonly text: string; readonly lang: string | null; readonly where: string; readonly fitted: Fitted };

/** Those who are found with their names fitted, as many as there is room for: a name is never cut off. */
const listed = (
  people: readonly KioskPerson[],
  { width, unit }: { readonly width: number; readonly unit: number },
  { voice, measure }: Hand,
) => {
  const size = LETTERS.size * unit;
  const room = width - LETTERS.edges * unit;
  let rows = 0;
  return people.flatMap(({ name, where }, index): Listed[] => {
    const { text, lang } = spoken(name, voice);
    const said = voice.say(where);
    const beside = measure(said, { size, bold: true, lang: null }) + LETTERS.gap * unit;
    const place = { width: Math.max(NAME * room, room - beside), size, least: LETTERS.least * unit, bold: false };
    // Letters are not narrowed here: there is room for another line.
    const fitted = fitName({ text, short: null, lang }, { ...place, width: place.width * 0.9 }, measure);
    rows += fitted.rows;
    return index > 0 && rows > SHOWN ? [] : [{ text, lang, where: said, fitted }];
  });
};

/** Longest text that is taken. */
const LONGEST = 40;

/** After so long without a key the next person finds an empty field. Milliseconds. */
const FORGETS = 25_000;

/** What is typed, by keys of the keyboard and on the screen; forgotten when nobody goes on. On the desk's picture of it nobody types. */
const useTyped = (picture: RefObject<HTMLElement | null>) => {
  const [typed, setTyped] = useState('');
  const add = useCallback((text: string) => setTyped((before) => `${before}${text}`.trimStart().slice(0, LONGEST)), []);
  const back = useCallback(() => setTyped((before) => [...before].slice(0, -1).join('')), []);
  const clear = useCallback(() => setTyped(''), []);
  useEffect(() => {
    if (picture.current?.closest('[inert]') != null) return undefined;
    const heard = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (ctrlKey || altKey || metaKey) return;
      if (key === 'Backspace') back();
      else if (key === 'Escape') clear();
      else if ([...key].length === 1) add(key);
    };
    window.addEventListener('keydown', heard);
    return () => window.removeEventListener('keydown', heard);
  }, [picture, add, back, clear]);
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(clear, FORGETS);
    return () => clearTimeout(timer);
  }, [typed, clear]);
  return { typed, add, back, clear };
};

type KeyProps = { readonly onPress: () => void; readonly isWide?: boolean; readonly children: ReactNode };

/** Pressing does not put the keyboard there: its space bar writes. */
const Key = ({ onPress, isWide = false, children }: KeyProps) => (
  <button
    type="button"
    tabIndex={-1}
    className={styles.kioskKey}
    data-wide={isWide}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {children}
  </button>
);

/** "Where do I sit?": the one view of the hall that answers whoever stands before it, by keyboard, mouse or touch. */
export const KioskPicture = ({ view, image, voice, language, measure }: Props) => {
  const picture = useRef<HTMLDivElement>(null);
  const { typed, add, back, clear } = useTyped(picture);
  const say = (code: string, params = {}) => voice.say({ code: `sheets.hall.kiosk.${code}`, params });
  const { people, near, more: others, next, mayEnd } = kioskAnswer(view.listing, typed, SHOWN, language);
  const unit = Math.min(image.height / 100, image.width / 140);
  const shown = listed(people.length === 0 ? near : people, { width: image.width, unit }, { voice, measure });
  const more = people.length === 0 ? 0 : others + people.length - shown.length;
  const style = { '--kiosk': `${unit}px`, fontFamily: fontFamily(null) } as CSSProperties;
  return (
    <div ref={picture} className={styles.kiosk} style={style}>
      <h1 className={styles.kioskTitle}>{inBoth(voice, (each) => each.say(view.title))}</h1>
      <p className={styles.kioskTyped} data-empty={typed === ''} role="status">
        {typed === '' ? say('prompt') : <bdi>{typed}</bdi>}
      </p>
      <ul className={styles.kioskPeople} aria-live="polite">
        {typed.trim() !== '' && people.length === 0 && (
          <li className={styles.kioskNote}>{say(near.length === 0 ? 'nobody' : 'near')}</li>
        )}
        {shown.map(({ text, lang, where, fitted }) => (
          <li key={text} className={styles.kioskPerson}>
            <bdi className={styles.kioskName} style={{ fontFamily: fontFamily(lang), fontSize: fitted.size }}>
              {fitted.lines.map((line, i) => (
                // Lines of one name have no identity but their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <span key={i} className={styles.kioskLine}>
                  {line}
                </span>
              ))}
            </bdi>
            <span className={styles.kioskWhere}>{where}</span>
          </li>
        ))}
        {more > 0 && <li className={styles.kioskNote}>{say('more', { count: more })}</li>}
      </ul>
      {byScript(next).map((letters) => (
        <div key={letters[0]} className={styles.kioskKeys}>
          {letters.map((letter) => (
            <Key key={letter} onPress={() => add(letter)}>
              {letter.toLocaleUpperCase(language)}
            </Key>
          ))}
        </div>
      ))}
      <div className={styles.kioskKeys} hidden={typed === '' && !mayEnd}>
        {mayEnd && (
          <Key isWide onPress={() => add(' ')}>
            {say('space')}
          </Key>
        )}
        {typed !== '' && (
          <>
            <Key isWide onPress={back}>
              {say('back')}
            </Key>
            <Key isWide onPress={clear}>
              {say('clear')}
            </Key>
          </>
        )}
      </div>
    </div>
  );
};
