import type { MethodOffer } from '../../core/game/groups/seating.ts';
import type { Refusal } from '../../core/tournament/refusal.ts';
import type { Tournament } from '../../core/tournament/state.ts';
import type { Json } from '../../core/tournament/words.ts';
import { useSlow } from '../desk/slow.ts';
import styles from '../director/director.module.css';
import { screensOf } from '../games/game.ts';
import type { MethodPart } from '../games/game-screens.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { Select } from '../parts/field/choice.tsx';
import { ProgressBar } from '../parts/marks.tsx';
import { Notice } from '../parts/notice.tsx';
import seatingStyles from '../round/seating/seating.module.css';
import { SeedField } from '../round/seating/seed-field.tsx';
import {
  chooseWhatIfMethod,
  chooseWhatIfOptions,
  chooseWhatIfSeed,
  freshWhatIfSeed,
  stopSearch,
  useWhatIf,
} from './what-if-store.ts';

/** A search that takes longer shows itself. Milliseconds. */
const NOTICEABLE = 300;

type ChosenMethod = { readonly part: MethodPart; readonly options: Json; readonly refusal: Refusal | null };

type NextRoundProps = {
  readonly copy: Tournament;
  readonly offers: readonly MethodOffer[];
  readonly chosen: ChosenMethod | null;
};

/** How the next round of the copy would be seated, and why it cannot be. */
export const NextRound = ({ copy, offers, chosen }: NextRoundProps) => {
  const textOf = useTextOf();
  const { seed, working, refusal } = useWhatIf();
  const isSlow = useSlow(working !== null, NOTICEABLE);
  const why = refusal ?? chosen?.refusal ?? null;
  return (
    <section className={styles.part}>
      {chosen !== null && (
        <Select
          label={textOf('whatIf:method')}
          items={screensOf(copy.family).methods.map(({ id }) => ({
            id,
            label: textOf(`${copy.family}:methods.${id}.name`),
            isDisabled: offers.find((offer) => offer.id === id)?.refusal !== null,
          }))}
          value={chosen.part.id}
          onChange={chooseWhatIfMethod}
        />
      )}
      {chosen !== null && chosen.refusal === null && chosen.part.Options !== null && (
        <chosen.part.Options
          tournament={copy}
          options={chosen.options}
          onChange={(options) => chooseWhatIfOptions(chosen.part.id, options)}
        />
      )}
      {chosen !== null && chosen.refusal === null && chosen.part.isExact !== true && (
        <SeedField value={seed} onChange={chooseWhatIfSeed} onFresh={freshWhatIfSeed} />
      )}
      {why !== null && <Notice tone="info">{refusalText(why)}</Notice>}
      {working !== null && isSlow && (
        <div className={seatingStyles.working}>
          <ProgressBar label={textOf('rounds:seat.working')} share={working.share} />
          <Button onPress={stopSearch}>{textOf('clock:stop')}</Button>
        </div>
      )}
    </section>
  );
};
