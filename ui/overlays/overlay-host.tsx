import { useLocation } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef, useSyncExternalStore } from "react";
import type { ServerClock } from "#core/ports/device.ts";
import {
  createLayerStore,
  type LayerContent,
  type LayerStore,
  type PopupAnswer,
  type PopupProps,
} from "./layer-store.ts";
import { placeOf } from "./place-of.ts";
import { createToastStore, type ToastStore } from "./toast-store.ts";

export { ToastList } from "./toast-list.tsx";

/** What is open on the page, and the toasts that are seen. */
export interface OverlayStores {
  readonly layers: LayerStore;
  readonly toasts: ToastStore;
}

export function createOverlayStores(clock: Pick<ServerClock, "now">): OverlayStores {
  return { layers: createLayerStore(), toasts: createToastStore(clock) };
}

/** Puts a popup on top; settles with how it ended. What is open already is dismissed at once. */
export function openPopup<Input, Answer>(
  layers: LayerStore,
  key: string,
  Popup: ComponentType<PopupProps<Input, Answer>>,
  input: Input,
): Promise<PopupAnswer<Answer>> {
  if (layers.has(key)) return Promise.resolve({ kind: "dismissed" });
  const { promise, resolve } = Promise.withResolvers<PopupAnswer<Answer>>();
  const answer = (given: Answer) => {
    resolve({ kind: "answered", answer: given });
    layers.send({ type: "close", key });
  };
  const content: LayerContent = {
    Component: (props) => <Popup {...props} input={input} answer={answer} />,
    settle: resolve,
  };
  layers.send({ type: "open", key, content });
  return promise;
}

/** Shows the open popups; they close when the location changes (specification, section 2). */
export function PopupList({ store }: { readonly store: LayerStore }) {
  const shown = useSyncExternalStore(store.subscribe, store.get, store.get);
  const place = useLocation({ select: placeOf });
  const lastPlace = useRef(place);

  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    store.send({ type: "locationChanged" });
  }, [place, store]);

  return shown.map(({ layer: { key, content, zIndex }, isOpen }) => (
    <content.Component
      key={key}
      isOpen={isOpen}
      zIndex={zIndex}
      dismiss={() => store.send({ type: "close", key })}
      onGone={() => store.forget(key)}
    />
  ));
}
