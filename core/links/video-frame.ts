import type { Shell } from "../shell/shell.ts";
import { youtubeVideoIdOf } from "./youtube-video-id.ts";

/** The only foreign origin a page may frame: YouTube's player that sets no cookies before it plays. */
export const VIDEO_FRAME_ORIGIN = "https://www.youtube-nocookie.com";

/** Shells that frame nothing foreign; there a film opens beside the product. */
const FRAMELESS: readonly Shell[] = ["launcher", "app"];

/** Address of the player for the film a link leads to; `null` where it is no film, or the shell frames nothing. */
export function videoFrameOf(link: string, shell: Shell): string | null {
  const id = youtubeVideoIdOf(link);
  return id === null || FRAMELESS.includes(shell) ? null : `${VIDEO_FRAME_ORIGIN}/embed/${id}?autoplay=1&rel=0`;
}

/** The address of a film as articles keep it. */
export const videoAddressOf = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
