import { useEffect, useRef } from 'react';

/** Typing goes on in the line when a question was answered, and when the table in hand has gone with what had the focus. */
export const useBackToLine = (isAsking: boolean, isInHand: boolean, toLine: () => void): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    // The dialog held the focus until it was gone.
    if (wasAsking.current && !isAsking) toLine();
    wasAsking.current = isAsking;
  }, [isAsking, toLine]);
  useEffect(() => {
    const { activeElement } = document;
    if (!isInHand && (activeElement === document.body || activeElement?.tagName === 'MAIN')) toLine();
  }, [isInHand, toLine]);
};
