import type { PeopleWords } from '../../core/exchange/people-out.ts';
import { textOf } from '../i18n/text.ts';
import { fieldTextOf } from './field-text.ts';

/** Headings and words of a list of people, as it goes out to a spreadsheet and comes back in. */
export const peopleWords = (): PeopleWords => ({
  heading: (field, member) => {
    if (field === 'name') return textOf('people:fields.participant');
    return fieldTextOf(member === undefined ? field : `member.${member - 1}`);
  },
  yes: textOf('people:yes'),
  no: textOf('people:no'),
});
