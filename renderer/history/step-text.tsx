import { useTranslation } from 'react-i18next';
import styles from '../director/director.module.css';
import { useFormats } from '../i18n/formats.ts';
import { useTextOf } from '../i18n/text.ts';
import { wordsOf } from '../round/names/texts.ts';
import type { Entry } from './entries.ts';
import { type StepWords, textOfWords } from './step-words.ts';

const Words = ({ words }: { readonly words: StepWords }) => {
  useTextOf();
  const { number } = useFormats();
  const { was = [], is = [] } = words;
  const line = (figures: NonNullable<StepWords['was']>) =>
    'code' in figures
      ? wordsOf(figures)
      : figures.map((figure) => (figure === null ? '–' : number(figure))).join(' · ');
  const [before, after] = [line(was), line(is)];
  const changed = before !== '' && after !== '' && before !== after;
  return (
    <span className={styles.stepWords}>
      {textOfWords(words)}
      {(before !== '' || after !== '') && (
        <span className={`${styles.stepFigures} figures`}>{changed ? `${before} → ${after}` : after || before}</span>
      )}
    </span>
  );
};

/** What a step changed by hand on a seating, a line each. */
export const HandChanges = ({ entry: { byHand } }: { readonly entry: Entry }) => {
  const textOf = useTextOf();
  return byHand.length === 0 ? null : (
    <ul className={styles.stepHand} aria-label={textOf('sheets:report.changes')}>
      {byHand.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a step did never changes.
        <li key={index}>{textOfWords(words)}</li>
      ))}
    </ul>
  );
};

/** A step in plain words, with the number of the draw it published. */
export const StepText = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation('shell');
  return entry.words.length === 0 ? (
    <span>{t('steps.nothing')}</span>
  ) : (
    entry.words.map((words) => (
      <Words key={JSON.stringify([words.key, words.params, words.own?.line.code])} words={words} />
    ))
  );
};
