import type { Logger } from "drizzle-orm";

/** Counts every query that is sent to either database. */
export interface QueryCount extends Logger {
  /** Queries since the database was opened. */
  queries(): number;
}

export function createQueryCount(): QueryCount {
  let counted = 0;
  return {
    logQuery: () => {
      counted += 1;
    },
    queries: () => counted,
  };
}
