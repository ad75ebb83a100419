import { eq } from "drizzle-orm";
import type { Queries } from "./database.ts";
import { states } from "./schema/index.ts";

/** Reads one value of the backend's own state; `undefined` if it was never written. */
export async function readState(queries: Queries, key: string): Promise<unknown> {
  const [row] = await queries.select({ value: states.value }).from(states).where(eq(states.key, key));
  return row?.value;
}

export async function writeState(queries: Queries, key: string, value: unknown): Promise<void> {
  await queries.insert(states).values({ key, value }).onConflictDoUpdate({ target: states.key, set: { value } });
}
