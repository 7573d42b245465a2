import { createContext, type ReactNode, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { create } from 'zustand';

/** Windows over the window, in the order in which they were opened. */
const useOpen = create<readonly symbol[]>()(() => []);

type LayerOf = {
  readonly id: symbol;
  /** How many buttons in it may be the one that goes on. */
  readonly count: number;
  /** Counts one; the answer takes it out again. */
  readonly add: () => () => void;
};

const LayerContext = createContext<LayerOf | null>(null);

/** What lies over the window: what is behind it has no button that goes on, as long as it is open [W-2.1, X-13]. */
export const Layer = ({ children }: { readonly children: ReactNode }) => {
  const [id] = useState(() => Symbol('layer'));
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    useOpen.setState((open) => [...open, id], true);
    return () => useOpen.setState((open) => open.filter((each) => each !== id), true);
  }, [id]);
  const add = useCallback(() => {
    setCount((now) => now + 1);
    return () => setCount((now) => now - 1);
  }, []);
  const layer = useMemo((): LayerOf => ({ id, count, add }), [id, count, add]);
  return <LayerContext value={layer}>{children}</LayerContext>;
};

/** Whether what wants to be the one thing to do next is that now: nothing lies over it. */
export const usePrimary = (isWanted: boolean): boolean => {
  const layer = useContext(LayerContext);
  const add = layer?.add;
  useLayoutEffect(() => (isWanted ? add?.() : undefined), [isWanted, add]);
  const own = layer?.id;
  const isOver = useOpen((open) => open.at(-1) === own);
  return isWanted && isOver;
};

/** Where nothing goes on, the way out of a window over the window is the one thing to do. */
export const useOnlyWayOut = (): boolean => {
  const layer = useContext(LayerContext);
  const isOver = useOpen((open) => open.at(-1) === layer?.id);
  return layer !== null && layer.count === 0 && isOver;
};
