/**
 * The application's contract is JSON only. Electron clones more (dates, maps, buffers), so that a value which is not JSON is
 * refused here in the words of Electron's refusal of functions, rather than quietly changed.
 *
 * A named function because it is also sent to the page as text, where it calls itself by its name.
 */

/** Throws for anything that JSON would lose or alter. Object members that are undefined count as absent. */
export function checkJson(value: unknown): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number' && Number.isFinite(value)) return;
  if (Array.isArray(value)) {
    value.forEach(checkJson);
    return;
  }
  const prototype: unknown = typeof value === 'object' ? Object.getPrototypeOf(value) : undefined;
  if (prototype !== Object.prototype && prototype !== null) throw new Error('An object could not be cloned.');
  for (const item of Object.values(value as object)) if (item !== undefined) checkJson(item);
}
