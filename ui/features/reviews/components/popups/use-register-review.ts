import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { RegisterReviewInput } from "./register-review-popup.tsx";

const registerReviewPopup: Popup<RegisterReviewInput, "posted" | "edited" | "waits"> = {
  key: "register-review",
  load: () => import("./register-review-popup.tsx"),
  texts: ["reviews"],
};

/** Lets the player write or change their review; resolves to what was done, `null` if nothing was. What they typed is kept. */
export function useRegisterReview(): (input: RegisterReviewInput) => Promise<"posted" | "edited" | "waits" | null> {
  const open = usePopup(registerReviewPopup);
  return useCallback(
    async (input) => {
      const ending = await open(input);
      return ending.kind === "answered" ? ending.answer : null;
    },
    [open],
  );
}
