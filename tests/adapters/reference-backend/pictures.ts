import type { TestViewer } from "#tests/support/test-backend.ts";

/** A picture of one pixel, PNG. */
export const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export const uploadPicture = (player: TestViewer, body: Uint8Array<ArrayBuffer> = PIXEL): Promise<Response> =>
  player.fetch("/community/api/images", { body, headers: { "Content-Type": "application/octet-stream" } });
