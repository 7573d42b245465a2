import { useCallback } from 'react';
import type { Field } from '../../core/exchange/fields.ts';
import { useTextOf } from '../i18n/text.ts';
import type { ColumnId } from './columns.ts';

/** The name of a field or column in the language of the desk; members of a pair or team have a number. */
export const useFieldText = (): ((field: Field | ColumnId) => string) => {
  const textOf = useTextOf();
  return useCallback(
    (field) => {
      const [kind = '', which] = field.split('.');
      if (kind === 'member') {
        return which === undefined
          ? textOf('people:fields.member')
          : textOf('people:fields.memberNo', { n: Number(which) + 1 });
      }
      return textOf(`people:fields.${field}`);
    },
    [textOf],
  );
};
