/** "45", "35–36" for a tie, "~45" while more entries may come. */
export const placeText = (from: number, to: number, provisional: boolean, number: (value: number) => string): string =>
  `${provisional ? '~' : ''}${from === to ? number(from) : `${number(from)}–${number(to)}`}`;
