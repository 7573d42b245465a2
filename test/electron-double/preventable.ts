/** The first argument of Electron's events: its listeners may forbid what is about to happen. */
export type Preventable = { readonly preventDefault: () => void; readonly defaultPrevented: boolean };

/** An event that carries the given details. Ask `defaultPrevented` after emitting it. */
export const preventable = <Details extends object>(details: Details = {} as Details): Details & Preventable => {
  let prevented = false;
  const event = {
    ...details,
    preventDefault: () => {
      prevented = true;
    },
    get defaultPrevented() {
      return prevented;
    },
  };
  return event;
};
