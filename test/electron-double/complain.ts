import { format } from 'node:util';

/** Says something on the error output, where Electron would print it too. */
export const complain = (...parts: readonly unknown[]): void => {
  process.stderr.write(`${format(...parts)}\n`);
};
