/** Tags of a test that only `npm run test:all` runs. */
export const WIDE = ["wide"];

/** Tags of a test that `npm test` runs as well. */
export const ALWAYS: string[] = [];

/** Rows with the tags of their tests: `npm test` tries the first row of each screen, which stands for its others. */
export function taggedByScreen<Row extends { readonly path: string }>(
  rows: readonly Row[],
): readonly (Row & { readonly tags: string[] })[] {
  const screens = new Set<string>();
  return rows.map((row) => {
    const tags = screens.has(row.path) ? WIDE : ALWAYS;
    screens.add(row.path);
    return { ...row, tags };
  });
}
