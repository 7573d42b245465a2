import type { Act } from './act.ts';

/** What the places of every game have beside their acts on people and rounds; done there by the deeds that they register. */
export const placeActs: readonly Act[] = [
  { id: 'people.add', titleKey: 'people:deeds.add', place: 'people' },
  { id: 'people.import', titleKey: 'people:importList', place: 'people' },
  {
    id: 'people.find',
    titleKey: 'people:deeds.find',
    place: 'people',
    bar: ({ entrants }) => (entrants.length === 0 ? 'shell:palette.needs.people' : null),
  },
  { id: 'print.paper', titleKey: 'sheets:print.deedPrint', place: 'print' },
  { id: 'print.pdf', titleKey: 'refusals:ways.savePdf', place: 'print' },
  { id: 'hall.next', titleKey: 'sheets:hall.next', place: 'hall' },
  { id: 'hall.previous', titleKey: 'sheets:hall.previous', place: 'hall' },
  { id: 'hall.first', titleKey: 'sheets:hall.first', place: 'hall' },
  { id: 'hall.letter', titleKey: 'sheets:hall.toLetter', place: 'hall' },
];
