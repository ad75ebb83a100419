/** Characters of very different shapes, and the rules of Noto's pieces, by locale. */
const FACES: Readonly<Record<string, { readonly sample: string; readonly load: () => Promise<unknown> }>> = {
  "ja-JP": { sample: "一ゲ語", load: () => import("./japanese.css") },
  "zh-CN": { sample: "一们语", load: () => import("./chinese-simplified.css") },
  "zh-TW": { sample: "一們語", load: () => import("./chinese-traditional.css") },
};

/**
 * Brings Noto's face for a language that the device cannot write, piece by piece as the page needs them; nothing where it
 * can. Rejects if the rules do not come.
 */
export async function loadMissingFace(locale: string): Promise<void> {
  const face = FACES[locale];
  if (face && !canDraw(face.sample)) await face.load();
}

/**
 * Whether the device has a glyph for these characters in any font; not every system allows queries by family name.
 * Missing glyphs are drawn as identical boxes, so equal extents mean that one is missing.
 */
export function canDraw(characters: string): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return true;
  context.font = "100px sans-serif";
  const shapes = [...characters].map((character) => {
    const ink = context.measureText(character);
    return [
      ink.actualBoundingBoxAscent,
      ink.actualBoundingBoxDescent,
      ink.actualBoundingBoxLeft,
      ink.actualBoundingBoxRight,
    ].join(" ");
  });
  return new Set(shapes).size === shapes.length;
}
