import { css } from "@linaria/core";
import { useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { TOAST_QUEUE_MS } from "#core/overlays/constants.ts";
import type { LayerReport } from "#core/overlays/layers.ts";
import { localeEntryOf } from "#locales/manifest.ts";
import { usePorts } from "#ui/context/ports-context.tsx";
import { useTextLibrary } from "#ui/context/texts-context.tsx";
import { useVisitStore } from "#ui/context/visit-context.tsx";
import { reportCodeFailure } from "#ui/kit/lazy/code-failures.ts";
import { loadOnce } from "#ui/kit/lazy/load-once.ts";
import { setPageCovered } from "#ui/kit/motion/page-cover.ts";
import { readPersistedValues } from "#ui/kit/persisted-state/persisted-state.ts";
import type { CodeFailureInput } from "./failure/code-failure-popup.tsx";
import { createLayerHistory } from "./layer-history.ts";
import type { Popup, PopupAnswer } from "./layer-store.ts";
import { locationKeyOf } from "./location-key.ts";
import type { OverlayStores } from "./overlay-host.idle.tsx";
import { whenInStep } from "./page-history.ts";
import type { ToastStore } from "./toast-store.ts";
import { POPUP_VALUES } from "./use-reopened.ts";

type OverlayHost = typeof import("./overlay-host.idle.tsx");

/** Lazily loaded code of popups and toasts, with their state: one per page, loaded on first use. */
interface LoadedOverlays {
  readonly host: OverlayHost;
  readonly stores: OverlayStores;
}

interface OverlaysHandle {
  readonly load: () => Promise<LoadedOverlays>;
  /** Popups that have not been answered yet. */
  readonly unanswered: Set<Promise<unknown>>;
  /** Shows a message for a while where the code of toasts could not be loaded. */
  readonly showPlainly: (message: string) => void;
}

const plain = css`
  @layer sections {
    position: fixed;
    inset-inline: var(--gutter);
    inset-block-end: calc(var(--space-6) + var(--bottom-bar, 0px) + var(--strip, 0px));
    z-index: 9000;
    inline-size: fit-content;
    max-inline-size: 480px;
    padding: var(--space-3) var(--space-4);
    margin-inline: auto;
    border-radius: var(--radius-card);
    background: var(--color-text);
    color: var(--color-page);
    font-size: var(--type-14);
    overflow-wrap: anywhere;
  }
`;

const OverlaysContext = createContext<OverlaysHandle | null>(null);

/** Renders all popups and toasts of the page; their code is fetched on first use. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const { clock } = usePorts();
  const router = useRouter();
  const visit = useVisitStore();
  const [overlays, setOverlays] = useState<LoadedOverlays | null>(null);
  const [plainMessage, setPlainMessage] = useState<string | null>(null);

  const handle = useMemo<OverlaysHandle>(() => {
    const onReport = (report: NonNullable<LayerReport>) => setPageCovered(report === "ZERO_TO_ONE");
    const load = loadOnce(async () => {
      const host = await import("./overlay-host.idle.tsx");
      const stores = host.createOverlayStores(clock, { onReport, whenInStep });
      setOverlays({ host, stores });
      setPlainMessage(null);
      return { host, stores };
    });
    return { load, unanswered: new Set(), showPlainly: setPlainMessage };
  }, [clock]);

  useEffect(() => {
    if (plainMessage === null) return;
    const timer = setTimeout(() => setPlainMessage(null), TOAST_QUEUE_MS);
    return () => clearTimeout(timer);
  }, [plainMessage]);
  useEffect(() => {
    const created = createLayerHistory(router.history, () => visit.get().user?.userId ?? null);
    const unsubscribe = router.subscribe("onResolved", created.pageShown);
    return () => {
      unsubscribe();
      created.stop();
      setPageCovered(false);
    };
  }, [router, visit]);

  return (
    <OverlaysContext value={handle}>
      {children}
      {overlays !== null && <overlays.host.PopupList store={overlays.stores.layers} />}
      {/* Screen readers announce only changes in a live region: it exists before the first toast, also under popups. */}
      <div role="status" aria-live="polite">
        {overlays !== null && <overlays.host.ToastList store={overlays.stores.toasts} />}
        {plainMessage !== null && <p className={plain}>{plainMessage}</p>}
      </div>
    </OverlaysContext>
  );
}

/** Throws outside `Overlays`, which is a bug. */
function useOverlays(): OverlaysHandle {
  const handle = useContext(OverlaysContext);
  if (handle === null) throw new Error("a popup or toast outside Overlays");
  return handle;
}

interface Toasts extends Pick<ToastStore, "show" | "dismiss"> {
  /** Preloads the code of toasts, so that the next one appears at once even if the connection is lost. */
  prepare(): void;
}

/** Shows a toast; see `ToastStore`. */
export function useToasts(): Toasts {
  const { load, showPlainly } = useOverlays();
  const { logger } = usePorts();
  return useMemo(() => {
    const use = (act: (toasts: ToastStore) => void, otherwise?: () => void) => {
      load().then(
        ({ stores }) => act(stores.toasts),
        (error) => {
          logger.error("toasts could not be loaded", { error: String(error) });
          otherwise?.();
        },
      );
    };
    return {
      show: (toast) =>
        use(
          (toasts) => toasts.show(toast),
          () => showPlainly(toast.message),
        ),
      dismiss: (id) => use((toasts) => toasts.dismiss(id)),
      // The first toast loads the code again if this fails.
      prepare: () => void load(),
    };
  }, [load, logger, showPlainly]);
}

type OpenPopup = <Input, Answer>(popup: Popup<Input, Answer>, input: Input) => Promise<PopupAnswer<Answer>>;

/** The stack of popups of the page. */
interface Popups {
  /**
   * Opens a popup on top. The promise always settles: with the player's answer; as dismissed if the player or a
   * navigation closed it; as failed if its code or texts could not be loaded, which the player has been shown. If the popup is already open, the result
   * is "dismissed" at once.
   */
  readonly open: OpenPopup;
  /**
   * Replaces the content of the open popup with the same key and dismisses its promise; does nothing if it is not
   * open.
   */
  readonly replace: OpenPopup;
  readonly close: (key: string) => void;
  readonly closeAll: () => void;
  /** Whether popups are open, a reload opens all of them again, and nothing of them is being sent. */
  readonly canReopenAll: () => boolean;
  /** Resolves once no popup is open and all callers have their answers. */
  readonly whenClosed: () => Promise<void>;
}

export function usePopups(): Popups {
  const { load, unanswered, showPlainly } = useOverlays();
  const router = useRouter();
  const texts = useTextLibrary();
  const visit = useVisitStore();
  const { logger } = usePorts();

  const showToast = useCallback(
    (id: string) => {
      const message = texts.instance.t("partFailed", { ns: "common" });
      load().then(
        ({ stores }) => stores.toasts.show({ id, kind: "failure", message, iconName: "error" }),
        () => showPlainly(message),
      );
    },
    [load, texts, showPlainly],
  );

  const loadParts = useCallback(
    async <Input, Answer>(popup: Popup<Input, Answer>) => {
      const [{ host, stores }, { default: Component }] = await Promise.all([
        load(),
        popup.load(),
        texts.ensure(visit.get().locale, ["popups", ...(popup.texts ?? [])]),
      ]);
      if (!texts.instance.exists("close", { ns: "popups" })) throw new Error("no words");
      return { host, stores, Component };
    },
    [load, texts, visit],
  );
  const reportFailure = useCallback(
    (key: string, error: unknown) => {
      logger.error("popup could not be loaded", { key, error: String(error) });
      if (navigator.onLine) reportCodeFailure(error, "part");
    },
    [logger],
  );

  /** Shows that a popup could not be loaded; resolves to whether it can be opened now. */
  const showFailure = useCallback(
    async <Input, Answer>(popup: Popup<Input, Answer>): Promise<boolean> => {
      const failurePopup: Popup<CodeFailureInput, true> = {
        key: `${popup.key}/failed`,
        load: () => import("./failure/code-failure-popup.tsx"),
      };
      const loadAgain = () =>
        loadParts(popup).then(
          () => true,
          (error) => {
            reportFailure(popup.key, error);
            return false;
          },
        );
      try {
        const { host, stores, Component } = await loadParts(failurePopup);
        const answer = host.openPopup(stores.layers, { popup: failurePopup, Component, input: { load: loadAgain } });
        unanswered.add(answer);
        const { kind } = await answer.finally(() => unanswered.delete(answer));
        return kind === "answered";
      } catch {
        showToast(popup.key);
        return false;
      }
    },
    [loadParts, unanswered, showToast, reportFailure],
  );

  const show = useCallback(
    async <Input, Answer>(
      how: "openPopup" | "replacePopup",
      popup: Popup<Input, Answer>,
      input: Input,
    ): Promise<PopupAnswer<Answer>> => {
      const locationKey = locationKeyOf(router.state.location);
      try {
        const { host, stores, Component } = await loadParts(popup);
        // The player may have navigated while the code was loading: do not open the popup on another page.
        if (locationKeyOf(router.state.location) !== locationKey) return { kind: "dismissed" };
        const { locale } = visit.get();
        const lang = texts.languageOf(locale, popup.texts ?? ["popups"]);
        const words =
          lang === texts.languageOf(locale, ["common"]) ? undefined : { lang, dir: localeEntryOf(lang).direction };
        const answer = host[how](stores.layers, { popup, Component, input, words });
        unanswered.add(answer);
        return await answer.finally(() => unanswered.delete(answer));
      } catch (error) {
        reportFailure(popup.key, error);
        if (popup.hasFallback === true) showToast(popup.key);
        else if (locationKeyOf(router.state.location) === locationKey && (await showFailure(popup)))
          return show(how, popup, input);
        return { kind: "failed" };
      }
    },
    [loadParts, unanswered, router, texts, visit, reportFailure, showToast, showFailure],
  );

  return useMemo(() => {
    const send = (command: { type: "close"; key: string } | { type: "closeAll" }) => {
      load().then(
        ({ stores }) => stores.layers.send(command),
        // Without the code that shows popups none is open.
        () => undefined,
      );
    };
    return {
      open: (popup, input) => show("openPopup", popup, input),
      replace: (popup, input) => show("replacePopup", popup, input),
      close: (key) => send({ type: "close", key }),
      closeAll: () => send({ type: "closeAll" }),
      canReopenAll: () => {
        const isBusy = document.querySelector("[data-window=''] button[aria-busy=true]") !== null;
        return (
          unanswered.size > 0 && unanswered.size === Object.keys(readPersistedValues(POPUP_VALUES)).length && !isBusy
        );
      },
      whenClosed: async () => {
        while (unanswered.size > 0) await Promise.all(unanswered);
      },
    };
  }, [load, show, unanswered]);
}

/** Opens popups of one kind; see `Popups.open`. */
export function usePopup<Input, Answer>(popup: Popup<Input, Answer>): (input: Input) => Promise<PopupAnswer<Answer>> {
  const { open } = usePopups();
  return useCallback((input) => open(popup, input), [open, popup]);
}
