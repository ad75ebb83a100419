/**
 * Headers by which browsers save a file under its own name, and show it on pages of this origin alone unless it `isShared`.
 * `name` is one of ours: Latin letters, digits, hyphens and dots.
 */
export function fileHeaders(name: string, isShared: boolean): Readonly<Record<string, string>> {
  return {
    "Content-Disposition": `inline; filename="${name}"`,
    "Cross-Origin-Resource-Policy": isShared ? "cross-origin" : "same-origin",
  };
}
