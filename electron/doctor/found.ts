/** What is read out of a PDF and of the program's own files [desktop 10.2]. */

import { createHash } from 'node:crypto';
import { type Found, green, red } from './examine.ts';

/** Letters of the scripts that names in a hall come in. */
export const LETTERS: readonly string[] = ['П', '東', '们', '한'];

const inflated = async (packed: Buffer): Promise<string> => {
  const text = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(text).text();
};

/** Whether a PDF has one page, fonts inside, and tells its letters. */
export const pdfFound = async (pdf: Buffer): Promise<Found> => {
  const text = pdf.toString('latin1');
  const pages = [...text.matchAll(/\/Type\s*\/Page\b/g)].length;
  const parts = await Promise.all(
    [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: head }) => {
      const from = index + head.length;
      // A line break may stand before the end; behind the packed bytes nothing may.
      const to = text.indexOf('endstream', from);
      return inflated(pdf.subarray(from, text[to - 1] === '\n' ? to - 1 : to)).catch(() => '');
    }),
  );
  const maps = parts.filter((part) => /beginbf(char|range)/.test(part)).join('\n');
  const isNamed = (letter: string) =>
    maps.toUpperCase().includes((letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0').toUpperCase());
  const fonts = [...text.matchAll(/\/FontFile[23]?\b/g)].length;
  const said = `${pages} page, ${fonts} fonts`;
  return pages === 1 && fonts > 0 && LETTERS.slice(0, 2).every(isNamed) ? green(said) : red(said);
};

/** Seven fuses as electron-builder.yml has them, in the order in which they lie in the program. */
const FUSES = '0000110';
const DEFAULT_PROGRAM = 'default_app.asar';
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/**
 * Whether the program is as it was built: its fuses, and the digest of its archive where the system has one.
 * @param program the bytes that hold the fuses; on Windows also the digest
 * @param archive the bytes of the archive
 * @param noted the text that holds the digest; null: this system has none
 * @param beside the names beside the archive
 */
export const integrityFound = (
  program: Buffer,
  archive: Buffer,
  noted: string | null,
  beside: readonly string[] = [],
): Found => {
  // The runtime's own empty program, which would be started in place of ours.
  if (beside.includes(DEFAULT_PROGRAM)) return red(DEFAULT_PROGRAM);
  const at = program.indexOf(SENTINEL);
  const wire = at < 0 ? '' : program.toString('latin1', at + SENTINEL.length + 2);
  // The sixth of the program's own eight is of the start-up snapshot: as delivered.
  const fuses = `${wire.slice(0, 6)}${wire.slice(7, 8)}`;
  if (fuses !== FUSES) return red(`fuses ${fuses}`);
  const length = archive.readUInt32LE(12);
  const digest = createHash('sha256')
    .update(archive.subarray(16, 16 + length))
    .digest('hex');
  return noted === null || noted.includes(digest) ? green('') : red('archive');
};
