import { createContext, type ReactNode, useContext } from 'react';

const LooksOnly = createContext(false);

/** Whether what is here can only be looked at: controls that would change something are off. */
export const useLooksOnly = (): boolean => useContext(LooksOnly);

type LooksOnlyProps = { readonly on: boolean; readonly children: ReactNode };

/** A part of the window in which nothing can be entered while `on`; buttons that only lead somewhere say `reads`. */
export const LooksOnlyPart = ({ on, children }: LooksOnlyProps) => (
  <LooksOnly.Provider value={on}>{children}</LooksOnly.Provider>
);
