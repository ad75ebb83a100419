/**
 * Items that come into sight and leave it together. A browser watches every box with `content-visibility`: with one for each
 * item thousands are watched in every frame, with larger ones too much is painted in the frame that brings one into sight.
 */
const ITEMS_A_BOX = 10;

/** Items of a long list in the boxes they stand in. */
export function inBoxes<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / ITEMS_A_BOX) }, (_, at) =>
    items.slice(at * ITEMS_A_BOX, (at + 1) * ITEMS_A_BOX),
  );
}
