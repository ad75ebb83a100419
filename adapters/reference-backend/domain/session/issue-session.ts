import type { Services } from "#adapters/reference-backend/services.ts";
import { clientDetailsOf } from "./client-details.ts";
import { SESSION_SECONDS } from "./session-lifetime.ts";
import { startSession } from "./sessions.ts";

/** Starts a session for the browser that sends a request; its cookie. */
export async function issueSession(
  { database, sessionCookie }: Pick<Services, "database" | "sessionCookie">,
  request: Request,
  accountId: string,
  now: Date,
): Promise<string> {
  const { token } = await startSession(database.queries, { accountId, client: clientDetailsOf(request), now });
  return sessionCookie.write(request, token, SESSION_SECONDS);
}
