import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels inside an element. */
export type Box = { readonly width: number; readonly height: number };

/** The inner size of an element, known before it is first painted and followed as it changes; null while it is not there. */
export const useBox = <E extends HTMLElement>(): { readonly ref: RefObject<E | null>; readonly box: Box | null } => {
  const ref = useRef<E>(null);
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((known) => (known?.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, box };
};
