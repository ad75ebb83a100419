const HEAD_END = "</head>";

/**
 * Puts `html` before the end of the document's head while the document streams through. Works on bytes: the mark is
 * ASCII, so it is found wherever two chunks meet, and no character is cut. `onEnd` is called when the whole document has
 * gone through.
 */
export function injectIntoHead(html: string, onEnd: () => void): TransformStream<Uint8Array, Uint8Array> {
  let waiting: Buffer | null = Buffer.alloc(0);
  return new TransformStream({
    transform(chunk, controller) {
      if (waiting === null) {
        controller.enqueue(chunk);
        return;
      }
      waiting = Buffer.concat([waiting, chunk]);
      const at = waiting.indexOf(HEAD_END);
      if (at < 0) return;
      controller.enqueue(waiting.subarray(0, at));
      controller.enqueue(Buffer.from(html));
      controller.enqueue(waiting.subarray(at));
      waiting = null;
    },
    flush(controller) {
      if (waiting !== null && waiting.length > 0) controller.enqueue(waiting);
      onEnd();
    },
  });
}
