/** Pages of a roll are as long as their slips, so the style sheet cannot have a rule for each: they are made for what is printed. */

import type { CSSProperties } from 'react';
import { pieceOf } from '../../core/sheets/layout/roll.ts';

const nameOf = (form: string): string => form.toLowerCase().replaceAll(' ', '-');

export const pageStyle = (form: string): CSSProperties => ({ page: nameOf(form) });

const rules = new CSSStyleSheet();

/** Lets the printer have pages of these forms. */
export const admitPieces = (forms: readonly string[]): void => {
  const made = [...new Set(forms)].flatMap((form) => {
    const piece = pieceOf(form);
    return piece === null ? [] : [`@page ${nameOf(form)} { size: ${piece.width}mm ${piece.length}mm; margin: 0; }`];
  });
  rules.replaceSync(made.join(' '));
  if (!document.adoptedStyleSheets.includes(rules)) document.adoptedStyleSheets.push(rules);
};
