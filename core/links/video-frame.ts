import type { Shell } from "../shell/shell.ts";
import { youtubeVideoIdOf } from "./youtube-video-id.ts";

/** The only foreign origin a page may frame: YouTube's player that sets no cookies before it plays. */
export const VIDEO_FRAME_ORIGIN = "https://www.youtube-nocookie.com";

/** Shells that frame no foreign pages; a video opens outside the product there. */
const FRAMELESS: readonly Shell[] = ["launcher", "app"];

/** Address of the player for the video of a link; `null` if it is no video, or the shell frames nothing. */
export function videoFrameOf(link: string, shell: Shell): string | null {
  const id = youtubeVideoIdOf(link);
  return id === null || FRAMELESS.includes(shell) ? null : `${VIDEO_FRAME_ORIGIN}/embed/${id}?autoplay=1&rel=0`;
}

/** Address of a video as articles store it. */
export const videoAddressOf = (id: string): string => `https://www.youtube.com/watch?v=${id}`;
