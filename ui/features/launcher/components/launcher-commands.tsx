import { focusManager, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { decideGoTo } from "#core/links/go-to.policy.ts";
import { ownedDomainsOf } from "#core/links/owned-domains.ts";
import { addBasePath } from "#core/navigation/base-path.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { remember } from "#ui/features/launcher/client-state/page-memory.ts";
import { tutorialQuery } from "#ui/features/launcher/queries/tutorial.ts";
import { signOut } from "#ui/features/session/components/sign-out.ts";
import { linkHostsQuery } from "#ui/features/store-info/queries/link-hosts.ts";
import { setPageUsed } from "#ui/kit/motion/page-rest.ts";
import { useLeave } from "#ui/overlays/leaving/use-leave.ts";
import { useToasts } from "#ui/overlays/overlays.tsx";
import { goToDocument } from "#ui/overlays/page-history.ts";
import { requestReload } from "#ui/patterns/reload/request-reload.ts";
import { StartLinks } from "./start-links.tsx";

/**
 * Does what the launcher commands: goes where it asks, signs out, renews what is shown, and rests while its window is not used;
 * and starts the games of links. Then it informs the launcher that the page takes commands.
 */
export function LauncherCommands() {
  const ports = usePorts();
  const router = useRouter();
  const client = useQueryClient();
  const toasts = useToasts();
  const texts = useTextLibrary();
  const visit = useVisitStore();
  const leave = useLeave();
  useEffect(() => {
    const { launcher, configuration, logger } = ports;
    const stop = launcher.listen({
      goTo: async (target) => {
        const { origin } = window.location;
        const { basePath } = configuration;
        const owned = ownedDomainsOf(configuration);
        const decide = (allowedDomains: readonly string[]) => decideGoTo(target, { origin, allowedDomains, basePath });
        let decision = decide(owned);
        if (decision.kind === "ask") {
          // Without the editors' links the player is asked.
          const hosts = await client.fetchQuery(linkHostsQuery({ ports, visit })).catch(() => []);
          decision = decide([...owned, ...hosts]);
        }
        if (decision.kind === "route") router.history.push(addBasePath(decision.path, basePath));
        else if (decision.kind === "leave") void goToDocument(decision.url);
        else if (decision.kind === "ask") void leave(decision.url, { isOfLauncher: true });
        else logger.warn("the launcher asked for something that is no address", { reason: decision.reason });
      },
      logout: async () => {
        if (await signOut({ ports, client }, visit.get().user?.userId)) return;
        toasts.show({
          id: "sign-out",
          kind: "failure",
          message: texts.instance.t("signOutFailed", { ns: "common" }),
          iconName: "warning",
        });
      },
      closePopup: (popupName) => {
        remember({ launcherClosedPopupName: popupName });
        // What was done in a window beside the page shows in it.
        void client.invalidateQueries();
        focusOpener(popupName);
      },
      closeTutorial: () => {
        const { queryKey } = tutorialQuery({ ports });
        // Cancel reads in flight: their answer would show it again.
        void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, false));
      },
      onRefresh: requestReload,
      onFocusStatus: (isFocused) => {
        focusManager.setFocused(isFocused ? undefined : false);
        setPageUsed(isFocused);
      },
    });
    void launcher.ready();
    return stop;
  }, [ports, router, client, toasts, texts, visit, leave]);
  return <StartLinks />;
}

/** Returns the focus to the opener of a native popup, unless the player has moved it. */
function focusOpener(popupName: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-window="${CSS.escape(popupName)}"]`)?.focus();
}
