import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { AllReviewsInput } from "./all-reviews-popup.tsx";

const allReviewsPopup: Popup<AllReviewsInput, never> = {
  key: "all-reviews",
  load: () => import("./all-reviews-popup.tsx"),
  texts: ["reviews"],
};

/** Shows every review of a game over the page; resolves to false if that could not be had. */
export function useShowAllReviews(): (input: AllReviewsInput) => Promise<boolean> {
  const open = usePopup(allReviewsPopup);
  return useCallback(async (input) => (await open(input)).kind !== "failed", [open]);
}
