import { eq } from "drizzle-orm";
import { moderators } from "#adapters/reference-backend/database/schema/index.ts";
import type { Services } from "#adapters/reference-backend/services.ts";

/** Whether moderators have to have a second factor: on live. */
export function needsSecondFactor({ environment }: Pick<Services, "environment">): boolean {
  return environment === "live";
}

/** Whether an account has to have a second factor: moderators on live. */
export async function isSecondFactorRequired(
  services: Pick<Services, "database" | "environment">,
  accountId: string,
): Promise<boolean> {
  if (!needsSecondFactor(services)) return false;
  const found = await services.database.queries.select().from(moderators).where(eq(moderators.accountId, accountId));
  return found.length > 0;
}
