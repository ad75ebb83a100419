/** Tags of a test that only `npm run test:all` runs. */
export const WIDE = ["wide"];

/** Tags of a test that `npm test` runs as well. */
export const ALWAYS: string[] = [];
