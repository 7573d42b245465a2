import { z } from 'zod';

const points = z.int().min(-1_000_000).max(1_000_000);
const amount = z.int().min(0).max(1_000_000);

const fourUma = (what: string) => z.tuple([points, points, points, points]).describe(what);

const uma = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('byPlace').describe('Depends on the place only.'),
      values: fourUma('Points for places 1 to 4.'),
    }),
    z.strictObject({
      kind: z.literal('byPlayersBelow').describe('Depends also on how many of the four ended below the start points.'),
      threeBelow: fourUma('Points for places 1 to 4 when exactly three ended below.'),
      oneBelow: fourUma('Points for places 1 to 4 when exactly one ended below.'),
      otherwise: fourUma('Points for places 1 to 4 in all other cases.'),
    }),
  ])
  .describe('Bonus by place at the table.');

export const mahjongRules = z
  .strictObject({
    preset: z
      .enum(['ema2016', 'ema2025', 'wrc', 'jpmlA', 'rrc', 'tenhou', 'own'])
      .describe('The published rules these are, or own.'),
    startPoints: z.int().min(100).max(1_000_000).describe('Points of each player at the start of a game.'),
    uma,
    splitUmaOnTies: z.boolean().describe('Tied players share the average of the uma of their places.'),
    oka: amount.describe('Ante in points: everybody pays a quarter, the winner takes all.'),
    chombo: z
      .strictObject({
        mode: z
          .enum(['afterUma', 'paidAtTable'])
          .describe('afterUma: taken from the result. paidAtTable: the points already contain it.'),
        amount: amount.describe('Points taken per chombo after uma.'),
      })
      .describe('What a chombo costs.'),
    sticks: z
      .enum(['toWinner', 'leftOnTable'])
      .describe('Riichi sticks left at the end: in the winner’s points, or on the table and in nobody’s points.'),
    timeOut: z.enum(['finishHandPlusOne', 'finishHand', 'neverCut']).describe('What is still played when time is out.'),
    minutes: z.int().min(1).max(600).describe('Length of a round on the timer, in minutes.'),
    replaced: z
      .strictObject({
        score: z
          .enum(['fixed', 'real'])
          .describe('A player with a substitute gets fixed points and uma, or what the substitute played (M-08).'),
        points: points.describe('Fixed points relative to the start points.'),
        uma: points.describe('Fixed uma.'),
      })
      .describe('Result of a player whose seat was taken by a substitute.'),
    penalties: z
      .strictObject({
        least: amount.describe('Smallest penalty in points.'),
        most: amount.describe('Largest penalty in points.'),
        step: z.int().min(1).max(1_000_000).describe('Penalties are multiples of this.'),
      })
      .describe('Limits of a penalty; 0 is always allowed and is a notice.'),
    startRating: points.describe('Rating of everybody before the first game.'),
  })
  .describe('Rules of a mahjong tournament.');

export type MahjongRules = z.output<typeof mahjongRules>;
export type RulesPreset = MahjongRules['preset'];

const base: Omit<MahjongRules, 'preset'> = {
  startPoints: 30_000,
  uma: { kind: 'byPlace', values: [15_000, 5_000, -5_000, -15_000] },
  splitUmaOnTies: true,
  oka: 0,
  chombo: { mode: 'afterUma', amount: 20_000 },
  sticks: 'toWinner',
  timeOut: 'finishHandPlusOne',
  minutes: 75,
  replaced: { score: 'fixed', points: -15_000, uma: -15_000 },
  penalties: { least: 100, most: 20_000, step: 100 },
  startRating: 0,
};

export const rulesPresets: readonly MahjongRules[] = [
  { ...base, preset: 'ema2025' },
  { ...base, preset: 'ema2016' },
  { ...base, preset: 'wrc', timeOut: 'finishHand', minutes: 90 },
  { ...base, preset: 'rrc', penalties: { least: 1_000, most: 64_000, step: 1_000 } },
  {
    ...base,
    preset: 'jpmlA',
    uma: {
      kind: 'byPlayersBelow',
      threeBelow: [12_000, -1_000, -3_000, -8_000],
      oneBelow: [8_000, 3_000, 1_000, -12_000],
      otherwise: [8_000, 4_000, -4_000, -8_000],
    },
    sticks: 'leftOnTable',
    timeOut: 'finishHand',
  },
  {
    ...base,
    preset: 'tenhou',
    startPoints: 25_000,
    splitUmaOnTies: false,
    oka: 20_000,
    chombo: { mode: 'paidAtTable', amount: 0 },
    timeOut: 'neverCut',
  },
];

export const defaultRules: MahjongRules = { ...base, preset: 'ema2025' };
