import { decode, guessEncoding, notText } from './encoding.ts';

/** The text of a file in the encoding it most likely has, or null for one that is no text. */
export const readText = async (file: File): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return notText(bytes) === null ? decode(bytes, guessEncoding(bytes)) : null;
};
