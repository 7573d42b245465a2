/** What can be measured of a picture: contrast of every text and mark with what is under it, words that are cut, the ring of the focus. */

type Colour = readonly [red: number, green: number, blue: number, opacity: number];

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

const known = new Map<string, Colour>();

/** A colour as the browser paints it, in whatever way it is written. */
const colourOf = (css: string): Colour => {
  const kept = known.get(css);
  if (kept !== undefined) return kept;
  if (canvas === null) throw new Error('no canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = css;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const colour: Colour = [red, green, blue, opacity / 255];
  known.set(css, colour);
  return colour;
};

const over = (top: Colour, below: Colour): Colour => {
  const mix = (a: number, b: number): number => a * top[3] + b * (1 - top[3]);
  return [mix(top[0], below[0]), mix(top[1], below[1]), mix(top[2], below[2]), 1];
};

/** Relative luminance and contrast of WCAG 2.2. */
const luminance = (colour: Colour): number => {
  const [r = 0, g = 0, b = 0] = colour
    .slice(0, 3)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: Colour, b: Colour): number => {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};

/** What is under an element's text: its own ground and those under it, blended. */
const groundOf = (element: Element | null): Colour => {
  if (element === null) return [255, 255, 255, 1];
  const own = colourOf(getComputedStyle(element).backgroundColor);
  return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
};

/** How much of an element is seen through what it and those around it are made fainter by. */
const opacityOf = (element: Element | null): number =>
  element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

const isShown = (element: Element): boolean => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (element.closest('[aria-hidden="true"], [class*=_hidden_]') !== null) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && Number.parseFloat(getComputedStyle(element).fontSize) > 0;
};

/** What cannot be used now has no contrast to keep (WCAG 1.4.3). */
const isOff = (element: Element): boolean =>
  element.closest(':disabled, [aria-disabled="true"], [data-disabled], [data-disabled="true"]') !== null;

const told = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;

/** Elements with words of their own. */
const withWords = (): readonly HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '') &&
      isShown(element),
  );

/** WCAG 1.4.3: words that are not at least 4.5:1 on their ground, large ones 3:1. */
export const faintWords = (): readonly string[] =>
  withWords().flatMap((element) => {
    if (isOff(element)) return [];
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const ground = groundOf(element);
    const [r, g, b, opacity] = colourOf(color);
    const ratio = contrast(over([r, g, b, opacity * opacityOf(element)], ground), ground);
    return ratio < least ? [`${ratio.toFixed(2)} ${told(element)}`] : [];
  });

const CONTROLS = 'button, input, textarea, select, [role="checkbox"], [role="radio"], .check-box, .field-box';

/** WCAG 1.4.11: fields and boxes whose edge is not at least 3:1 on what is around them, and signs on buttons that are not. */
export const faintMarks = (): readonly string[] =>
  [...document.body.querySelectorAll<HTMLElement>(CONTROLS)].flatMap((element) => {
    if (!isShown(element) || isOff(element)) return [];
    const around = groundOf(element.parentElement);
    const found: string[] = [];
    if (element.matches('.field-input, .field-box, .check-box, .select-button, [class*=_commandLine_]')) {
      const { borderTopColor, backgroundColor } = getComputedStyle(element);
      const best = Math.max(
        contrast(over(colourOf(borderTopColor), around), around),
        contrast(over(colourOf(backgroundColor), around), around),
      );
      const hasRing = element.matches(':focus, :focus-within');
      if (best < 3 && !hasRing) found.push(`edge ${best.toFixed(2)} ${told(element)}`);
    }
    const sign = element.querySelector(':scope > svg');
    if (
      sign !== null &&
      getComputedStyle(sign).visibility === 'visible' &&
      colourOf(getComputedStyle(sign).color)[3] > 0
    ) {
      const ground = groundOf(element);
      const ratio = contrast(over(colourOf(getComputedStyle(sign).color), ground), ground);
      if (ratio < 3) found.push(`sign ${ratio.toFixed(2)} ${told(element)}`);
    }
    return found;
  });

const hasTip = (element: Element): boolean =>
  element.closest('[title]:not([title=""]), [data-tip]') !== null ||
  element.querySelector('[title]:not([title=""])') !== null;

/** Words that their box cuts and that nothing tells whole: no tooltip, no scrolling. */
export const silentlyCut = (): readonly string[] =>
  withWords().flatMap((element) => {
    const cut = (box: Element | null): boolean => {
      if (box === null || box === document.body) return false;
      const { overflowX, overflowY, webkitLineClamp, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return false;
      const wide = overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1;
      const tall =
        overflowY !== 'visible' &&
        (webkitLineClamp !== 'none' || box === element) &&
        box.scrollHeight > box.clientHeight + 2;
      if (wide || tall) return true;
      return display.startsWith('inline') ? cut(box.parentElement) : false;
    };
    return cut(element) && !hasTip(element) ? [told(element)] : [];
  });

/** Whether the window itself scrolls. */
export const frameScrolls = (): boolean => {
  const page = document.documentElement;
  return page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1;
};

/** Parts of the window that stand on every screen. */
const FRAME = '[class*=_top_], [class*=_rail_]';

type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };

/** Watches from now on; gives what of the frame has moved since. */
export const watchFrame = (): (() => readonly string[]) => {
  const nodes: Node[] = [];
  const take = (entries: readonly PerformanceEntry[]): void => {
    for (const { sources } of entries as readonly Shift[]) nodes.push(...sources.flatMap(({ node }) => node ?? []));
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  return () => {
    take(observer.takeRecords());
    const elements = nodes.map((node) => (node instanceof Element ? node : node.parentElement));
    return elements.flatMap((element) => (element?.closest(FRAME) == null ? [] : [told(element)]));
  };
};

const RINGED = 'button, input:not([type="file"]), textarea, select, a[href], [tabindex="0"]';

/** Whether an element, or what stands for it, shows at least 2 px of a ring. */
const hasRing = (element: Element | null, steps = 3): boolean => {
  if (element === null || steps === 0) return false;
  const { outlineStyle, outlineWidth, boxShadow, borderTopWidth } = getComputedStyle(element);
  if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
  // A frame of one pixel with a shadow of one more.
  if (boxShadow !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && element.matches(':focus-within')) return true;
  const marked = element.querySelector('[data-focus-visible]');
  if (marked !== null && marked !== element && hasRing(marked, 1)) return true;
  const box = element.matches('label, .check') ? element.querySelector('.check-box') : null;
  return (box !== null && hasRing(box, 1)) || hasRing(element.parentElement, steps - 1);
};

/** Of every kind of thing that takes the focus the first one: those that do not show it by at least 2 px. */
export const withoutRing = async (): Promise<readonly string[]> => {
  const kinds = new Set<string>();
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(RINGED)) {
    const kind = `${element.tagName} ${element.getAttribute('class')} ${element.getAttribute('role')}`;
    if (kinds.has(kind) || element.tabIndex < 0 || isOff(element) || !element.checkVisibility()) continue;
    kinds.add(kind);
    element.focus({ focusVisible: true } as FocusOptions);
    // What draws its ring itself does so with the next picture; under load with one of the next few.
    for (let picture = 0; picture < 30 && document.activeElement === element && !hasRing(element); picture++) {
      await new Promise(requestAnimationFrame);
    }
    if (document.activeElement === element && !hasRing(element)) found.push(told(element));
  }
  return found;
};

type Line = { readonly element: HTMLElement; readonly box: DOMRect };

/** What of a line is seen: cut by every box around it that hides what is over. */
const seenOf = (element: HTMLElement, line: DOMRect): DOMRect => {
  let { left, top, right, bottom } = line;
  for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    if (position === 'fixed') break;
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};

/** What lies over the window on purpose. */
const OVER = '.modal, .popover, [class*="_tooltip_"], [class*="_raised"]';

/** Lines of words that lie on each other by more than a hair: they cannot be read. */
export const onEachOther = (): readonly string[] => {
  const lines: Line[] = [];
  for (const element of withWords()) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = seenOf(element, rect);
        if (box.width > 2 && box.height > 2) lines.push({ element, box });
      }
    }
  }
  const found: string[] = [];
  for (const [i, { element, box }] of lines.entries()) {
    for (const other of lines.slice(i + 1)) {
      if (other.element === element || element.closest(OVER) !== other.element.closest(OVER)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 5) found.push(`${told(element)} and ${told(other.element)}`);
    }
  }
  return found;
};
