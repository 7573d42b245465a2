import { beforeAll, describe, expect, it } from 'vitest';
import '../../../renderer/parts/look/look.css';

type Theme = 'light' | 'dark';

/** A token as the browser computes it, 0..255 each. */
const colourOf = (token: string): readonly number[] => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--${token})`;
  const computed = getComputedStyle(probe).color;
  probe.remove();
  return (computed.match(/\d+/g) ?? []).map(Number);
};

/** Relative luminance of WCAG 2.2. */
const luminance = (token: string): number => {
  const [r = 0, g = 0, b = 0] = colourOf(token)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
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

const themes: readonly Theme[] = ['light', 'dark'];

describe.each(themes)('the %s theme', (theme) => {
  beforeAll(() => {
    document.documentElement.dataset.theme = theme;
  });

  it('is another than the other one', () => {
    expect(luminance('paper') > luminance('ink')).toBe(theme === 'light');
  });

  it.each(texts)('WCAG 1.4.3: --%s reads at 4.5:1 on its grounds', (text, on) => {
    expect(on.filter((ground) => contrast(text, ground) < 4.5)).toEqual([]);
  });

  it.each(marks)('WCAG 1.4.11: --%s stands out at 3:1 from its grounds', (mark, on) => {
    expect(on.filter((ground) => contrast(mark, ground) < 3)).toEqual([]);
  });
});
