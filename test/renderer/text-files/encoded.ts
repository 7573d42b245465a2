import type { Encoding } from '../../../renderer/text-files/encoding.ts';

const tables = new Map<Encoding, ReadonlyMap<string, readonly number[]>>();

/** Every character of an encoding of one or two bytes with its bytes. */
const tableOf = (encoding: Encoding): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const note = (bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\uFFFD' && !table.has(text)) table.set(text, bytes);
  };
  for (let first = 0; first < 256; first += 1) note([first]);
  for (let first = 0x81; first < 256; first += 1) for (let next = 0x40; next < 256; next += 1) note([first, next]);
  tables.set(encoding, table);
  return table;
};

/** The bytes of a text in an encoding of one or two bytes a character. */
export const bytesOf = (text: string, encoding: Encoding): Uint8Array => {
  const table = tableOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = table.get(letter);
      if (bytes === undefined) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
};

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const utf16 = (text: string, little: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? `\ufeff${text}` : text)].flatMap((letter) => letter.split(''));
  return Uint8Array.from(
    units.flatMap((unit) => {
      const code = unit.charCodeAt(0);
      return little ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
};
