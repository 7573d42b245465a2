/** People whose names ask for room. */
export type Player = {
  readonly no: number;
  readonly name: string;
  readonly club: string;
  readonly points: number;
  readonly state: 'plays' | 'out' | 'late';
};

const NAMES = [
  'Anna Lindqvist',
  'Łucja Brzęczyszczykiewicz-Wawrzyńczykowska',
  'محمد بن عبد الرحمن الأنصاري',
  'Александра Константинопольская-Рождественская',
  '髙橋 龍之介',
  'Bo',
  'Maximiliana-Alexandrovna von und zu Hohenstein-Wittgenstein-Berleburg',
  'יעל בן־דוד',
];
const CLUBS = ['Örebro MK', '', 'Клуб «Белый дракон»', 'Riichi Society of the University of East Anglia'];

/** So many players, always the same. */
export const players = (count: number): readonly Player[] =>
  Array.from({ length: count }, (_, i) => ({
    no: i + 1,
    name: NAMES[i % NAMES.length] ?? '',
    club: CLUBS[i % CLUBS.length] ?? '',
    points: ((i * 7919) % 90_000) - 30_000,
    state: i % 11 === 3 ? 'out' : i % 7 === 5 ? 'late' : 'plays',
  }));
