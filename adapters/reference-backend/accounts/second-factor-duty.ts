import { eq } from "drizzle-orm";
import { moderators } from "../database/schema/index.ts";
import type { Services } from "../services.ts";

/** Whether an account has to have a second factor: moderators on live. */
export async function isSecondFactorRequired(
  services: Pick<Services, "database" | "environment">,
  accountId: string,
): Promise<boolean> {
  if (services.environment !== "live") return false;
  const found = await services.database.queries.select().from(moderators).where(eq(moderators.accountId, accountId));
  return found.length > 0;
}
