import { ListPlus, UserMinus } from 'lucide-react';
import type { Refusal } from '../../core/tournament/refusal.ts';
import { entrantOf, roundOf, type Tournament } from '../../core/tournament/state.ts';
import type { EntrantId } from '../../core/tournament/words.ts';
import styles from '../director/director.module.css';
import { screensOf } from '../games/game.ts';
import { useTextOf } from '../i18n/text.ts';
import { Button } from '../parts/button.tsx';
import { PersonField } from '../people/table/person-field.tsx';
import { peopleOf } from '../round/names/people.ts';
import { Supposed } from './supposed.tsx';
import { drop, type Supposition, suppose, useWhatIf } from './what-if-store.ts';

type OneProps = {
  readonly tournament: Tournament;
  readonly supposition: Supposition;
  readonly refusal: Refusal | null;
};

const One = ({ tournament, supposition, refusal }: OneProps) => {
  const textOf = useTextOf();
  const part = screensOf(tournament.family).entry;
  const words =
    supposition.what === 'plays'
      ? textOf(`whatIf:person.${supposition.playing ? 'plays' : 'leaves'}`, {
          name: `\u2068${peopleOf(tournament).get(supposition.entrant)?.name ?? ''}\u2069`,
        })
      : textOf('rounds:entry.early.there', { round: supposition.round, table: supposition.table });
  const round = supposition.what === 'result' ? roundOf(tournament, supposition.round) : undefined;
  const table = round?.tables.find((one) => supposition.what === 'result' && one.table === supposition.table);
  return (
    <Supposed words={words} refusal={refusal} onTakeBack={() => drop(supposition)}>
      {supposition.what === 'result' && part !== null && round !== undefined && table !== undefined && (
        <part.Result
          tournament={tournament}
          round={round}
          table={table}
          result={supposition.result}
          other={round.results[table.table] ?? null}
        />
      )}
    </Supposed>
  );
};

type AsksProps = {
  readonly tournament: Tournament;
  readonly refusals: readonly (Refusal | null)[];
  /** Somebody who would leave, or be back. */
  readonly person: EntrantId | null;
  readonly onPerson: (id: EntrantId | null) => void;
  readonly onResult: () => void;
};

/** What would be different: results and people. */
export const Asks = ({ tournament, refusals, person, onPerson, onResult }: AsksProps) => {
  const textOf = useTextOf();
  const suppositions = useWhatIf((store) => store.suppositions);
  const chosen = person === null ? undefined : entrantOf(tournament, person);
  return (
    <section className={styles.part} aria-label={textOf('whatIf:different')}>
      {suppositions.length > 0 && (
        <ul className={styles.suppositions}>
          {suppositions.map((supposition, i) => (
            <One
              key={JSON.stringify(supposition)}
              tournament={tournament}
              supposition={supposition}
              refusal={refusals[i] ?? null}
            />
          ))}
        </ul>
      )}
      <Button icon={<ListPlus size={16} aria-hidden />} isDisabled={tournament.rounds.length === 0} onPress={onResult}>
        {textOf('whatIf:result.add')}
      </Button>
      <PersonField
        key={person ?? 'nobody'}
        label={textOf('whatIf:person.who')}
        tournament={tournament}
        value={person}
        onChange={onPerson}
      />
      {chosen !== undefined && (
        <Button
          icon={<UserMinus size={16} aria-hidden />}
          onPress={() => {
            suppose({ what: 'plays', entrant: chosen.id, playing: !chosen.playing });
            onPerson(null);
          }}
        >
          {textOf(chosen.playing ? 'whatIf:person.add' : 'whatIf:person.addBack')}
        </Button>
      )}
    </section>
  );
};
