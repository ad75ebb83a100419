import type { Media, MediaRole } from "#core/catalogue/game.ts";

/** The first picture or film of a game in one of these roles, the role named first before the others. */
export function mediaOf(media: readonly Media[], ...roles: readonly MediaRole[]): Media | undefined {
  for (const role of roles) {
    const found = media.find((one) => one.role === role);
    if (found !== undefined) return found;
  }
  return undefined;
}
