import { CircleHelp } from 'lucide-react';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { Kbd } from '../../parts/kbd.tsx';
import { usePrimary } from '../../parts/layer.tsx';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import styles from './entry-asked.module.css';
import type { Entry } from './entry-state.ts';
import { pressKey, pressOnScreen } from './entry-store.ts';

type AskedProps = { readonly tournament: Tournament; readonly entry: Entry<Json> };

/** What the line can mean, or where its result belongs: each way is a key and a button; Escape goes back to the text. */
export const Asked = ({ tournament, entry: { asked, round } }: AskedProps) => {
  const textOf = useTextOf();
  const goesOn = usePrimary(asked !== null);
  if (asked === null) return null;
  const people = peopleOf(tournament, round);
  const question = wordsOf(asked.question, people);
  return (
    <fieldset className={styles.asked} aria-label={question}>
      <p className={styles.askedQuestion} role="alert">
        <CircleHelp size={18} aria-hidden />
        <span>{question}</span>
      </p>
      <div className={styles.askedWays}>
        {asked.meanings.map(({ words }, index) => (
          <button
            key={words.code + JSON.stringify(words.params)}
            type="button"
            className={styles.askedWay}
            {...(index === 0 && goesOn ? { 'data-primary': '' } : {})}
            tabIndex={-1}
            // The line keeps the focus: the next key is typed there.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pressOnScreen(round, String(index + 1))}
          >
            <Kbd>{index + 1}</Kbd> {wordsOf(words, people)}
          </button>
        ))}
        <button
          type="button"
          className={styles.askedWay}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pressKey(round, { press: 'escape' })}
        >
          <Kbd>Esc</Kbd> {textOf('rounds:entry.buttons.back')}
        </button>
      </div>
    </fieldset>
  );
};
