import type { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { isGone } from "#core/failures/is-gone.ts";
import type { Review } from "#core/reviews/review.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { perform } from "#ui/data/write.ts";
import { removeReviewMutation, restoreReviewMutation } from "#ui/features/reviews/queries/own-review-writes.ts";
import type { useToasts } from "#ui/overlays/overlays.tsx";

interface RemovalContext {
  readonly scope: QueryScope;
  readonly client: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly text: TFunction<"reviews">;
}

/** Deletes the player's review and shows a toast with the result and an undo. Resolves to whether it is deleted. */
export async function removeOwnReview(
  gameCode: GameCode,
  review: Review,
  { scope, client, toasts, text }: RemovalContext,
): Promise<boolean> {
  const showToast = (message: string, iconName: "check" | "error", isUndoOffered: boolean) =>
    toasts.show({
      id: "review",
      kind: iconName === "error" ? "failure" : "undo",
      message,
      iconName,
      ...(isUndoOffered && { buttonName: text("undo"), onUndo: restore }),
    });
  const restore = async () => {
    const restored = await perform(client, restoreReviewMutation(scope, client, gameCode), review);
    if (restored.ok) showToast(text("restored"), "check", false);
    else if (isGone(restored.failure)) showToast(text("restoreFailed"), "error", false);
    else showToast(text("restoreTrouble"), "error", true);
  };
  const removed = await perform(client, removeReviewMutation(scope, client, gameCode), review);
  if (removed.ok) showToast(text("removed"), "check", true);
  else showToast(text("removeFailed"), "error", false);
  return removed.ok;
}
