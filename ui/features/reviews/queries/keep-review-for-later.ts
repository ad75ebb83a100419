import type { QueryClient } from "@tanstack/react-query";
import type { OutboxWrite } from "#core/outbox/outbox.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { gameQuery } from "#ui/features/catalogue/queries/game.ts";
import { isOffline, keepForLater } from "#ui/features/offline-queue/outbox.ts";

type ReviewWrite = Omit<Extract<OutboxWrite, { readonly kind: "review" }>, "kind">;

/**
 * Lets a review, or a change of one, wait for a connection. `false` where there is one, and where nothing can wait. `triedKey` is
 * that of a try whose answer was lost.
 */
export async function keepReviewForLater(
  scope: QueryScope,
  client: QueryClient,
  review: ReviewWrite,
  triedKey?: string,
): Promise<boolean> {
  if (!isOffline()) return false;
  const { gameCode } = review;
  const title = client.getQueryData(gameQuery(scope, client, gameCode).queryKey)?.title ?? gameCode;
  return await keepForLater(scope, client, { write: { kind: "review", ...review }, title, triedKey });
}
