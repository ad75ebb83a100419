import { LAYER_BASE, LAYER_STEP } from "./constants.ts";

/** An open popup. */
export interface Layer<Content> {
  readonly key: string;
  readonly content: Content;
  /** z-index; the backdrop is one below. */
  readonly zIndex: number;
  readonly allowLocationChangeNotClose: boolean;
}

export interface Layers<Content> {
  /** Open layers in the order they were opened. */
  readonly open: readonly Layer<Content>[];
  /** z-index of the next layer. */
  readonly nextZIndex: number;
}

export type LayerCommand<Content> =
  | {
      readonly type: "open";
      readonly key: string;
      readonly content: Content;
      readonly allowLocationChangeNotClose?: boolean | undefined;
    }
  | { readonly type: "replace"; readonly key: string; readonly content: Content }
  | { readonly type: "close"; readonly key: string }
  | { readonly type: "closeAll" }
  | { readonly type: "locationChanged" };

/** Report to the popup host: the first layer was opened, or the last one closed. */
export type LayerReport = "ZERO_TO_ONE" | "ONE_TO_ZERO" | null;

export const NO_LAYERS: Layers<never> = { open: [], nextZIndex: LAYER_BASE };

/**
 * The stack of popups after a command (Spec §2).
 *
 * | command         | does                                                                              |
 * |-----------------|-----------------------------------------------------------------------------------|
 * | open            | on top, 2 above the last; nothing if the key is open                              |
 * | replace         | new content in the same layer; nothing if the key is not open                     |
 * | close           | the layer of that key                                                             |
 * | closeAll        | all                                                                               |
 * | locationChanged | all, unless the first open layer has `allowLocationChangeNotClose`                |
 */
export function reduceLayers<Content>(layers: Layers<Content>, command: LayerCommand<Content>): Layers<Content> {
  switch (command.type) {
    case "open":
      return openLayer(layers, command);
    case "replace":
      return hasLayer(layers, command.key) ? replaceLayer(layers, command.key, command.content) : layers;
    case "close":
      return keepLayers(layers, (layer) => layer.key !== command.key);
    case "closeAll":
      return keepLayers(layers, () => false);
    case "locationChanged":
      return layers.open[0]?.allowLocationChangeNotClose === true ? layers : keepLayers(layers, () => false);
  }
}

/** Report of a change of the stack. */
export function layerReportOf(before: Layers<unknown>, after: Layers<unknown>): LayerReport {
  if (before.open.length === 0 && after.open.length > 0) return "ZERO_TO_ONE";
  return before.open.length > 0 && after.open.length === 0 ? "ONE_TO_ZERO" : null;
}

/** z-index of the backdrop: one below its layer. */
export function backdropZIndexOf(layer: Layer<unknown>): number {
  return layer.zIndex - 1;
}

function openLayer<Content>(
  layers: Layers<Content>,
  command: Extract<LayerCommand<Content>, { type: "open" }>,
): Layers<Content> {
  if (hasLayer(layers, command.key)) return layers;
  const layer = {
    key: command.key,
    content: command.content,
    zIndex: layers.nextZIndex,
    allowLocationChangeNotClose: command.allowLocationChangeNotClose ?? false,
  };
  return { open: [...layers.open, layer], nextZIndex: layers.nextZIndex + LAYER_STEP };
}

function replaceLayer<Content>(layers: Layers<Content>, key: string, content: Content): Layers<Content> {
  return { ...layers, open: layers.open.map((layer) => (layer.key === key ? { ...layer, content } : layer)) };
}

function keepLayers<Content>(layers: Layers<Content>, keeps: (layer: Layer<Content>) => boolean): Layers<Content> {
  const open = layers.open.filter(keeps);
  if (open.length === layers.open.length) return layers;
  return open.length === 0 ? NO_LAYERS : { ...layers, open };
}

function hasLayer(layers: Layers<unknown>, key: string): boolean {
  return layers.open.some((layer) => layer.key === key);
}
