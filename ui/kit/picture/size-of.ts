import type { Media } from "#core/catalogue/game.ts";

/** Reserved for a picture or film of unknown size, in pixels. */
export const USUAL_SIZE = { width: 1_600, height: 900 };

/** Size of a picture or film, as attributes of its element; `null` unless both sides are known. */
export const sizeOf = ({ w, h }: Pick<Media, "w" | "h">) => (w && h ? { width: w, height: h } : null);
