import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import loadHighs, { type Highs, type ModelData } from 'highs';
import type { PartitionProblem, Solver } from '../../core/search/solver.ts';

/**
 * The linear programming library of the seating search: HiGHS as WebAssembly, loaded from the bundled file.
 *
 * Limits are iterations and nodes, never seconds, so that the same problem ends the same way on every machine. The stop
 * flag is looked at inside the running solver. WebAssembly memory never shrinks, so the instance is replaced after it
 * has grown.
 */

const MOST_MEMORY = 192 * 2 ** 20;
const SIMPLEX_ITERATIONS = 200_000;

/** The WebAssembly file: beside the built worker, or in its package when run from source. */
const wasmFile = (): string => {
  const bundled = fileURLToPath(new URL('./highs.wasm', import.meta.url));
  return existsSync(bundled) ? bundled : fileURLToPath(import.meta.resolve('highs/runtime'));
};

const modelOf = ({ people, tables, costs }: PartitionProblem, whole: boolean): ModelData => {
  const columns = costs.length;
  const model = {
    numCols: columns,
    numRows: people,
    colCost: costs,
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(whole ? 1 : Number.POSITIVE_INFINITY),
    rowLower: new Float64Array(people).fill(1),
    rowUpper: new Float64Array(people).fill(1),
    matrix: {
      format: 'csc' as const,
      numRows: people,
      numCols: columns,
      starts: Int32Array.from({ length: columns + 1 }, (_, column) => 4 * column),
      indices: tables,
      values: new Float64Array(tables.length).fill(1),
    },
  };
  return whole ? { ...model, integrality: new Int32Array(columns).fill(1) } : model;
};

const relaxIn =
  (highs: Highs): Solver['relax'] =>
  (problem, stopped) =>
    highs.withModel(modelOf(problem, false), (model) => {
      model.options.set({ output_flag: false, simplex_iteration_limit: SIMPLEX_ITERATIONS });
      const { callbackType, modelStatus } = highs.constants;
      model.run({
        [callbackType.simplexInterrupt](event) {
          if (stopped()) event.interrupt();
        },
      });
      return model.getModelStatus() === modelStatus.optimal ? model.getSolution().rowDual : null;
    });

const chooseIn =
  (highs: Highs): Solver['choose'] =>
  (problem, start, effort, stopped) =>
    highs.withModel(modelOf(problem, true), (model) => {
      // Costs are whole numbers: a gap below one is no gap.
      model.options.set({
        output_flag: false,
        mip_max_nodes: effort.nodes,
        mip_rel_gap: 0,
        mip_abs_gap: 0.9,
      });
      const { callbackType, modelStatus } = highs.constants;
      const known = new Float64Array(problem.costs.length);
      for (const table of start) known[table] = 1;
      model.setSolution({ colValue: known });
      model.run({
        [callbackType.mipInterrupt](event) {
          if (Number(event.data.mip_total_lp_iterations ?? 0) > effort.iterations || stopped()) event.interrupt();
        },
      });
      const { colValue } = model.getSolution();
      const chosen = [...colValue.keys()].filter((table) => (colValue[table] ?? 0) > 0.5);
      return { chosen, proved: model.getModelStatus() === modelStatus.optimal };
    });

/** Loads the solver. Calls of the solver block; run it in a worker. */
export const loadSolver = async (): Promise<Solver & { readonly renew: () => Promise<void> }> => {
  const wasmBinary = readFileSync(wasmFile());
  let highs = await loadHighs({ wasmBinary });
  let broken = false;
  /** A fault inside the library costs the proof, never the seating; its instance is not used again. */
  const safely = <T>(run: () => T | null): T | null => {
    if (broken) return null;
    try {
      return run();
    } catch {
      broken = true;
      return null;
    }
  };
  return {
    relax: (...asked) => safely(() => relaxIn(highs)(...asked)),
    choose: (...asked) => safely(() => chooseIn(highs)(...asked)),
    /** Called between two seatings: replaces an instance that has grown or broken. */
    renew: async () => {
      if (broken || highs.memoryBytes > MOST_MEMORY) highs = await loadHighs({ wasmBinary });
      broken = false;
    },
  };
};
