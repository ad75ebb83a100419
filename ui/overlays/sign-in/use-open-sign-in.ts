import { useCallback } from "react";
import type { Popup } from "../layer-store.ts";
import { usePopup } from "../overlays.tsx";
import type { SignInInput } from "./sign-in-popup.tsx";

const signInPopup: Popup<SignInInput, never> = {
  key: "sign-in",
  load: () => import("./sign-in-popup.tsx"),
};

/** Tells that an action needs a player, and offers to sign in at `href`; goes there where the popup cannot be had. */
export function useOpenSignIn(): (href: string) => Promise<void> {
  const open = usePopup(signInPopup);
  return useCallback(
    async (href) => {
      const { kind } = await open({ href });
      if (kind === "failed") window.location.assign(href);
    },
    [open],
  );
}
