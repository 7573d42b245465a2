import { Plus } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../core/tournament/refusal.ts';
import type { Entrant } from '../../../core/tournament/state.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { IconButton } from '../../parts/button.tsx';
import { useLooksOnly } from '../../parts/look/looks-only.tsx';
import { addPeople, nobody } from '../deeds.ts';
import { useFieldText } from '../field-text.ts';
import styles from '../people.module.css';
import type { PeoplePart } from '../people-part.ts';
import { checked, type PersonColumn } from './columns.ts';
import { namesake } from './listing.ts';

const typedFields = ['name', 'club', 'country', 'number'] as const;
type TypedField = (typeof typedFields)[number];
type Typed = { readonly [field in TypedField]: string };

const blank: Typed = { name: '', club: '', country: '', number: '' };

const isTyped = (id: string): id is TypedField => typedFields.some((field) => field === id);

/** Takes the keyboard to the line for the next person. */
export const addShortcut = 'Alt+KeyN';

type AddRowProps = {
  readonly columns: readonly PersonColumn[];
  readonly entrants: readonly Entrant[];
  readonly nameInput: Ref<HTMLInputElement>;
  /** Somebody is being added: the list makes room to show them. */
  readonly onAdding: () => void;
  /** The game's own way of entering somebody, or null. */
  readonly add?: ReturnType<PeoplePart['useAdd']>;
  /** Arrow up: back into the list. */
  readonly onUp: () => void;
};

/** The line for the next person: name, Enter, next. */
export const AddRow = ({ columns, entrants, nameInput, onAdding, add: own = null, onUp }: AddRowProps) => {
  const { t } = useTranslation('people');
  const fieldText = useFieldText();
  const looksOnly = useLooksOnly();
  const [typed, setTyped] = useState(blank);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isBlank = typedFields.every((field) => typed[field] === '');
  const same = namesake(entrants, typed.name);

  const add = async () => {
    if (isBlank) return;
    const draft = checked({ ...nobody, ...typed });
    if (!draft.ok) {
      setRefusal(draft.refusal);
      return;
    }
    // The line is free for the next name at once; should this one be refused it comes back.
    setTyped(blank);
    setRefusal(null);
    onAdding();
    const answer = await (own === null ? addPeople([draft.value]) : own(draft.value));
    if (answer.ok) return;
    setRefusal(answer.refusal);
    setTyped((now) => (typedFields.every((field) => now[field] === '') ? typed : now));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      void add();
      event.currentTarget.closest('tr')?.querySelector('input')?.focus();
    } else if (event.key === 'Escape' && !isBlank) {
      setTyped(blank);
      setRefusal(null);
    } else if (event.key === 'ArrowUp') onUp();
    else return;
    event.preventDefault();
  };

  const words = refusal !== null ? refusalText(refusal) : same === undefined ? null : t('addRow.same', { no: same.id });
  return (
    <tr className={styles.addRow} {...(isBlank ? { 'data-desk-keys': '' } : {})}>
      {columns.map((column) => {
        if (column.kind === 'id') {
          return (
            <td key={column.id} data-numeric="" className={styles.addSign}>
              <Plus size={16} aria-hidden />
            </td>
          );
        }
        if (column.id === columns.at(-1)?.id) {
          return (
            <td key={column.id}>
              {!isBlank && (
                <IconButton label={t('add')} icon={<Plus size={16} aria-hidden />} onPress={() => void add()} />
              )}
            </td>
          );
        }
        const { id } = column;
        if (!isTyped(id)) return <td key={id} />;
        const isName = id === 'name';
        return (
          <td key={id}>
            <input
              {...(isName ? { ref: nameInput, 'data-add-name': '' } : {})}
              className="field-input"
              disabled={looksOnly}
              aria-label={isName ? t('addRow.name') : fieldText(id)}
              placeholder={isName ? t('addRow.name') : fieldText(id)}
              aria-invalid={isName && refusal !== null}
              value={typed[id]}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped((now) => ({ ...now, [id]: target.value }));
                setRefusal(null);
              }}
              onKeyDown={onKeyDown}
            />
            {isName && words !== null && (
              <span className={styles.editError} data-tone={refusal === null ? 'warn' : 'bad'} role="status">
                {words}
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
};
