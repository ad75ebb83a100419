import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { type Outbox, type OutboxEntry, sendAgain, takeFromOutbox } from "#core/outbox/outbox.ts";
import { changeOutbox, outboxQuery } from "#ui/data/outbox.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cartQuery } from "#ui/features/cart/queries/cart.ts";
import { COMMENT_DRAFT } from "#ui/features/drafts/comment-draft.ts";
import { COMMENT_RETURNED, COMMENTS_ID } from "#ui/features/drafts/comments-id.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { REVIEW_RETURNED, REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { formDraft } from "#ui/kit/form-draft/form-draft.ts";

const NOTHING: Outbox = [];

/** Appends the queued text to a draft that was begun since. */
const after = (begun: string | undefined, words: string): string =>
  begun === undefined || begun === "" || begun === words ? words : `${begun}\n\n${words}`;

/** Queued writes, and the actions on an entry. */
export function useOutbox() {
  const scope = useQueryScope();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: outbox = NOTHING } = useQuery(outboxQuery(scope));
  const actions = useMemo(() => {
    const remove = async ({ key, write }: OutboxEntry) => {
      await changeOutbox(scope, client, (all) => takeFromOutbox(all, key));
      // It was shown optimistically.
      if (write.kind === "favorite") await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      if (write.kind === "cart" || write.kind === "quantity")
        await client.invalidateQueries({ queryKey: cartQuery(scope).queryKey });
    };
    return {
      remove,
      again: ({ key }: OutboxEntry) =>
        changeOutbox(scope, client, (all) => sendAgain(all, key, scope.ports.clock.now())),
      /** Puts the words back to where they were written. */
      edit: async (entry: OutboxEntry) => {
        const { write, userId } = entry;
        let returned = new Event(REVIEW_RETURNED);
        if (write.kind === "review") {
          const { gameCode, draft } = write;
          const stored = formDraft(scope.ports, REVIEW_DRAFT, userId, gameCode);
          stored.keep({ ...draft, content: after(stored.read()?.content, draft.content) });
        }
        if (write.kind === "comment") {
          const { commentId, replyTo } = write;
          const draftSlot = commentId ?? (replyTo === null ? "new" : `reply-${replyTo}`);
          const stored = formDraft(scope.ports, COMMENT_DRAFT, userId, write.article.id, draftSlot);
          const begun = stored.read();
          const content = after(begun?.content, write.draft.content);
          stored.keep({ content, mentions: begun?.mentions ?? [], attempt: null });
          returned = new CustomEvent(COMMENT_RETURNED, { detail: draftSlot });
        }
        await remove(entry);
        const isReview = write.kind === "review";
        await navigate({ to: entry.path, hash: isReview ? REVIEWS_ID : COMMENTS_ID });
        dispatchEvent(returned);
      },
    };
  }, [scope, client, navigate]);
  return { outbox, ...actions };
}
