import type { ComponentType } from "react";
import { type Layer, type LayerCommand, type Layers, NO_LAYERS, reduceLayers } from "#core/overlays/layers.ts";

/** How an opened popup ended: with an answer, closed without one, or never shown. */
export type PopupAnswer<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "dismissed" }
  | { readonly kind: "failed" };

/** What a popup's component is given. */
export interface PopupProps<Input, Answer> {
  readonly input: Input;
  /** False while the popup leaves. */
  readonly isOpen: boolean;
  /** Place in the stack; the backdrop sits one below. */
  readonly zIndex: number;
  readonly answer: (answer: Answer) => void;
  readonly dismiss: () => void;
  /** To be called once nothing of the popup is seen any more. */
  readonly onGone: () => void;
}

/** A kind of popup. Its component is loaded when it is first opened. */
export interface Popup<Input, Answer> {
  readonly key: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PopupProps<Input, Answer>> }>;
}

/** A popup as the host shows it, its input and answer bound. */
export interface LayerContent {
  readonly Component: ComponentType<Omit<PopupProps<never, never>, "input" | "answer">>;
  readonly settle: (answer: PopupAnswer<never>) => void;
}

/** A layer in the document: open, or on its way out. */
interface ShownLayer {
  readonly layer: Layer<LayerContent>;
  readonly isOpen: boolean;
}

export interface LayerStore {
  /** Does what core's reducer says; layers that leave settle as dismissed unless they have been answered. */
  send(command: LayerCommand<LayerContent>): void;
  has(key: string): boolean;
  /** Forgets a layer whose exit has been seen. */
  forget(key: string): void;
  get(): readonly ShownLayer[];
  subscribe(listener: () => void): () => void;
}

const NOTHING: readonly ShownLayer[] = [];

/** The popups of one page: those open by the rules of core, and those still leaving. */
export function createLayerStore(): LayerStore {
  let layers: Layers<LayerContent> = NO_LAYERS;
  let shown = NOTHING;
  const listeners = new Set<() => void>();

  const show = (next: readonly ShownLayer[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    send(command) {
      const next = reduceLayers(layers, command);
      if (next === layers) return;
      const gone = layers.open.filter(({ key }) => !next.open.some((layer) => layer.key === key));
      layers = next;
      const leaving = shown
        .filter(({ layer }) => !next.open.some(({ key }) => key === layer.key))
        .map(({ layer }) => ({ layer, isOpen: false }));
      show([...leaving, ...next.open.map((layer) => ({ layer, isOpen: true }))]);
      for (const { content } of gone) content.settle({ kind: "dismissed" });
    },
    has: (key) => layers.open.some((layer) => layer.key === key),
    forget: (key) => show(shown.filter(({ layer, isOpen }) => isOpen || layer.key !== key)),
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
