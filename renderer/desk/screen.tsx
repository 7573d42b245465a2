import type { ReactNode } from 'react';

type ScreenProps = {
  readonly title: string;
  /** Beside the title: how many, which state. */
  readonly about?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** True: the body scrolls as a whole. False: parts of it scroll (tables), the body keeps still. */
  readonly scrolls?: boolean;
};

/** The frame of a screen: title and buttons keep still, the body fills the rest. */
export const Screen = ({ title, about, actions, children, scrolls = false }: ScreenProps) => (
  <section className="screen">
    <header className="screen-head">
      <h1 className="screen-title">{title}</h1>
      {about !== undefined && <div className="screen-about">{about}</div>}
      {actions !== undefined && <div className="screen-actions">{actions}</div>}
    </header>
    <div className="screen-body" data-scrolls={scrolls}>
      {children}
    </div>
  </section>
);
