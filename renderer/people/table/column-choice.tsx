import { Columns3 } from 'lucide-react';
import { create } from 'zustand';
import type { Game } from '../../../core/game/game.ts';
import { useTextOf } from '../../i18n/text.ts';
import { MenuButton } from '../../parts/menu.tsx';
import { useFieldText } from '../field-text.ts';
import { type ColumnId, moreColumns, type PersonColumn } from './columns.ts';

const REMEMBERED = 'seatwright.people.columns';

const remembered = (): ReadonlySet<ColumnId> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return new Set(Array.isArray(kept) ? (kept as ColumnId[]) : []);
  } catch {
    return new Set();
  }
};

/** Columns that are shown although nobody has anything in them, on this computer. */
export const useWishedColumns = create<{ readonly wished: ReadonlySet<ColumnId> }>()(() => ({ wished: remembered() }));

const turn = (id: ColumnId): void => {
  const wished = new Set(useWishedColumns.getState().wished);
  if (!wished.delete(id)) wished.add(id);
  useWishedColumns.setState({ wished });
  localStorage.setItem(REMEMBERED, JSON.stringify([...wished]));
};

type Props = { readonly traits: Game['traits']; readonly shown: readonly PersonColumn[] };

/** Fields that somebody may have: a column that holds something stays, the others come and go. */
export const ColumnChoice = ({ traits, shown }: Props) => {
  const textOf = useTextOf();
  const fieldText = useFieldText();
  const { wished } = useWishedColumns();
  const visible = new Set(shown.map(({ id }) => id));
  return (
    <MenuButton
      label={textOf('people:columns')}
      icon={<Columns3 size={16} aria-hidden />}
      iconOnly
      items={moreColumns(traits).map((id) => ({
        id,
        label: fieldText(id),
        isChosen: visible.has(id),
        isDisabled: visible.has(id) && !wished.has(id),
      }))}
      onAction={(id) => turn(id as ColumnId)}
    />
  );
};
