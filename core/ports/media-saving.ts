import type { AlbumMediaKind } from "../mobile-app/app-commands.ts";

/** A picture or a video that the player can save. */
export interface SavedMedia {
  /** Absolute address. */
  readonly url: string;
  readonly kind: AlbumMediaKind;
  /** Name of the file, with its ending. */
  readonly fileName: string;
}

/** Saves media on the player's device. Never throws. */
export interface MediaSaving {
  /** `album`: the app saves it in the device's album; `file`: the browser saves it as a download. */
  save(media: SavedMedia): Promise<"album" | "file" | "failed">;
}
