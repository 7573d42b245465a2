import { Search, X } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Findable, meantBy, nearTo } from '../../core/sheets/hall/finding.ts';
import type { Voice } from '../../core/sheets/layout/laid.ts';
import { nextTitle, roundOf } from '../hall/picture/round-title.ts';
import { textOf } from '../i18n/text.ts';
import { Name, Where } from './cells.tsx';
import './texts.ts';
import styles from '../hall/find.module.css';
import listPageStyles from './lists.module.css';

/** People that are listed at a time. */
const MOST = 12;

/** Most names that are offered to somebody whom nobody's name fits. */
const MOST_NEAR = 5;

/** Longest text that is taken. */
const LONGEST = 60;

type Props = {
  readonly people: readonly Findable[];
  readonly voice: Voice;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Somebody says who he is. */
  readonly onMe: (text: string) => void;
};

/** "Where do I sit?": whoever taps his name is remembered [hall-takes-part 10.5]; what was typed stays till then. */
export const FindMe = ({ people, voice, typed, onType, onMe }: Props) => {
  const { t } = useTranslation('network');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const meant = useMemo(() => meantBy(people, typed), [people, typed]);
  if (people.length === 0) return null;
  const more = meant.length - MOST;
  const isUnknown = typed.trim() !== '' && meant.length === 0;
  const near = isUnknown ? nearTo(people, typed, MOST_NEAR) : [];
  const listed = (found: readonly Findable[]) => (
    <ul className={styles.netFound}>
      {found.map(({ name, now, next }) => (
        <li key={`${name.text} ${JSON.stringify(now ?? next)}`}>
          <button type="button" onClick={() => onMe(name.text)}>
            <Name name={name} voice={voice} />
            {now !== null && <Where cells={now.where} changed={now.changed} voice={voice} inWords />}
            {next.map(({ of, where, changed }) => (
              <span key={of.round} className={styles.netNext}>
                <span>{nextTitle(roundOf(of), voice)}</span>
                <Where cells={where} changed={changed} voice={voice} inWords />
              </span>
            ))}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.netFind}>
      <label className={styles.netLabel} htmlFor={id}>
        {textOf('words:views.kiosk')}
      </label>
      <div className={styles.netField}>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder={t('page.findAbout')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        {typed !== '' && (
          <button
            type="button"
            className={styles.netClear}
            aria-label={t('page.clear')}
            onClick={() => {
              onType('');
              field.current?.focus();
            }}
          >
            <X size={20} aria-hidden />
          </button>
        )}
      </div>
      <div role="status">
        {meant.length > 0 && listed(meant.slice(0, MOST))}
        {more > 0 && <p className={listPageStyles.netNote}>{textOf('sheets:hall.kiosk.more', { count: more })}</p>}
        {isUnknown && (
          <p className={listPageStyles.netNote}>
            {textOf(near.length === 0 ? 'sheets:hall.kiosk.nobody' : 'sheets:hall.kiosk.near')}
          </p>
        )}
        {near.length > 0 && listed(near)}
      </div>
    </section>
  );
};
