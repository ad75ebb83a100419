import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import type { RecoveryCodesInput } from "./recovery-codes-popup.tsx";
import type { SetUpInput } from "./set-up-second-factor-popup.tsx";

const load = () => import("./second-factor-popups.ts");

const setUpPopup: Popup<SetUpInput, readonly string[]> = {
  key: "set-up-second-factor",
  load: async () => ({ default: (await load()).SetUpSecondFactorPopup }),
  texts: ["account", "forms"],
};
const codesPopup: Popup<RecoveryCodesInput, true> = {
  key: "recovery-codes",
  load: async () => ({ default: (await load()).RecoveryCodesPopup }),
  texts: ["account"],
};

/** Sets the second factor up and shows the recovery codes; resolves to whether it is on now. */
export function useSetUpSecondFactor(): (userName: string) => Promise<boolean> {
  const setUp = usePopup(setUpPopup);
  const showCodes = usePopup(codesPopup);
  return useCallback(
    async (userName) => {
      const ending = await setUp({ userName });
      if (ending.kind !== "answered") return false;
      // The code of both popups came with the first one.
      await showCodes({ codes: ending.answer, userName });
      return true;
    },
    [setUp, showCodes],
  );
}
