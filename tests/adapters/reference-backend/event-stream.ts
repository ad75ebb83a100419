import { expect, onTestFinished } from "vitest";
import type { TestViewer } from "#tests/support/test-backend.ts";

export const EVENTS = "/notification/api/events";

/** Reads the events of a stream one after the other. */
export async function listen(visitor: TestViewer, query = "") {
  const answer = await visitor.fetch(EVENTS + query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toContain("text/event-stream");
  const reader = (answer.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  onTestFinished(() => reader.cancel());
  let buffer = "";
  return {
    /** The next event; `null` once the stream has ended. */
    next: async (): Promise<string | null> => {
      for (;;) {
        const end = buffer.indexOf("\n\n");
        if (end >= 0) {
          const event = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          if (!event.startsWith(":")) return event;
          continue;
        }
        const { value, done } = await reader.read();
        if (done) return null;
        buffer += decoder.decode(value, { stream: true });
      }
    },
  };
}
