/** A process that works for the desk: of Electron or of Node, which the host knows. `onExit` is called once, however it ended. */
export type Child<Order, News> = {
  readonly send: (order: Order) => void;
  readonly onNews: (hear: (news: News) => void) => void;
  readonly onExit: (hear: () => void) => void;
  readonly kill: () => void;
};
