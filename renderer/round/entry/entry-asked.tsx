import { CircleHelp } from 'lucide-react';
import type { Tournament } from '../../../core/tournament/state.ts';
import type { Json } from '../../../core/tournament/words.ts';
import { useTextOf } from '../../i18n/text.ts';
import { KeyChoice } from '../../parts/key-choice.tsx';
import { usePrimary } from '../../parts/layer.tsx';
import { peopleOf } from '../names/people.ts';
import { wordsOf } from '../names/texts.ts';
import styles from './entry.module.css';
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
          <KeyChoice
            key={words.code + JSON.stringify(words.params)}
            sign={index + 1}
            isPrimary={index === 0 && goesOn}
            onPress={() => pressOnScreen(round, String(index + 1))}
          >
            {wordsOf(words, people)}
          </KeyChoice>
        ))}
        <KeyChoice sign="Esc" onPress={() => pressKey(round, { press: 'escape' })}>
          {textOf('rounds:entry.buttons.back')}
        </KeyChoice>
      </div>
    </fieldset>
  );
};
