import { useLocation } from "@tanstack/react-router";
import { type ComponentType, Fragment, useEffect, useRef, useSyncExternalStore } from "react";
import { backdropZIndexOf } from "#core/overlays/layers.ts";
import type { ServerClock } from "#core/ports/device.ts";
import type { DialogLayer } from "#ui/kit/dialog/dialog-window.tsx";
import {
  createLayerStore,
  type LayerContent,
  type LayerStore,
  type LayerStoreOptions,
  type Popup,
  type PopupAnswer,
  type PopupProps,
} from "./layer-store.ts";
import { locationKeyOf } from "./location-key.ts";
import { createToastStore, type ToastStore } from "./toast-store.ts";

export { ToastList } from "./toast-list.tsx";

/** Open popups and visible toasts. */
export interface OverlayStores {
  readonly layers: LayerStore;
  readonly toasts: ToastStore;
}

export function createOverlayStores(clock: Pick<ServerClock, "now">, options: LayerStoreOptions): OverlayStores {
  return { layers: createLayerStore(options), toasts: createToastStore(clock) };
}

interface Opening<Input, Answer> {
  readonly popup: Popup<Input, Answer>;
  readonly Component: ComponentType<PopupProps<Input, Answer>>;
  readonly input: Input;
  /** Language of its words, if it is another one than that of the page. */
  readonly words?: DialogLayer["words"];
}

/**
 * Opens a popup on top and resolves with its result. If the same popup is already open, the result is "dismissed" at
 * once.
 */
export function openPopup<Input, Answer>(
  layers: LayerStore,
  { popup, ...opening }: Opening<Input, Answer>,
): Promise<PopupAnswer<Answer>> {
  const { key, allowLocationChangeNotClose } = popup;
  if (layers.has(key)) return Promise.resolve({ kind: "dismissed" });
  const { content, ending } = contentOf(layers, key, opening);
  layers.send({ type: "open", key, content, allowLocationChangeNotClose });
  return ending;
}

/**
 * Replaces the content of the open popup with that key; the former promise is dismissed. Does nothing if it is not
 * open.
 */
export function replacePopup<Input, Answer>(
  layers: LayerStore,
  { popup: { key }, ...opening }: Opening<Input, Answer>,
): Promise<PopupAnswer<Answer>> {
  if (!layers.has(key)) return Promise.resolve({ kind: "dismissed" });
  const { content, ending } = contentOf(layers, key, opening);
  layers.send({ type: "replace", key, content });
  return ending;
}

function contentOf<Input, Answer>(
  layers: LayerStore,
  key: string,
  { Component, input, words }: Omit<Opening<Input, Answer>, "popup">,
) {
  const { promise, resolve } = Promise.withResolvers<PopupAnswer<Answer>>();
  let ending: PopupAnswer<Answer> = { kind: "dismissed" };
  const answer = (given: Answer) => {
    ending = { kind: "answered", answer: given };
    layers.send({ type: "close", key });
  };
  const content: LayerContent = {
    render: ({ layer, dismiss }) => (
      <Component layer={{ ...layer, words }} dismiss={dismiss} input={input} answer={answer} />
    ),
    settle: () => resolve(ending),
  };
  return { content, ending: promise };
}

/** Shows the open popups; they close when the location changes (Spec §2). */
export function PopupList({ store }: { readonly store: LayerStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.get, store.get);
  const locationKey = useLocation({ select: locationKeyOf });
  const lastLocationKey = useRef(locationKey);

  useEffect(() => {
    if (lastLocationKey.current === locationKey) return;
    lastLocationKey.current = locationKey;
    store.send({ type: "locationChanged" });
  }, [locationKey, store]);

  return shown.map(({ layer: open, isOpen, isTop }) => {
    const { key, content, zIndex } = open;
    const dismiss = () => store.send({ type: "close", key });
    const backdropZIndex = backdropZIndexOf(open);
    const layer = { isOpen, isTop, zIndex, backdropZIndex, onDismiss: dismiss, onGone: () => store.forget(key) };
    return <Fragment key={key}>{content.render({ dismiss, layer })}</Fragment>;
  });
}
