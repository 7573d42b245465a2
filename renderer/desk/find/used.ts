const REMEMBERED = 'seatwright.used';
const MOST = 20;

/** Ids of what was done from the box, the last one first; remembered on this computer. */
export const usedLast = (): readonly string[] => {
  const text = localStorage.getItem(REMEMBERED) ?? '';
  return text === '' ? [] : text.split('\n');
};

/** A person, a table or a round is a number of one event: in the next one it would be somebody else's. */
const isOfEvent = (id: string): boolean => /\d$/.test(id);

export const rememberUse = (id: string): void => {
  if (isOfEvent(id)) return;
  const ids = [id, ...usedLast().filter((one) => one !== id)].slice(0, MOST);
  localStorage.setItem(REMEMBERED, ids.join('\n'));
};
