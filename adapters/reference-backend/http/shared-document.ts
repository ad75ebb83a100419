import { createHash } from "node:crypto";
import { type ContentEncoding, chooseEncoding, compressWhole, SMALLEST_WORTH_BYTES } from "./content-encoding.ts";

/** A document that is the same for every client; each answer sends the same bytes from memory. */
export interface SharedDocument {
  /** Bytes without compression. */
  readonly size: number;
  /** The document, or 304 for a client that has it. */
  answer(request: Request): Promise<Response>;
}

/** Keeps a text, its `ETag` and its compressed forms, each of which is made when it is first requested. */
export function createSharedDocument(text: string, headers: Readonly<Record<string, string>>): SharedDocument {
  const bytes = Buffer.from(text);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  const compressed = new Map<ContentEncoding, Promise<Buffer<ArrayBuffer>>>();
  const compress = (encoding: ContentEncoding) => {
    const known = compressed.get(encoding) ?? compressWhole(encoding, bytes);
    compressed.set(encoding, known);
    return known;
  };
  return {
    size: bytes.byteLength,
    answer: async (request) => {
      const accepted = request.headers.get("Accept-Encoding") ?? "";
      const encoding = bytes.byteLength < SMALLEST_WORTH_BYTES ? null : chooseEncoding(accepted);
      const answered = new Headers(headers);
      answered.set("ETag", encoding === null ? etag : `W/${etag}`);
      if (isKnown(request.headers.get("If-None-Match"), etag)) {
        return new Response(null, { status: 304, headers: answered });
      }
      const body = encoding === null ? bytes : await compress(encoding);
      answered.set("Content-Length", String(body.byteLength));
      if (encoding !== null) {
        answered.set("Content-Encoding", encoding);
        answered.append("Vary", "Accept-Encoding");
      }
      return new Response(body, { headers: answered });
    },
  };
}

/** Whether a client has the document (RFC 9110, section 13.1.2). */
function isKnown(condition: string | null, etag: string): boolean {
  const tags = (condition ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
