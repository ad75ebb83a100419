import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { ReportInput } from "./report-popup.tsx";

const reportPopup: Popup<ReportInput, "sent" | "already"> = {
  key: "report",
  load: () => import("./report-popup.tsx"),
  texts: ["report"],
};

/** Lets the player report something; resolves to the outcome, `null` if nothing was reported. */
export function useReport(): (input: ReportInput) => Promise<"sent" | "already" | null> {
  const open = usePopup(reportPopup);
  return useCallback(
    async (input) => {
      const ending = await open(input);
      return ending.kind === "answered" ? ending.answer : null;
    },
    [open],
  );
}
