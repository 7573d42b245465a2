import { ListPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { lastEntryOf } from '../../../../core/games/poker/results/player-places.ts';
import { type Hall, tableOf } from '../../../../core/games/poker/rules/floor-state.ts';
import { itemsOf } from '../../../../core/games/poker/rules/pages.ts';
import { isActive } from '../../../../core/games/poker/rules/room.ts';
import type { FloorSupposition } from '../../../../core/games/poker/steps/what-if.ts';
import type { Refusal } from '../../../../core/tournament/refusal.ts';
import type { Tournament } from '../../../../core/tournament/state.ts';
import type { EntrantId } from '../../../../core/tournament/words.ts';
import styles from '../../../director/director.module.css';
import { useTextOf } from '../../../i18n/text.ts';
import { Button } from '../../../parts/button.tsx';
import { Disclosure } from '../../../parts/disclosure.tsx';
import { Select } from '../../../parts/field/choice.tsx';
import { NumberField } from '../../../parts/field/field.tsx';
import { PersonField } from '../../../people/table/person-field.tsx';
import { Supposed } from '../../../what-if/supposed.tsx';
import { dropFromFloor, supposeOnFloor, supposeRules, useFloorWhatIf } from './floor-what-if.ts';
import { OtherRules } from './other-rules.tsx';
import { suppositionText } from './words.ts';

type Kind = FloorSupposition['what'];
const kinds: readonly Kind[] = ['bust', 'busts', 'late', 'break'];

/** Most people that are supposed at once; a whole field may go out or come. */
const MOST = 1000;

type OpenFloor = { readonly tournament: Tournament; readonly hall: Hall };

/** One more thing that would happen. */
const OneMore = ({ tournament, hall }: OpenFloor) => {
  const textOf = useTextOf();
  const t = (key: string) => textOf(`floor:whatIf.${key}`);
  const [kind, setKind] = useState<Kind>('bust');
  const [person, setPerson] = useState<EntrantId | null>(null);
  const [count, setCount] = useState(1);
  const tables = itemsOf(hall.floor.tables).filter(isActive);
  const [table, setTable] = useState<string>('');
  const chosen = tableOf(hall.floor, Number(table)) ?? tables[0];
  const isSeated = useCallback((id: EntrantId) => lastEntryOf(hall, id)?.status === 'seated', [hall]);
  const fresh = (): FloorSupposition | null => {
    if (kind === 'busts' || kind === 'late') return { what: kind, count };
    if (kind === 'break') return chosen === undefined ? null : { what: 'break', table: chosen.id };
    const entry = person === null ? undefined : lastEntryOf(hall, person);
    return entry === undefined ? null : { what: 'bust', entry: entry.no };
  };
  const ready = fresh();
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready === null) return;
        supposeOnFloor(ready);
        setPerson(null);
      }}
    >
      <Select
        label={t('what')}
        items={kinds.map((id) => ({ id, label: t(`kinds.${id}`), isDisabled: id === 'break' && tables.length < 2 }))}
        value={kind}
        onChange={setKind}
      />
      {kind === 'bust' && (
        <PersonField label={t('who')} tournament={tournament} value={person} onChange={setPerson} among={isSeated} />
      )}
      {(kind === 'busts' || kind === 'late') && (
        <NumberField
          label={textOf('words:howMany')}
          minValue={1}
          maxValue={MOST}
          value={count}
          onChange={(typed) => {
            if (!Number.isNaN(typed)) setCount(Math.round(typed));
          }}
        />
      )}
      {kind === 'break' && chosen !== undefined && (
        <Select
          label={textOf('words:columns.table')}
          items={tables.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(chosen.id)}
          onChange={setTable}
        />
      )}
      <Button type="submit" icon={<ListPlus size={16} aria-hidden />} isDisabled={ready === null}>
        {t('add')}
      </Button>
    </form>
  );
};

type AsksProps = OpenFloor & { readonly refusals: readonly (Refusal | null)[] };

/** What would be different: who busts or comes, a table broken now, other rules. */
export const FloorAsks = ({ tournament, hall, refusals }: AsksProps) => {
  const textOf = useTextOf();
  const { suppositions, rules } = useFloorWhatIf();
  return (
    <>
      <section className={styles.part} aria-label={textOf('whatIf:different')}>
        {suppositions.length > 0 && (
          <ul className={styles.suppositions}>
            {suppositions.map((supposition, index) => (
              <Supposed
                // The same may be supposed twice; its place in the list tells one from the other.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={index}
                words={suppositionText(tournament, hall.floor, supposition)}
                refusal={refusals[index] ?? null}
                onTakeBack={() => dropFromFloor(index)}
              />
            ))}
          </ul>
        )}
        <OneMore tournament={tournament} hall={hall} />
      </section>
      <Disclosure title={textOf('floor:whatIf.otherRules')}>
        <OtherRules rules={hall.rules} supposed={rules} onChange={supposeRules} />
      </Disclosure>
    </>
  );
};
