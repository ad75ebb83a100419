import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { PopupWindowKind } from "#core/links/popup-window.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { useToasts } from "../overlays.tsx";
import { goToDocument } from "../page-history.ts";

/**
 * Opens a page in a popup window of its kind's size; call it in a press handler. If the browser blocks the window, a
 * toast reports it and offers to open the page in this tab. Resolves to whether the window is open.
 */
export function useOpenWindow(): (address: string, kind?: PopupWindowKind) => Promise<boolean> {
  const { popupWindows } = usePorts();
  const { t: text } = useTranslation("popups");
  const texts = useTextLibrary();
  const { locale } = useVisit();
  const { show } = useToasts();
  return useCallback(
    async (address, kind = "standard") => {
      if (await popupWindows.open(address, kind)) return true;
      await texts.ensure(locale, ["popups"]);
      show({
        id: `window-${kind}`,
        message: text("windowBlocked"),
        iconName: "warning",
        buttonName: text("openHere"),
        onClickButton: () => void goToDocument(address),
      });
      return false;
    },
    [popupWindows, texts, locale, text, show],
  );
}
