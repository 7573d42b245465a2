/**
 * Reads rows of the journal straight from the pages of a file that the database may refuse to open [reliability 8.4].
 *
 * | rule | where |
 * | --- | --- |
 * | read event by event | `rowsIn`: every leaf page of a table, wherever it lies, and every page image in the log |
 * | truncated files | a page that is not there is simply not read; a row that needs it is not found |
 *
 * Different on purpose: the rule pads a cut file and asks the database for each row. The database finds a row only
 * through the pages above it; here a row is found where its own page is whole, so nothing less is found. The layout of pages is
 * that of "Database File Format" (sqlite.org), sections 1.5, 1.6, 2.1 and 4.1. What is found is only believed with a valid
 * hash (`salvage.ts`).
 */

/** A row of a table as it lies in the file: its number, and its columns as numbers, texts or null. */
export type FoundRow = { readonly rowid: number; readonly columns: readonly (string | number | null)[] };

const LEAF_OF_A_TABLE = 13;
const FILE_HEADER = 100;
const LOG_HEADER = 32;
const FRAME_HEADER = 24;
const DEFAULT_PAGE = 4096;

/** More columns than this no table of ours has: a header that says so is noise. */
const MOST_COLUMNS = 32;

type Varint = { readonly value: number; readonly next: number };

const varintAt = (bytes: Buffer, at: number): Varint | null => {
  let value = 0;
  for (let length = 0; length < 9; length++) {
    const byte = bytes[at + length];
    if (byte === undefined) return null;
    value = length === 8 ? value * 256 + byte : value * 128 + (byte & 0x7f);
    if (length === 8 || byte < 0x80) return Number.isSafeInteger(value) ? { value, next: at + length + 1 } : null;
  }
  return null;
};

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8];

/** Bytes of a column of a serial type; null for types that our tables never hold. */
const bytesOf = (type: number): number | null => {
  if (type <= 6) return INTEGER_BYTES[type] ?? null;
  if (type === 8 || type === 9) return 0;
  return type >= 13 && type % 2 === 1 ? (type - 13) / 2 : null;
};

const columnAt = (payload: Buffer, at: number, type: number, length: number): string | number | null => {
  if (type === 0) return null;
  if (type === 8 || type === 9) return type - 8;
  if (type <= 4) return payload.readIntBE(at, length);
  if (type === 5) return payload.readIntBE(at, 6);
  if (type === 6) return Number(payload.readBigInt64BE(at));
  return payload.toString('utf8', at, at + length);
};

/** The columns of a record, or null where the bytes are none. */
const record = (payload: Buffer): FoundRow['columns'] | null => {
  const header = varintAt(payload, 0);
  if (header === null || header.value > payload.length) return null;
  const types: number[] = [];
  for (let at = header.next; at < header.value; ) {
    const type = varintAt(payload, at);
    if (type === null || types.length === MOST_COLUMNS) return null;
    types.push(type.value);
    at = type.next;
  }
  const columns: (string | number | null)[] = [];
  let at = header.value;
  for (const type of types) {
    const length = bytesOf(type);
    if (length === null || at + length > payload.length) return null;
    columns.push(columnAt(payload, at, type, length));
    at += length;
  }
  return columns;
};

type PageOf = (no: number) => Buffer | null;

/** Where a payload begins on its page, and how long it is altogether. */
type Cell = { readonly page: Buffer; readonly at: number; readonly size: number };

/** The payload of a cell with what lies on overflow pages, or null where some of it is missing. */
const payloadAt = ({ page, at, size }: Cell, usable: number, pageOf: PageOf): Buffer | null => {
  const most = usable - 35;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const surplus = least + ((size - least) % (usable - 4));
  const local = size <= most ? size : surplus <= most ? surplus : least;
  if (at + local > page.length) return null;
  const parts = [page.subarray(at, at + local)];
  let missing = size - local;
  if (missing > 0 && at + local + 4 > page.length) return null;
  let next = missing > 0 ? page.readUInt32BE(at + local) : 0;
  while (missing > 0) {
    const overflow = pageOf(next);
    if (next === 0 || overflow === null) return null;
    const part = overflow.subarray(4, Math.min(usable, 4 + missing));
    parts.push(part);
    missing -= part.length;
    next = overflow.readUInt32BE(0);
  }
  return Buffer.concat(parts);
};

/** Longest record that is put together; a damaged length asks for anything. */
const MOST_BYTES = 64 * 1024 * 1024;

const rowsOn = (page: Buffer, start: number, usable: number, pageOf: PageOf): FoundRow[] => {
  if (page[start] !== LEAF_OF_A_TABLE) return [];
  const cells = page.readUInt16BE(start + 3);
  const found: FoundRow[] = [];
  for (let cell = 0; cell < cells && start + 10 + 2 * cell <= page.length; cell++) {
    const size = varintAt(page, page.readUInt16BE(start + 8 + 2 * cell));
    const rowid = size === null ? null : varintAt(page, size.next);
    if (size === null || rowid === null || size.value > MOST_BYTES) continue;
    const payload = payloadAt({ page, at: rowid.next, size: size.value }, usable, pageOf);
    const columns = payload === null ? null : record(payload);
    if (columns !== null) found.push({ rowid: rowid.value, columns });
  }
  return found;
};

const pageSizeIn = (file: Buffer): number => {
  const written = file.length < 18 ? 0 : file.readUInt16BE(16);
  const size = written === 1 ? 65_536 : written;
  return size >= 512 && (size & (size - 1)) === 0 ? size : DEFAULT_PAGE;
};

/**
 * Every row on every leaf page of a table in a database file and in the write-ahead log beside it, in no order, the same row
 * possibly more than once.
 * @param file the bytes of the database file, damaged or cut as they may be
 * @param log the bytes of the log, empty where there is none
 */
export const rowsIn = (file: Buffer, log: Buffer = Buffer.alloc(0)): readonly FoundRow[] => {
  // The page size that the file is written in; a damaged header counts as saying ours, which no file of ours departs from.
  const size = [...new Set([pageSizeIn(file), DEFAULT_PAGE])];
  return size.flatMap((pageSize) => {
    const inLog = new Map<number, Buffer>();
    const images: { readonly no: number; readonly page: Buffer }[] = [];
    for (let at = LOG_HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
      const page = log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize);
      const no = log.readUInt32BE(at);
      inLog.set(no, page);
      images.push({ no, page });
    }
    for (let no = 1; (no - 1) * pageSize < file.length; no++) {
      images.push({ no, page: file.subarray((no - 1) * pageSize, no * pageSize) });
    }
    const inFile: PageOf = (no) => {
      const page = no < 1 ? null : file.subarray((no - 1) * pageSize, no * pageSize);
      return page !== null && page.length === pageSize ? page : null;
    };
    const pageOf: PageOf = (no) => inLog.get(no) ?? inFile(no);
    // Rows of a page in the file may continue on pages that the log has replaced since, so both are tried.
    return images.flatMap(({ no, page }) =>
      [pageOf, inFile].flatMap((from) => rowsOn(page, no === 1 ? FILE_HEADER : 0, pageSize, from)),
    );
  });
};
