/**
 * What React draws while something is done, counted from the tree it hands to its developer tools: the shipped one hands it on too.
 * Installed before React comes to the page.
 */

type Fiber = {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly stateNode: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly return: Fiber | null;
};

type Root = { readonly current: Fiber };

/** A component that was drawn, and the element that it stands for or in. */
export type Drawn = { readonly name: string; readonly element: Element | null };

let hear: ((root: Root) => void) | null = null;

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: Root) => hear?.(root),
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** React's tags of components, and its mark of one that did its work. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);
const HOST = 5;
const WORKED = 1;

const nameOf = (type: unknown): string => {
  if (typeof type === 'function') return type.name;
  const { type: inner, render } = (type ?? {}) as { readonly type?: unknown; readonly render?: unknown };
  return inner === undefined && render === undefined ? '?' : nameOf(inner ?? render);
};

const hostIn = (fiber: Fiber | null): Element | null => {
  for (let at = fiber; at !== null; at = at.sibling) {
    const host = at.tag === HOST ? (at.stateNode as Element) : hostIn(at.child);
    if (host !== null) return host;
  }
  return null;
};

const hostOver = (fiber: Fiber): Element | null => {
  for (let at = fiber.return; at !== null; at = at.return) if (at.tag === HOST) return at.stateNode as Element;
  return null;
};

const drawnIn = (fiber: Fiber, into: Drawn[]): void => {
  const before = fiber.alternate;
  const worked = before === null || (fiber.flags & WORKED) !== 0;
  if (COMPONENTS.has(fiber.tag) && worked) {
    into.push({ name: nameOf(fiber.type), element: hostIn(fiber.child) ?? hostOver(fiber) });
  }
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) drawnIn(child, into);
};

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** All that is drawn while `act` is done and in the two frames after it. */
export const drawnDuring = async (act: () => Promise<void>): Promise<readonly Drawn[]> => {
  const drawn: Drawn[] = [];
  hear = ({ current }) => drawnIn(current, drawn);
  try {
    await act();
    await frame();
    await frame();
  } finally {
    hear = null;
  }
  return drawn;
};
