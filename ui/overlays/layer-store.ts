import type { ComponentType, ReactNode } from "react";
import {
  type Layer,
  type LayerCommand,
  type LayerReport,
  type Layers,
  layerReportOf,
  NO_LAYERS,
  reduceLayers,
} from "#core/overlays/layers.ts";
import type { TextArea } from "#locales/texts.ts";
import type { DialogLayer } from "#ui/kit/dialog/dialog-window.tsx";

/** How an opened popup ended: with an answer, closed without one, or never shown. */
export type PopupAnswer<Answer> =
  | { readonly kind: "answered"; readonly answer: Answer }
  | { readonly kind: "dismissed" }
  | { readonly kind: "failed" };

/** Props of a popup component. */
export interface PopupProps<Input, Answer> {
  readonly input: Input;
  readonly answer: (answer: Answer) => void;
  /** Closes it without an answer. */
  readonly dismiss: () => void;
  /** Position in the layer stack, for the kit's `Dialog`. */
  readonly layer: DialogLayer;
}

/** A kind of popup. Its component is loaded when it is first opened. */
export interface Popup<Input, Answer> {
  readonly key: string;
  readonly load: () => Promise<{ readonly default: ComponentType<PopupProps<Input, Answer>> }>;
  /** Text areas it needs beside `popups`. */
  readonly texts?: readonly TextArea[];
  /** Stays when the location changes, if it is the first open one (Spec §2). */
  readonly allowLocationChangeNotClose?: boolean;
  /** Its caller does something else if its code can't be loaded; otherwise the error screen is shown in its place. */
  readonly hasFallback?: boolean;
}

/** A popup as the host shows it, its input and answer bound. */
export interface LayerContent {
  readonly render: (layerProps: Pick<PopupProps<never, never>, "dismiss" | "layer">) => ReactNode;
  /** Called once, when the layer has closed. */
  readonly settle: () => void;
}

/** A layer in the document: open or in its exit animation. */
interface ShownLayer {
  readonly layer: Layer<LayerContent>;
  readonly isOpen: boolean;
  /** No other open layer lies above it. */
  readonly isTop: boolean;
}

export interface LayerStore {
  /** Applies the reducer of the core; layers that close or are replaced settle their promises. */
  send(command: LayerCommand<LayerContent>): void;
  has(key: string): boolean;
  /** Forgets a layer whose exit has been seen. */
  forget(key: string): void;
  get(): readonly ShownLayer[];
  subscribe(listener: () => void): () => void;
}

export interface LayerStoreOptions {
  /** Called when the first layer has opened and when the last one has closed. */
  readonly onReport?: ((report: NonNullable<LayerReport>) => void) | undefined;
  /** Resolves once the browser's history has no entries of closed layers; absent if no history is used. */
  readonly whenInStep?: (() => Promise<void>) | undefined;
}

const NOTHING: readonly ShownLayer[] = [];

/** The popups of one page: those open by the rules of core, and those still leaving. */
export function createLayerStore({ onReport, whenInStep }: LayerStoreOptions = {}): LayerStore {
  let layers: Layers<LayerContent> = NO_LAYERS;
  let shown = NOTHING;
  const listeners = new Set<() => void>();

  const show = (next: readonly ShownLayer[]) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const send: LayerStore["send"] = (command) => {
    const before = layers;
    layers = reduceLayers(before, command);
    if (layers !== before) {
      const leaving = shown
        .filter(({ layer }) => !layers.open.some(({ key }) => key === layer.key))
        .map(({ layer }) => ({ layer, isOpen: false, isTop: false }));
      const top = layers.open.at(-1);
      show([...leaving, ...layers.open.map((layer) => ({ layer, isOpen: true, isTop: layer === top }))]);
      const report = layerReportOf(before, layers);
      if (report !== null) onReport?.(report);
    }
    const ended = before.open.filter(({ content }) => !layers.open.some((layer) => layer.content === content));
    const settle = () => {
      for (const { content } of ended) content.settle();
    };
    // The caller may load another document: remove the popup's history entry before its promise settles.
    if (whenInStep === undefined) settle();
    else if (ended.length > 0) void whenInStep().then(settle);
  };

  return {
    send,
    has: (key) => layers.open.some((layer) => layer.key === key),
    forget: (key) => show(shown.filter(({ layer, isOpen }) => isOpen || layer.key !== key)),
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
