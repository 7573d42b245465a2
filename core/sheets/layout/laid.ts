/** What stands on a page once it is laid out, and who writes its words. */

import type { Unit } from '../../game/paper.ts';
import type { Phrase } from '../../tournament/words.ts';
import type { Fitted, Measure } from './fit.ts';

export type Voice = {
  readonly say: (phrase: Phrase) => string;
  readonly number: (value: number, unit: Unit) => string;
  /** Hours and minutes of a time in milliseconds since 1970. */
  readonly time: (at: number) => string;
  /** Date and time of a moment in ISO UTC. */
  readonly moment: (at: string) => string;
  /** Headings are said in this language too, after the first. */
  readonly also?: Voice;
};

/** Who writes the texts: in which words, and how wide they are. */
export type Hand = { readonly voice: Voice; readonly measure: Measure };

/** The second language only where it says something else. */
export const inBoth = (voice: Voice, say: (voice: Voice) => string): string => {
  const [one, other] = [say(voice), voice.also === undefined ? '' : say(voice.also)];
  return other === '' || other === one ? one : `${one} / ${other}`;
};

/** `said`: the seat in full. */
export type Tile = { readonly edge: 'single' | 'double'; readonly said: string };

export type Align = 'start' | 'end' | 'center';

export type LaidText = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align: Align;
  readonly bold: boolean;
  readonly lang: string | null;
  /** Isolated from the direction of the texts beside it. */
  readonly name: boolean;
  /** The part of a name that is bold [L-9.2]. */
  readonly strong?: string;
  /** What the rest of the row is about: a reader aloud says it with every cell of the row. */
  readonly heads?: true;
  /** Drawn in an outline of the size of its box: it says the seat. */
  readonly tile?: Tile;
  readonly fitted: Fitted;
};

export type LaidRow = {
  readonly height: number;
  readonly size: number;
  readonly texts: readonly LaidText[];
  readonly boxes: readonly { readonly x: number; readonly width: number }[];
  /** Drawn with a filled triangle at the left edge; its texts are bold. */
  readonly changed: boolean;
  /** `under`: a hairline below the row, from `inset` on. */
  readonly rule: 'none' | 'thin' | 'thick' | 'under' | 'underThick';
  readonly inset?: number;
  /** Where the triangle of a changed row stands; without it at the left edge. */
  readonly mark?: { readonly x: number; readonly top: number; readonly outlined: boolean };
  /** Stands in the row where it begins a column: the letter of the alphabet goes on there [L-3.6]. */
  readonly hanging?: LaidText;
  /** `again`: a heading repeated on the next page. Only `row` rows carry people. */
  readonly kind: 'row' | 'heading' | 'again';
  readonly head: string;
};

export type Plain = Omit<LaidText, 'y' | 'height'>;
