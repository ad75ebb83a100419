import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { serveWithShortBounds } from "./serve-with-short-bounds.ts";

describe("a client that never comes to its end", () => {
  it("does not take the time of one who sends a picture of 5 MB over a slow line, which its page waits a minute for", async () => {
    const port = await serveWithShortBounds();
    const piece = new Uint8Array(500_000);
    let sent = 0;
    const upload = new ReadableStream({
      async pull(controller) {
        // 60 s, a hundred times as short.
        await setTimeout(50);
        sent += 1;
        controller.enqueue(piece);
        if (sent === 10) controller.close();
      },
    });
    const request = { method: "POST", body: upload, duplex: "half" } as const;
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, request);
    expect(await answer.json()).toEqual({ bytes: 5_000_000 });
  });
});
