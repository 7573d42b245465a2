/** What the eye may miss in a picture: words cut without a tooltip, a window that scrolls, a layout that jumps by itself. */

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright';

type Shift = { readonly value: number; readonly moved: readonly string[]; readonly asked: boolean };
/** A page as `watch` has prepared it: its types do not know what a script puts into it. */
type Watched = Window & {
  readonly measures: { readonly silentlyCut: () => readonly string[]; readonly frameScrolls: () => boolean };
  shifts: Shift[];
};

/** The measures that the tests of the screens take, as a script of the page. */
const measures = stripTypeScriptTypes(
  readFileSync(join(import.meta.dirname, '../../test/renderer/looks/measure.ts'), 'utf8'),
).replaceAll(/^export const/gm, 'const');

/** Before the page opens: from now on it is measured. */
export const watch = async (page: Page): Promise<void> => {
  await page.addInitScript(`window.measures = (() => { ${measures}; return { silentlyCut, frameScrolls }; })();`);
  await page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shifts = [];
    // The types of the page know no entry of a shift.
    type Entry = PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly Entry[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof HTMLElement ? `${node.tagName.toLowerCase()}.${node.className}` : String(node?.nodeName),
        );
        watched.shifts.push({ value: entry.value, moved, asked: entry.hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

const found: string[] = [];

/** Measures what is photographed. */
export const look = async (page: Page, name: string): Promise<void> => {
  const { cut, scrolls, shifts } = await page.evaluate(() => {
    const watched = window as unknown as Watched;
    const { silentlyCut, frameScrolls } = watched.measures;
    const seen = { cut: silentlyCut(), scrolls: frameScrolls(), shifts: watched.shifts };
    watched.shifts = [];
    return seen;
  });
  for (const words of cut) found.push(`${name}: cut in silence: ${words}`);
  if (scrolls) found.push(`${name}: the window scrolls`);
  for (const { value, moved, asked } of shifts) {
    if (value > 0.001) found.push(`${name}: ${asked ? 'moved' : 'jumped'} ${value.toFixed(3)}: ${moved.join(', ')}`);
  }
};

/** Says what was found. */
export const told = (language: string): void => {
  process.stdout.write(`${found.length} faults seen in ${language}\n${found.map((fault) => `  ${fault}\n`).join('')}`);
  // What jumps depends on the machine too: it is looked at. Words that are cut are a fault anywhere.
  if (found.some((fault) => /: (cut in silence|the window scrolls)/.test(fault))) process.exitCode = 1;
  found.length = 0;
};
