import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { GameCode } from "#core/catalogue/game.ts";
import { useQueryScope } from "#ui/data/query-scope.ts";
import { ownReviewQuery } from "#ui/features/reviews/queries/own-review.ts";
import { Dialog } from "#ui/kit/dialog/dialog.tsx";
import type { PopupProps } from "#ui/overlays/layer-store.ts";
import { ReviewForm } from "../review-form.tsx";

export interface RegisterReviewInput {
  readonly gameCode: GameCode;
  readonly userId: string;
}

/** The popup "register review": the same form as on the page, with the same draft. */
export default function RegisterReviewPopup({
  input: { gameCode, userId },
  answer,
  dismiss,
  layer,
}: PopupProps<RegisterReviewInput, "posted" | "edited" | "waits">) {
  const { t: text } = useTranslation("reviews");
  const { t: common } = useTranslation("popups");
  const { data: own } = useQuery(ownReviewQuery(useQueryScope(), gameCode));
  const review = own?.isDeleted === false ? own : null;
  return (
    <Dialog
      layer={layer}
      title={text(review === null ? "writeTitle" : "editTitle")}
      closeLabel={common("close")}
      size="medium"
    >
      <ReviewForm gameCode={gameCode} userId={userId} review={review} onSaved={answer} onCancel={dismiss} isBare />
    </Dialog>
  );
}
