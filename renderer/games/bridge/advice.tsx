import type { Tournament } from '../../../core/tournament/state.ts';
import type { Phrase } from '../../../core/tournament/words.ts';
import { Notice } from '../../parts/notice.tsx';
import { peopleOf } from '../../round/names/people.ts';
import { wordsOf } from '../../round/names/texts.ts';
import styles from './round/round.module.css';

type AdviceProps = { readonly tournament: Tournament; readonly advice: readonly Phrase[] };

/** Warnings and hints of core in words. */
export const Advice = ({ tournament, advice }: AdviceProps) =>
  advice.length === 0 ? null : (
    <Notice tone="warn">
      <ul className={styles.draftWarnings}>
        {advice.map((phrase) => (
          <li key={JSON.stringify(phrase)}>{wordsOf(phrase, peopleOf(tournament))}</li>
        ))}
      </ul>
    </Notice>
  );
