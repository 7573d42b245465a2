const addresses: { readonly [path: string]: string } = import.meta.glob('../../fixtures/people/*.{csv,tsv}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The bytes of a list in test/fixtures/people. */
export const sample = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
  const address = addresses[`../../fixtures/people/${name}`];
  if (address === undefined) throw new Error(`no sample ${name}`);
  const answer = await fetch(address);
  return new Uint8Array(await answer.arrayBuffer());
};

export const sampleFile = async (name: string): Promise<File> => new File([await sample(name)], name);
