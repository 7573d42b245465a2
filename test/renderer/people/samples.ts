import { cyrillic, latin } from '../../core/sheets/wall-events.ts';

const addresses: { readonly [path: string]: string } = import.meta.glob('../../fixtures/people/*.{csv,tsv}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A field of poker that is too long to be kept: all have paid, every tenth is an expert, every hundredth runs the clock. */
const thousand = (): string => {
  const mark = (is: boolean) => (is ? 'yes' : '');
  const rows = [...latin(500), ...cyrillic(500)].map(({ familyName, givenName }, i) =>
    [`${givenName} ${familyName}`, mark(i % 100 === 0), mark(i % 10 === 0), 'yes'].join(','),
  );
  return ['Name,Clock operator,Expert,Paid', ...rows].join('\n');
};

/** The bytes of a list in test/fixtures/people, or of the one that is made. */
export const sample = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
  if (name === 'poker-1000.csv') return new TextEncoder().encode(thousand());
  const address = addresses[`../../fixtures/people/${name}`];
  if (address === undefined) throw new Error(`no sample ${name}`);
  const answer = await fetch(address);
  return new Uint8Array(await answer.arrayBuffer());
};

export const sampleFile = async (name: string): Promise<File> => new File([await sample(name)], name);
