/** Fewer neighbours than this are named one by one: "3, 4" is no longer than "3–4". */
const SHORTEST = 3;

/**
 * Numbers and names of tables as people write them: neighbouring whole numbers in one, "1–112" instead of all of them. Order is kept; what is
 * not a number stands by itself. Takes texts or numbers; gives texts for a list.
 */
export const runTexts = (names: readonly (string | number)[]): readonly string[] => {
  const runs: string[][] = [];
  for (const name of names.map(String)) {
    const run = runs.at(-1);
    const isNext = run !== undefined && /^\d+$/.test(name) && Number(run.at(-1)) + 1 === Number(name);
    if (isNext) run.push(name);
    else runs.push([name]);
  }
  return runs.flatMap((run) => (run.length < SHORTEST ? run : [`${run[0]}–${run.at(-1)}`]));
};
