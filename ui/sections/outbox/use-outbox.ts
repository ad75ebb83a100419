import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { commentDraftKey, type KeptComment } from "#core/community/comment-draft.ts";
import { type Outbox, type OutboxEntry, sendAgain, takeFromOutbox } from "#core/outbox/outbox.ts";
import { cartQuery } from "#ui/queries/cart.ts";
import { favoritesQuery } from "#ui/queries/favorites.ts";
import { changeOutbox, outboxQuery } from "#ui/queries/outbox.ts";
import { useQueryScope } from "#ui/queries/query-scope.ts";
import { keepReviewDraft } from "../reviews/review-draft.ts";

const NOTHING: Outbox = [];

/** What waits, and what the player can do with an entry of it. */
export function useOutbox() {
  const scope = useQueryScope();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: outbox = NOTHING } = useQuery(outboxQuery(scope));
  const actions = useMemo(() => {
    const remove = async ({ key, write }: OutboxEntry) => {
      await changeOutbox(scope, client, (all) => takeFromOutbox(all, key));
      // It was shown as if it had been done.
      if (write.kind === "favorite") await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      if (write.kind === "cart") await client.invalidateQueries({ queryKey: cartQuery(scope).queryKey });
    };
    return {
      remove,
      again: ({ key }: OutboxEntry) => changeOutbox(scope, client, (all) => sendAgain(all, key)),
      /** Puts the words back to where they were written. */
      edit: async (entry: OutboxEntry) => {
        const { storage } = scope.ports;
        const { write, userId } = entry;
        if (write.kind === "review") keepReviewDraft(storage, userId, write.gameCode, write.draft);
        if (write.kind === "comment") {
          const place = write.replyTo === null ? "new" : `reply-${write.replyTo}`;
          const kept: KeptComment = { content: write.draft.content, mentions: [], attempt: null };
          storage.write(commentDraftKey(userId, write.article.id, place), JSON.stringify(kept));
        }
        await remove(entry);
        await navigate({ to: entry.path });
      },
    };
  }, [scope, client, navigate]);
  return { outbox, ...actions };
}
