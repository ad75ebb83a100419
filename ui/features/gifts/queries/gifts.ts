import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { Gift } from "#core/commerce/gift.ts";
import { unwrapList } from "#ui/data/partial-lists.ts";
import { personalKey, type QueryScope } from "#ui/data/query-scope.ts";
import { createWrite } from "#ui/data/write.ts";
import { LIBRARY_KEY } from "#ui/features/library/queries/library.ts";

/**
 * Gifts that the player has sent and received; disabled for guests. Refetched on mount, because other players answer
 * them.
 */
export function giftsQuery(scope: QueryScope) {
  return queryOptions({
    queryKey: ["gifts", ...personalKey(scope)] as const,
    queryFn: async (context) => unwrapList(await scope.ports.gifts.list({ signal: context.signal }), context),
    enabled: scope.visit.get().user !== null,
    staleTime: 0,
  });
}

interface AnswerInput {
  readonly giftId: string;
  readonly answer: "accept" | "decline" | "withdraw";
}

/** Accepts, declines or, for its sender, withdraws a gift. All are idempotent, so they are repeated after a lost answer. */
export function answerGiftMutation(scope: QueryScope, client: QueryClient) {
  const { queryKey } = giftsQuery(scope);
  return createWrite<Gift, AnswerInput>(scope, client, {
    key: ["answer-gift"],
    changes: [{ queryKey }],
    send: ({ giftId, answer }) => scope.ports.gifts[answer](giftId),
    apply: (answered) => {
      client.setQueryData(queryKey, (gifts: readonly Gift[] | undefined) =>
        gifts?.map((gift) => (gift.id === answered.id ? answered : gift)),
      );
      // What the player owns has changed with it.
      for (const key of ["goods", LIBRARY_KEY]) void client.invalidateQueries({ queryKey: [key] });
    },
    refetchOnFailure: [queryKey],
  });
}
