import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { injectIntoHead } from "#app/server/inject-into-head.ts";

const DOCUMENT = "<!doctype html><head><title>보라 상점 🎮</title></head><body>ゲーム &lt;/head> </head></body>";

async function passThrough(bytes: Uint8Array, cuts: readonly number[]): Promise<{ text: string; ended: number }> {
  let ended = 0;
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      let from = 0;
      for (const to of [...cuts.toSorted((one, other) => one - other), bytes.length]) {
        controller.enqueue(bytes.subarray(from, to));
        from = to;
      }
      controller.close();
    },
  });
  const through = source.pipeThrough(
    injectIntoHead("<meta>", () => {
      ended += 1;
    }),
  );
  return { text: await new Response(through).text(), ended };
}

describe("elements that are put into a streaming document", () => {
  it("stand at the end of the head, once, wherever the stream is cut", async () => {
    const bytes = Buffer.from(DOCUMENT);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: bytes.length }), { maxLength: 12 }), async (cuts) => {
        const { text, ended } = await passThrough(bytes, cuts);
        expect(text).toBe(DOCUMENT.replace("</head>", "<meta></head>"));
        expect(ended).toBe(1);
      }),
    );
  });

  it("leave a document without a head as it is", async () => {
    const { text, ended } = await passThrough(Buffer.from("<p>no head"), [3]);
    expect(text).toBe("<p>no head");
    expect(ended).toBe(1);
  });
});
