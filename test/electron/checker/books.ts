import { deflateRawSync } from 'node:zlib';

export type Packed = {
  readonly name: string;
  readonly text: string | Uint8Array;
  /** What its head and the table say of its size, where that is not the truth. */
  readonly says?: number;
  readonly isEncrypted?: boolean;
};

const u16 = (n: number) => [n & 255, (n >> 8) & 255];
const u32 = (n: number) => [...u16(n & 0xffff), ...u16(Math.floor(n / 65536))];

/** A packed file of these parts; `count` is what its end says of their number. */
export const archive = (parts: readonly Packed[], count = parts.length): Uint8Array => {
  const heads: Buffer[] = [];
  const table: Buffer[] = [];
  let at = 0;
  for (const { name, text, says, isEncrypted = false } of parts) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const named = Buffer.from(name);
    const size = says ?? bytes.length;
    const about = [...u16(isEncrypted ? 1 : 0), ...u16(8), ...u32(0), ...u32(0), ...u32(packed.length), ...u32(size)];
    const head = Buffer.from([0x50, 0x4b, 3, 4, ...u16(20), ...about, ...u16(named.length), ...u16(0)]);
    heads.push(head, named, packed);
    const entry = [0x50, 0x4b, 1, 2, ...u16(20), ...u16(20), ...about, ...u16(named.length), ...Array(12).fill(0)];
    table.push(Buffer.from([...entry, ...u32(at)]), named);
    at += head.length + named.length + packed.length;
  }
  const size = table.reduce((sum, { length }) => sum + length, 0);
  const end = [0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...u16(count), ...u16(count), ...u32(size), ...u32(at), 0, 0];
  return new Uint8Array(Buffer.concat([...heads, ...table, Buffer.from(end)]));
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with these sheets, each as the rows of its XML. */
export const bookParts = (sheets: { readonly [name: string]: string }): Packed[] => [
  { name: '[Content_Types].xml', text: '<Types/>' },
  {
    name: 'xl/workbook.xml',
    text: `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${Object.keys(sheets)
      .map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships>${Object.keys(sheets)
      .map(
        (_, i) =>
          `<Relationship Id="rId${i + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
  },
  {
    name: 'xl/styles.xml',
    text: `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="yyyy-mm-dd hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
  },
  ...Object.values(sheets).map((rows, i) => ({
    name: `xl/worksheets/sheet${i + 1}.xml`,
    text: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  })),
];

const letter = (column: number): string => String.fromCharCode(65 + column);

/** Rows of texts and numbers as a sheet has them; an empty row is not written at all. */
export const rowsXml = (rows: readonly (readonly (string | number)[])[]): string =>
  rows
    .map((cells, i) =>
      cells.length === 0
        ? ''
        : `<row r="${i + 1}">${cells
            .map((cell, column) =>
              typeof cell === 'number'
                ? `<c r="${letter(column)}${i + 1}"><v>${cell}</v></c>`
                : `<c r="${letter(column)}${i + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
            )
            .join('')}</row>`,
    )
    .join('');

export const book = (sheets: { readonly [name: string]: string }): Uint8Array => archive(bookParts(sheets));
