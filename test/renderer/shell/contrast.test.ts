import { describe, expect, it } from 'vitest';
import css from '../../../renderer/design/tokens.css?raw';

type Theme = 'light' | 'dark';

const tokens = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(([, name, light, dark]) => [
    name ?? '',
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

/** Relative luminance of WCAG 2.2. */
const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string, theme: Theme): number => {
  const [first, second] = [a, b].map((name) => {
    const token = tokens.get(name);
    if (token === undefined) throw new Error(`no token --${name}`);
    return luminance(token[theme]);
  });
  const [light, dark] = [Math.max(first ?? 0, second ?? 0), Math.min(first ?? 0, second ?? 0)];
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['ground', 'paper', 'raised'];

const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', [...grounds, 'hover', 'pressed', 'accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-soft', [...grounds, 'hover']],
  ['ink-faint', grounds],
  ['accent-text', [...grounds, 'accent-soft']],
  ['accent-ink', ['accent', 'accent-hover']],
  ['good', [...grounds, 'good-soft']],
  ['warn', [...grounds, 'warn-soft']],
  ['bad', [...grounds, 'bad-soft']],
  ['bad-fill-ink', ['bad-fill']],
];

const marks: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', grounds],
  ['focus', [...grounds, 'hover', 'accent-soft']],
  ['accent', grounds],
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(texts)('1.4.3: --%s reads at 4.5:1 on its grounds', (text, on) => {
    expect(on.filter((ground) => contrast(text, ground, theme) < 4.5)).toEqual([]);
  });

  it.each(marks)('1.4.11: --%s stands out at 3:1 from its grounds', (mark, on) => {
    expect(on.filter((ground) => contrast(mark, ground, theme) < 3)).toEqual([]);
  });
});
