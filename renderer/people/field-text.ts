import { useTranslation } from 'react-i18next';
import type { Field } from '../../core/exchange/fields.ts';
import { textOf } from '../i18n/text.ts';
import type { ColumnId } from './table/columns.ts';

/** What is called alike elsewhere has one name. */
const SHARED: { readonly [field: string]: string } = {
  id: 'words:columns.number',
  name: 'words:columns.name',
  club: 'words:columns.club',
  'trait.seed': 'words:columns.seed',
  'trait.lang': 'shell:language',
};

/** The name of a field or column in the language of the desk; members of a pair or team have a number. */
export const fieldTextOf = (field: Field | ColumnId | `trait.${string}`): string => {
  const [kind = '', which] = field.split('.');
  if (kind !== 'member') return textOf(SHARED[field] ?? `people:fields.${field}`);
  return which === undefined
    ? textOf('people:fields.member')
    : textOf('people:fields.memberNo', { n: Number(which) + 1 });
};

/** `fieldTextOf` for components: drawn again when the language changes. */
export const useFieldText = (): typeof fieldTextOf => {
  useTranslation();
  return fieldTextOf;
};
