/**
 * A tournament report file as data (FIDE "Format of Tournament Report File", versions 2016 and 2026). Individual events only.
 *
 * | record | field |
 * | --- | --- |
 * | `0x2`, `1x2` tournament lines | `texts` |
 * | `142` (TRF16: `XXR`) rounds; `152` first colour; `162` points per result | `rounds`, `firstColour`, `values` |
 * | `192` coded type; `202` tie-breaks | `type`, `tieBreaks` |
 * | `001` players with their rounds | `players` |
 * | `240` byes; `250` acceleration; `260` (TRF16: `XXP`) prohibited pairs; `299` abnormal points | `byes`, `accelerations`, `prohibited`, `abnormal` |
 * | `###` comments | `comments` |
 *
 * All points are tenths, because the format has one decimal.
 */

/** 1 = 0 played; + − forfeits; W D L not rated; F H Z full-, half-, zero-point bye; U pairing-allocated bye. */
export const RESULTS = ['1', '=', '0', '+', '-', 'W', 'D', 'L', 'F', 'H', 'Z', 'U'] as const;
export type TrfResult = (typeof RESULTS)[number];

export const isMatch = (result: TrfResult): boolean => '1=0+-WDL'.includes(result);

export type TrfRound = {
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | null;
  readonly result: TrfResult;
};

export type TrfPlayer = {
  readonly number: number;
  readonly sex: '' | 'm' | 'w';
  readonly title: string;
  readonly name: string;
  readonly rating: number | null;
  readonly federation: string;
  readonly fideNumber: string;
  readonly birth: string;
  readonly points: number;
  readonly rank: number | null;
  readonly rounds: readonly TrfRound[];
};

/** Win, draw, loss, absence, pairing-allocated bye, unknown. */
export type TrfValue = 'W' | 'D' | 'L' | 'A' | 'P' | 'X';
export type TrfValues = { readonly [value in TrfValue]: number };

export type TrfBye = { readonly type: 'F' | 'H' | 'Z'; readonly round: number; readonly players: readonly number[] };
export type TrfAcceleration = {
  readonly points: number;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly firstPlayer: number;
  readonly lastPlayer: number;
};
export type TrfProhibited = {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly number[];
};
/** Type '' is a penalty or a bonus; round null means the whole event. */
export type TrfAbnormal = {
  readonly type: '' | 'W' | 'D' | 'L' | 'F' | 'H' | 'Z' | '+' | '-';
  readonly points: number;
  readonly round: number | null;
  readonly players: readonly number[];
};

export type Trf = {
  /** In order: 012 name, 022 city, 032 federation, … */
  readonly texts: readonly { readonly tag: string; readonly text: string }[];
  readonly rounds: number | null;
  readonly firstColour: 'w' | 'b' | null;
  readonly values: TrfValues;
  readonly type: string;
  readonly tieBreaks: readonly string[];
  readonly players: readonly TrfPlayer[];
  readonly byes: readonly TrfBye[];
  readonly accelerations: readonly TrfAcceleration[];
  readonly prohibited: readonly TrfProhibited[];
  readonly abnormal: readonly TrfAbnormal[];
  readonly comments: readonly string[];
};

/** A pairing-allocated bye is worth a win, an unknown result a draw, unless said otherwise. */
export const defaultValues: TrfValues = { W: 10, D: 5, L: 0, A: 0, P: 10, X: 5 };

export const TEXT_TAGS = [
  '012',
  '022',
  '032',
  '042',
  '052',
  '062',
  '072',
  '092',
  '102',
  '112',
  '122',
  '132',
  '182',
  '222',
];
export const TEAM_TAGS = ['013', '082', '300', '310', '320', '330', '352', '362', '801', '802'];

export const roundColumn = (round: number): number => 82 + 10 * round;

export const resultValue = (result: TrfResult, values: TrfValues): number => {
  switch (result) {
    case '1':
    case 'W':
    case '+':
    case 'F':
      return values.W;
    case '=':
    case 'D':
    case 'H':
      return values.D;
    case '0':
    case 'L':
      return values.L;
    case '-':
    case 'Z':
      return values.A;
    case 'U':
      return values.P;
  }
};

/** Null for the pairing-allocated bye, to which `299` cannot give other points. */
export const assignmentOf = (result: TrfResult): TrfAbnormal['type'] | null => {
  switch (result) {
    case '1':
      return 'W';
    case '=':
      return 'D';
    case '0':
      return 'L';
    case 'U':
      return null;
    default:
      return result;
  }
};
