import type { Drawn, DrawnText } from './drawn.ts';
import type { LaidPage } from './lists/place.ts';
import type { Box, Paper, Preset } from './paper.ts';
import type { RollForm } from './roll.ts';

/** `printed` and `program` are written as they are. */
export type PaperLook = {
  readonly paper: Paper;
  readonly preset: Preset;
  readonly presets?: { readonly [document: string]: Preset };
  readonly logo?: Logo | null;
  readonly bound?: boolean;
  /** Across: the page of a bracket [L-6.1]. */
  readonly lying?: boolean;
  readonly printed: string;
  readonly program: string;
  /** After a revision: only pages, slips and lists with something changed. */
  readonly changedOnly?: boolean;
};

/** `source`: an address of its data. `ratio`: width to height. */
type Logo = { readonly source: string; readonly ratio: number };

export type PaperPage = {
  /** How the page lies in the printer. */
  readonly form: Paper | `${Paper} landscape` | RollForm;
  readonly width: number;
  readonly height: number;
  readonly no: number;
  readonly of: number;
  readonly rows: Box;
  readonly laid: LaidPage;
  readonly header: readonly DrawnText[];
  readonly footer: readonly DrawnText[];
  /**
   * What stands beside rows or in their place: slips and cards without header and footer, a bracket between the two.
   */
  readonly cut: Drawn | null;
  readonly logo?: { readonly box: Box; readonly source: string };
};
