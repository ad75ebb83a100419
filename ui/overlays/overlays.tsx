import { useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { fetchCode } from "#ui/kit/late-part/fetch-code.ts";
import { usePorts } from "#ui/ports/ports-context.tsx";
import type { Popup, PopupAnswer } from "./layer-store.ts";
import type { OverlayStores } from "./overlay-host.tsx";
import { placeOf } from "./place-of.ts";
import type { ToastStore } from "./toast-store.ts";

type OverlayHost = typeof import("./overlay-host.tsx");

/** The code that shows popups and toasts, and what is open: one for a page, there since something was first shown. */
interface LoadedOverlays {
  readonly host: OverlayHost;
  readonly stores: OverlayStores;
}

type LoadOverlays = () => Promise<LoadedOverlays>;

const OverlaysContext = createContext<LoadOverlays | null>(null);

/** The place of every popup and toast of the page; what they need is fetched when the first one is shown. */
export function Overlays({ children }: { readonly children: ReactNode }) {
  const { clock } = usePorts();
  const [overlays, setOverlays] = useState<LoadedOverlays | null>(null);
  const loading = useRef<Promise<LoadedOverlays> | null>(null);

  const load = useCallback<LoadOverlays>(() => {
    const started =
      loading.current ??
      fetchCode(() => import("./overlay-host.tsx")).then((host) => {
        const loaded = { host, stores: host.createOverlayStores(clock) };
        setOverlays(loaded);
        return loaded;
      });
    loading.current = started;
    // The next popup or toast tries again.
    started.catch(() => {
      loading.current = null;
    });
    return started;
  }, [clock]);

  return (
    <OverlaysContext value={load}>
      {children}
      {overlays !== null && <overlays.host.PopupList store={overlays.stores.layers} />}
      {/* A live region speaks only of what changes in it: it is there before the first toast. */}
      <div role="status">{overlays !== null && <overlays.host.ToastList store={overlays.stores.toasts} />}</div>
    </OverlaysContext>
  );
}

/** Throws outside `Overlays`, which is a bug. */
function useLoadOverlays(): LoadOverlays {
  const load = useContext(OverlaysContext);
  if (load === null) throw new Error("a popup or toast outside Overlays");
  return load;
}

interface Toasts extends Pick<ToastStore, "show" | "dismiss"> {
  /** Fetches what shows toasts, so that the next one appears at once and whatever becomes of the network. */
  prepare(): void;
}

/** Shows a toast; see `ToastStore`. */
export function useToasts(): Toasts {
  const load = useLoadOverlays();
  const { logger } = usePorts();
  return useMemo(() => {
    const use = (act: (toasts: ToastStore) => void) => {
      load().then(
        ({ stores }) => act(stores.toasts),
        (error) => logger.error("toasts could not be loaded", { error: String(error) }),
      );
    };
    return {
      show: (toast) => use((toasts) => toasts.show(toast)),
      dismiss: (id) => use((toasts) => toasts.dismiss(id)),
      prepare: () => use(() => undefined),
    };
  }, [load, logger]);
}

/**
 * Opens popups of one kind. The promise always settles: with the player's answer; as dismissed when the popup was closed,
 * by the player or by a change of location; as failed when its code could not be loaded. Opening what is open already
 * does nothing and is dismissed at once.
 */
export function usePopup<Input, Answer>(popup: Popup<Input, Answer>): (input: Input) => Promise<PopupAnswer<Answer>> {
  const load = useLoadOverlays();
  const router = useRouter();
  const { logger } = usePorts();
  return async (input) => {
    const place = placeOf(router.state.location);
    try {
      const [{ host, stores }, { default: Component }] = await Promise.all([load(), fetchCode(popup.load)]);
      // Its code may come when the player has gone on: nothing opens on another page.
      if (placeOf(router.state.location) !== place) return { kind: "dismissed" };
      return await host.openPopup(stores.layers, popup.key, Component, input);
    } catch (error) {
      logger.error("popup could not be loaded", { key: popup.key, error: String(error) });
      return { kind: "failed" };
    }
  };
}
