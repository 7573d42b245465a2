/** A sheet of a workbook as texts; the rows with the numbers that they have in it. */
export type Sheet = { readonly name: string; readonly rows: readonly (readonly string[])[] };
