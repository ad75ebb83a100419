/** Result of reading a response body. */
export type BodyText =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "notText" }
  | { readonly kind: "cutOff"; readonly cause: unknown };

/**
 * Reads a response body as UTF-8 text in pieces and holds at most `maxBytes`. Never rejects. An absent body is the
 * empty text.
 */
export async function readBoundedText(response: Response, maxBytes: number): Promise<BodyText> {
  if (response.body === null) return { kind: "text", text: "" };
  const reader = response.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let bytes = Number(response.headers.get("Content-Length") ?? 0);
  if (bytes > maxBytes) return stop(reader, { kind: "tooLarge" });

  bytes = 0;
  let text = "";
  for (;;) {
    const piece = await readPiece(reader);
    if ("cause" in piece) return { kind: "cutOff", cause: piece.cause };
    bytes += piece.value?.byteLength ?? 0;
    if (bytes > maxBytes) return stop(reader, { kind: "tooLarge" });
    try {
      text += decoder.decode(piece.value, { stream: !piece.done });
    } catch {
      return stop(reader, { kind: "notText" });
    }
    if (piece.done) return { kind: "text", text };
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function readPiece(reader: Reader) {
  try {
    return await reader.read();
  } catch (cause) {
    return { cause };
  }
}

/** Cancels the rest of the body; errors of that no longer matter. */
function stop(reader: Reader, outcome: BodyText): BodyText {
  reader.cancel().catch(() => undefined);
  return outcome;
}
