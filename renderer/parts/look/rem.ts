/**
 * Pixels of a length in rem: on very large displays everything is larger (shell.module.css), and what is reckoned in rows must
 * know it.
 */
export const rem = (length: number): number =>
  length * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
