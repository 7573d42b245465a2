/** Whether dist/ was made after the last change of the source. */
export declare const isBuilt: () => boolean;
/** Builds all; the exit code. */
export declare const build: () => number;
