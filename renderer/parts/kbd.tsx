import type { ReactNode } from 'react';
import './marks.module.css';

/** A key or a chord as printed on the keyboard. */
export const Kbd = ({ children }: { readonly children: ReactNode }) => <kbd className="kbd">{children}</kbd>;
