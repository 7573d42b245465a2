import type { Listing } from '../../../core/sheets/sheet.ts';

/** A list by name as the kiosk has it: everybody at table 5, on seats in the order of the names. */
export const namesListing = (names: readonly string[]): Listing => ({
  form: 'names',
  columns: [],
  blocks: [
    {
      heading: { kind: 'letter', letter: '#' },
      together: false,
      rows: names.map((text, index) => ({
        cells: [
          { kind: 'name', name: { text, short: null, lang: null } },
          { kind: 'phrase', phrase: { code: 'poker.kiosk.seat', params: { name: '5', seat: index + 1 } } },
        ],
        changed: false,
        head: text,
      })),
    },
  ],
});
