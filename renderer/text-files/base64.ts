/** Letters of so many bytes at a time: a function takes no more arguments than that. */
const PART = 0x2000;

/** Bytes as a message carries them. */
export const base64 = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return btoa(parts.join(''));
};
