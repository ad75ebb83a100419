import { useCallback } from "react";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopup } from "#ui/overlays/overlays.tsx";
import { goToDocument } from "#ui/overlays/page-history.ts";
import type { AskedAction, SignInInput } from "./sign-in-popup.tsx";

const signInPopup: Popup<SignInInput, never> = {
  key: "sign-in",
  load: () => import("./sign-in-popup.tsx"),
  hasFallback: true,
};

/**
 * Opens the popup that asks a guest to sign in at `href` before an action; navigates there if the popup cannot be loaded.
 * `action` is resumed after the sign-in. Resolves to whether the popup was closed.
 */
export function useOpenSignIn(): (href: string, action?: AskedAction) => Promise<boolean> {
  const open = usePopup(signInPopup);
  return useCallback(
    async (href, action) => {
      const { kind } = await open({ href, action: action ?? null });
      if (kind === "failed") void goToDocument(href);
      return kind === "dismissed";
    },
    [open],
  );
}
