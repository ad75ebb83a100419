import type { QueryClient } from "@tanstack/react-query";
import { dropSameFrom, type OutboxWrite } from "#core/outbox/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { changeOutbox, outboxQuery } from "./outbox.ts";

/** What waits to change the same as a write that the server has just taken is older than that. */
export async function forgetWaiting(scope: QueryScope, client: QueryClient, taken: OutboxWrite): Promise<void> {
  const { user } = scope.visit.get();
  const waiting = client.getQueryData(outboxQuery(scope).queryKey) ?? [];
  if (user === null || waiting.length === 0) return;
  await changeOutbox(scope, client, (outbox) => dropSameFrom(outbox, user.userId, taken));
}
