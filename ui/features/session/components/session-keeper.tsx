import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { readNativeLogin } from "#core/session/login-status.ts";
import type { SnapshotFocus } from "#core/session/page-snapshot.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { whenIdle } from "#ui/kit/lazy/when-idle.ts";
import { readPageFocus, storePageSnapshot } from "#ui/kit/persisted-state/store-page-snapshot.ts";
import type { AlertInput } from "#ui/overlays/alert/alert-popup.tsx";
import type { ConfirmInput } from "#ui/overlays/confirm/confirm-popup.tsx";
import type { Popup } from "#ui/overlays/layer-store.ts";
import { usePopups } from "#ui/overlays/overlays.tsx";
import { reloadDocument } from "#ui/overlays/page-history.ts";
import { RefusalPanel } from "#ui/patterns/refusal/lazy-refusal-panel.ts";
import { whenAtRest, whenSent } from "#ui/patterns/reload/when-at-rest.ts";
import { takeRefusedPress } from "#ui/patterns/sign-in/last-press.ts";
import { isSignInPromptShown } from "#ui/patterns/sign-in/shown-sign-in-prompts.ts";
import { signInAddress } from "#ui/patterns/sign-in/sign-in-address.ts";
import { useOpenSignIn } from "#ui/patterns/sign-in/use-open-sign-in.ts";
import { keepSession } from "./keep-session.ts";

/** A separate key: popups of the page do not block them. */
const VERSION_KEY = "version";
const versionAlert: Popup<AlertInput, true> = {
  key: VERSION_KEY,
  load: () => import("#ui/overlays/alert/alert-popup.tsx"),
  allowLocationChangeNotClose: true,
  hasFallback: true,
};
const versionQuestion: Popup<ConfirmInput, true> = {
  key: VERSION_KEY,
  load: () => import("#ui/overlays/confirm/confirm-popup.tsx"),
  hasFallback: true,
};

/** How long to wait for an inline error before showing the dialog; React delays such updates by 300 ms. */
const INLINE_ERROR_TIMEOUT_MS = 600;

/** Resolves once the page shows the refusal inline, where it can. */
async function inlineErrorShown(): Promise<void> {
  // Without its code, the popup is the only way to sign in.
  await RefusalPanel.preload().catch(() => undefined);
  await new Promise((go) => setTimeout(go, INLINE_ERROR_TIMEOUT_MS));
  await new Promise<void>(whenIdle);
}

interface SessionKeeperProps {
  /** Loads the page again where no app does. */
  readonly reloadPage?: () => void;
}

/**
 * Keeps the session of the page alive and announces new versions of the store. Renders only when there is something to
 * report.
 */
export function SessionKeeper({ reloadPage }: SessionKeeperProps) {
  const ports = usePorts();
  const router = useRouter();
  const client = useQueryClient();
  const visit = useVisitStore();
  const texts = useTextLibrary();
  const openSignIn = useOpenSignIn();
  const popups = usePopups();
  useEffect(() => {
    /** Focus before the question about a new version; `undefined` while it is not asked. */
    let focusBefore: SnapshotFocus | null | undefined;
    return keepSession({
      ports,
      router,
      client,
      readVisit: visit.get,
      takeForGuest: () => visit.change({ isUserUnknown: undefined }),
      readNativeLogin: () => readNativeLogin((name) => Reflect.get(window, name)),
      askToRefresh: async (kind) => {
        // Before the question takes the focus.
        focusBefore = readPageFocus();
        await texts.ensure(visit.get().locale, ["popups"]);
        const say = texts.instance.getFixedT(null, "popups");
        const words = {
          title: say("versionTitle"),
          description: say("versionText"),
          confirmLabel: say("versionRefresh"),
        };
        const ending = await (kind === "alert"
          ? popups.open(versionAlert, { ...words, mustBeConfirmed: true })
          : popups.open(versionQuestion, { ...words, cancelLabel: say("versionLater") }));
        if (ending.kind === "answered") return "wanted";
        focusBefore = undefined;
        // The player cannot close the alert.
        return ending.kind === "failed" || kind === "alert" ? "unanswered" : "declined";
      },
      promptSignIn: async (isOver) => {
        // A guest has no session to lose.
        if (visit.get().user === null) return false;
        await inlineErrorShown();
        if (!isOver && isSignInPromptShown()) return false;
        const { publicHref, pathname } = router.state.location;
        const action = takeRefusedPress(pathname, ports.clock.now());
        return await openSignIn(signInAddress(ports.configuration, publicHref), action);
      },
      whenAtRest: () => (popups.canReopenAll() ? whenSent(client) : whenAtRest(popups, client)),
      whenSent: () => whenSent(client),
      storePageSnapshot: () =>
        storePageSnapshot(
          ports.tabStorage,
          visit.get().user?.userId ?? null,
          focusBefore === undefined ? {} : { focus: focusBefore },
        ),
      reloadPage: async () => {
        if (!(await ports.appView.refresh())) await reloadDocument(reloadPage);
      },
    });
  }, [ports, router, client, visit, texts, openSignIn, popups, reloadPage]);
  return null;
}
