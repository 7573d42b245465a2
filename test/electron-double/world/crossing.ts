/**
 * The passage between the preload's isolated world and the page's main world. Both worlds see the same DOM, so each side
 * speaks through synchronous DOM events; an event's detail crosses as a structured clone, never as the object itself.
 *
 * This function is sent to the page as text: it may use nothing but its arguments and what a page has.
 */

/** How a value is written for the other world: v a primitive, a an array, o an object, f a function of mine, y one of yours, p a promise, e an error, c a cloned thing. */
type Written =
  | readonly ['v', unknown]
  | readonly ['a', readonly Written[]]
  | readonly ['o', readonly (readonly [string, Written])[]]
  | readonly ['f' | 'y' | 'p', number]
  | readonly ['e', string]
  | readonly ['c', unknown];

type Message =
  | { readonly op: 'expose'; readonly key: string; readonly value: Written }
  | { readonly op: 'call'; readonly fn: number; readonly args: readonly Written[] }
  | { readonly op: 'settle'; readonly promise: number; readonly failed: boolean; readonly value: Written }
  | { readonly op: 'answer'; readonly failed: boolean; readonly value: Written };

type AnyFunction = (...args: unknown[]) => unknown;

export type Crossing = {
  /** Puts a value of this world under a name of the other world; throws what the other side throws. */
  readonly expose: (key: string, value: unknown) => void;
};

/**
 * One end of the passage.
 * hears, tells: names of the two events, known to these two scripts only. take: what this side does with an exposed value.
 */
export const crossing = (hears: string, tells: string, take: (key: string, value: unknown) => void): Crossing => {
  const mine = new Map<number, AnyFunction>();
  const yours = new WeakMap<AnyFunction, number>();
  const awaited = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let answer: Extract<Message, { op: 'answer' }> | undefined;

  const tell = (message: Message): void => {
    dispatchEvent(new CustomEvent(tells, { detail: message }));
  };

  /** Says something and takes the answer that arrives while it is being said. */
  const ask = (message: Message): unknown => {
    answer = undefined;
    tell(message);
    const received = answer as Extract<Message, { op: 'answer' }> | undefined;
    answer = undefined;
    if (!received) throw new Error('The other world does not answer');
    const value = read(received.value);
    if (received.failed) throw value;
    return value;
  };

  const follow = (promise: Promise<unknown>): Written => {
    const id = ++lastId;
    promise.then(
      (value) => tell({ op: 'settle', promise: id, failed: false, value: write(value) }),
      (error) => tell({ op: 'settle', promise: id, failed: true, value: write(error) }),
    );
    return ['p', id];
  };

  const writeFunction = (fn: AnyFunction): Written => {
    const original = yours.get(fn);
    if (original !== undefined) return ['y', original];
    const id = ++lastId;
    mine.set(id, fn);
    return ['f', id];
  };

  const writeObject = (value: object, depth: number): Written => {
    if (Array.isArray(value)) return ['a', value.map((item) => write(item, depth + 1))];
    if (value instanceof Promise) return follow(value);
    if (value instanceof Error) return ['e', value.message];
    const name = Object.prototype.toString.call(value);
    if (name !== '[object Object]') return ['c', structuredClone(value)];
    const kept = Object.entries(value).filter(([, item]) => typeof item !== 'symbol');
    return ['o', kept.map(([key, item]) => [key, write(item, depth + 1)] as const)];
  };

  const write = (value: unknown, depth = 0): Written => {
    if (depth > 1000) {
      throw new TypeError(
        'Electron contextBridge recursion depth exceeded.  Nested objects deeper than 1000 are not supported.',
      );
    }
    if (typeof value === 'function') return writeFunction(value as AnyFunction);
    if (typeof value === 'object' && value !== null) return writeObject(value, depth);
    return ['v', typeof value === 'symbol' ? undefined : value];
  };

  const readFunction = (id: number): AnyFunction => {
    const proxy: AnyFunction = (...args) => ask({ op: 'call', fn: id, args: args.map((argument) => write(argument)) });
    yours.set(proxy, id);
    return proxy;
  };

  const read = (written: Written): unknown => {
    switch (written[0]) {
      case 'a':
        return written[1].map(read);
      case 'o':
        return Object.fromEntries(written[1].map(([key, value]) => [key, read(value)]));
      case 'f':
        return readFunction(written[1]);
      case 'y':
        return mine.get(written[1]);
      case 'p':
        return new Promise((resolve, reject) => awaited.set(written[1], { resolve, reject }));
      case 'e':
        return new Error(written[1]);
      default:
        return written[1];
    }
  };

  const act = (message: Message): unknown => {
    if (message.op === 'expose') return take(message.key, read(message.value));
    if (message.op === 'call') return mine.get(message.fn)?.(...message.args.map(read));
    return undefined;
  };

  const reply = (message: Message): void => {
    let written: Extract<Message, { op: 'answer' }>;
    try {
      written = { op: 'answer', failed: false, value: write(act(message)) };
    } catch (error) {
      written = { op: 'answer', failed: true, value: write(error) };
    }
    tell(written);
  };

  const settle = (message: Extract<Message, { op: 'settle' }>): void => {
    const waiting = awaited.get(message.promise);
    awaited.delete(message.promise);
    const value = read(message.value);
    if (message.failed) waiting?.reject(value);
    else waiting?.resolve(value);
  };

  addEventListener(hears, (event) => {
    const message = (event as CustomEvent<Message>).detail;
    event.stopImmediatePropagation();
    if (message.op === 'answer') answer = message;
    else if (message.op === 'settle') settle(message);
    else reply(message);
  });

  return {
    expose: (key, value) => {
      ask({ op: 'expose', key, value: write(value) });
    },
  };
};
