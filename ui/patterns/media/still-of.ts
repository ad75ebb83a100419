import type { Media } from "#core/catalogue/game.ts";

/** A film as the picture that is shown until it is played; a picture is itself. */
export function stillOf(media: Media): Media {
  return media.type === "video" ? { ...media, type: "image", src: media.poster } : media;
}
