/** The Node that runs the double: asked before `process.execPath` names the double itself, as Electron's names Electron. */
export const nodeProgram: string = process.execPath;
