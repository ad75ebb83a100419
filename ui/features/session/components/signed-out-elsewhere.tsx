import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useVisit } from "#ui/context/visit-context.tsx";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { leaveDocument } from "#ui/overlays/page-history.ts";
import { whenSent } from "#ui/patterns/reload/when-at-rest.ts";
import { forgetTab, forgetWithOtherTabs } from "./forget-device.ts";
import { SIGNED_OUT_TOPIC } from "./sign-out.ts";

interface SignedOutElsewhereProps {
  readonly reloadPage?: () => void;
}

const reloadPageByBrowser = () => window.location.reload();

/**
 * Loads the page again once its player has signed out in another tab, whatever is open: it still shows what belonged to the
 * player. What they have written here is erased at once. What they are sending arrives first; meanwhile no popup takes anything
 * more.
 */
export function SignedOutElsewhere({ reloadPage = reloadPageByBrowser }: SignedOutElsewhereProps) {
  const { tabs, tabStorage } = usePorts();
  const { user, isUserUnknown = false } = useVisit();
  const client = useQueryClient();
  const { closeAll } = usePopups();
  const isGuest = user === null && !isUserUnknown;
  useEffect(() => forgetWithOtherTabs({ tabs, tabStorage }), [tabs, tabStorage]);
  useEffect(() => {
    if (isGuest) return undefined;
    return tabs.listen(SIGNED_OUT_TOPIC, () => {
      forgetTab({ tabStorage });
      closeAll();
      void whenSent(client).then(() => leaveDocument(reloadPage));
    });
  }, [isGuest, tabs, tabStorage, client, closeAll, reloadPage]);
  return null;
}
