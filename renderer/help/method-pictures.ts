/**
 * The small picture of every seating method: which places of the ranking (or numbers of the list) share a table. Data of a
 * real little round each: twelve people at tables of four, ten at tables of two, ten at two tables.
 */

export type MethodPicture = {
  /** The places of each table, in seat order; 0 is a free seat. */
  readonly tables: readonly (readonly number[])[];
  /** Places that met before and may not again, for methods that avoid it. */
  readonly met?: readonly (readonly [number, number])[];
  /** Where somebody comes from, where a method moves people. */
  readonly moves?: readonly (readonly [from: number, to: number])[];
};

/** One for every method of a game. */
export type MethodPictures<Method extends string = string> = { readonly [method in Method]: MethodPicture };
