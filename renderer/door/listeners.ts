/** A set of listeners to one kind of news: `tell` calls them all, `hear` adds one and returns how to leave. */
export const listeners = <T>(): {
  readonly tell: (news: T) => void;
  readonly hear: (listener: (news: T) => void) => () => void;
} => {
  const all = new Set<(news: T) => void>();
  return {
    tell: (news) => {
      for (const listener of [...all]) listener(news);
    },
    hear: (listener) => {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
};
