import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  type Outbox,
  type OutboxEntry,
  type OutboxWrite,
  putBackInOutbox,
  sendAgain,
  takeFromOutbox,
} from "#core/outbox/outbox.ts";
import { changeOutbox, outboxQuery } from "#ui/data/outbox.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { cartQuery } from "#ui/features/cart/queries/cart.ts";
import { appendText } from "#ui/features/drafts/append-text.ts";
import { COMMENT_DRAFT } from "#ui/features/drafts/comment-draft.ts";
import { COMMENT_RETURNED, COMMENTS_ID } from "#ui/features/drafts/comments-id.ts";
import { REVIEW_DRAFT } from "#ui/features/drafts/review-draft.ts";
import { OPEN_FORM, REVIEW_RETURNED, REVIEWS_ID } from "#ui/features/drafts/reviews-id.ts";
import { favoritesQuery } from "#ui/features/favorites/queries/favorites.ts";
import { formDraft } from "#ui/kit/form/form-draft.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";

const NOTHING: Outbox = [];

/** Queued writes, and the actions on an entry. */
export function useOutbox() {
  const scope = useQueryScope();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { t: text } = useTranslation("outbox");
  const { data: outbox = NOTHING } = useQuery(outboxQuery(scope));
  const actions = useMemo(() => {
    const change = async (write: OutboxWrite, edit: (all: Outbox) => Outbox | null) => {
      await changeOutbox(scope, client, edit);
      // It was shown optimistically.
      if (write.kind === "favorite") await client.invalidateQueries({ queryKey: favoritesQuery(scope).queryKey });
      if (write.kind === "cart" || write.kind === "quantity")
        await client.invalidateQueries({ queryKey: cartQuery(scope).queryKey });
    };
    const take = ({ key, write }: OutboxEntry) => change(write, (all) => takeFromOutbox(all, key));
    return {
      /** Takes an entry out; this can be undone. */
      remove: async (entry: OutboxEntry) => {
        await take(entry);
        toasts.show({
          id: "outbox",
          kind: "undo",
          message: text("removed"),
          buttonName: text("undo"),
          onUndo: () => change(entry.write, (all) => putBackInOutbox(all, entry)),
        });
      },
      again: ({ key }: OutboxEntry) =>
        changeOutbox(scope, client, (all) => sendAgain(all, key, scope.ports.clock.now())),
      /** Puts the words back to where they were written. */
      edit: async (entry: OutboxEntry) => {
        const { write, userId } = entry;
        let returned = new CustomEvent(REVIEW_RETURNED, { detail: OPEN_FORM });
        if (write.kind === "review") {
          const { gameCode, basedOn, draft } = write;
          const stored = formDraft(scope.ports, REVIEW_DRAFT, userId, gameCode);
          stored.keep({ ...draft, basedOn, content: appendText(stored.read()?.content, draft.content) });
        }
        if (write.kind === "comment") {
          const { commentId, basedOn, replyTo } = write;
          const draftSlot = commentId ?? (replyTo === null ? "new" : `reply-${replyTo}`);
          const stored = formDraft(scope.ports, COMMENT_DRAFT, userId, write.article.id, draftSlot);
          const begun = stored.read();
          const content = appendText(begun?.content, write.draft.content);
          stored.keep({ content, mentions: begun?.mentions ?? [], attempt: null, basedOn });
          returned = new CustomEvent(COMMENT_RETURNED, { detail: draftSlot });
        }
        await take(entry);
        const isReview = write.kind === "review";
        await navigate({ to: entry.path, hash: isReview ? REVIEWS_ID : COMMENTS_ID });
        dispatchEvent(returned);
      },
    };
  }, [scope, client, navigate, toasts, text]);
  return { outbox, ...actions };
}
