/** Tags of a test that only `npm run test:all` runs. */
export const WIDE = ["wide"];

/** Tags of a test that `npm test` runs as well. */
export const ALWAYS: string[] = [];

/** Adds the tags of their tests to the rows of a table: the first row at an address stands for its screen, the others are wide. */
export const withTags = <Row extends { readonly path: string }>(rows: readonly Row[]) =>
  rows.map((row, number) => ({
    ...row,
    tags: rows.findIndex(({ path }) => path === row.path) === number ? ALWAYS : WIDE,
  }));
