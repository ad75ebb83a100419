import type { AlbumMediaKind } from "../mobile-app/app-commands.ts";

/** A picture or a film as the player keeps it. */
export interface SavedMedia {
  /** Absolute address. */
  readonly url: string;
  readonly kind: AlbumMediaKind;
  /** Name of the file, with its ending. */
  readonly fileName: string;
}

/** Keeps media on the player's device. Never throws. */
export interface MediaSaving {
  /** `album`: the app keeps it in the device's album; `file`: the browser keeps it among the downloads. */
  save(media: SavedMedia): Promise<"album" | "file" | "failed">;
}
