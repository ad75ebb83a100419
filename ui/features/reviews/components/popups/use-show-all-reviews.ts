import { useCallback } from "react";
import * as v from "valibot";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { useReopened } from "#ui/overlays/use-reopened.ts";
import type { AllReviewsInput } from "./all-reviews-popup.tsx";

const allReviewsPopup: Popup<AllReviewsInput, never> = {
  key: "all-reviews",
  load: () => import("./all-reviews-popup.tsx"),
  texts: ["reviews"],
  hasFallback: true,
};

const INPUT = v.object({ gameCode: v.string() });

/** Shows every review of a game in a popup; resolves to false if it could not be loaded. */
export function useShowAllReviews(): (input: AllReviewsInput) => Promise<boolean> {
  const open = useReopened("all-reviews", INPUT, usePopup(allReviewsPopup));
  return useCallback(async (input) => (await open(input)).kind !== "failed", [open]);
}
