/**
 * What a reader aloud says by itself (WCAG 4.1.3): texts that come into regions which were announced before, and alerts. Regions that
 * come with their text are silent, as they are in browsers.
 */

const REGIONS = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"]';

/** What is not displayed is not read. */
const shownIn = (region: Element): string =>
  region instanceof HTMLElement ? region.innerText : (region.textContent ?? '');

/** Listens from now on; what was said so far is in the list it gives. */
export const listening = (): { readonly heard: readonly string[]; readonly stop: () => void } => {
  const heard: string[] = [];
  const known = new WeakSet<Element>(document.querySelectorAll(REGIONS));
  const say = (region: Element, text: string): void => {
    if (text.trim() !== '' && region.checkVisibility() && region.closest('[aria-hidden="true"], [inert]') === null)
      heard.push(text.trim());
  };
  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    const come = new Set<Element>();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(REGIONS) ?? null;
      if (region !== null && known.has(region)) changed.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [...(node.matches(REGIONS) ? [node] : []), ...node.querySelectorAll(REGIONS)])
          if (!known.has(region)) come.add(region);
      }
    }
    for (const region of changed) say(region, shownIn(region));
    for (const region of come) {
      known.add(region);
      if (region.getAttribute('role') === 'alert' && ![...changed].some((outer) => outer.contains(region)))
        say(region, shownIn(region));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return { heard, stop: () => observer.disconnect() };
};
