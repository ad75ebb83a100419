import type { QueryClient } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { isGone } from "#core/failures/is-gone.ts";
import { TOAST_UNDO_MS } from "#core/overlays/constants.ts";
import type { Review } from "#core/reviews/review.ts";
import type { QueryScope } from "#ui/data/query-scope.ts";
import { failureOf } from "#ui/data/request-failure-error.ts";
import { removeReviewOf } from "#ui/features/reviews/queries/remove-review.ts";
import { restoreReview } from "#ui/features/reviews/queries/restore-review.ts";
import type { useToasts } from "#ui/overlays/overlays.tsx";

interface Surroundings {
  readonly scope: QueryScope;
  readonly client: QueryClient;
  readonly toasts: ReturnType<typeof useToasts>;
  readonly text: TFunction<"reviews">;
}

/** Deletes the player's review, says what has become of it and offers the way back. Resolves to whether it is gone. */
export async function removeOwnReview(
  gameCode: GameCode,
  review: Review,
  { scope, client, toasts, text }: Surroundings,
): Promise<boolean> {
  const tell = (message: string, iconName: "check" | "error", isUndoOffered: boolean) =>
    toasts.show({
      id: "review",
      kind: iconName === "error" ? "failure" : "undo",
      message,
      iconName,
      ...(isUndoOffered && { buttonName: text("undo"), timeOut: TOAST_UNDO_MS, onClickButton: () => void restore() }),
    });
  const restore = async () => {
    try {
      await restoreReview(scope, client, gameCode, review.id);
      tell(text("restored"), "check", false);
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null && isGone(failure)) tell(text("restoreFailed"), "error", false);
      else tell(text("restoreTrouble"), "error", true);
    }
  };
  try {
    await removeReviewOf(scope, client, gameCode, review);
    tell(text("removed"), "check", true);
    return true;
  } catch {
    tell(text("removeFailed"), "error", false);
    return false;
  }
}
