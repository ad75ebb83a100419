import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";

/** A rendered page without the parts of a single response: the nonce and the elements that contain it. */
export interface PageDocument {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts up to the end of the head, with the nonce between two of them. Empty without a page, as in a redirect. */
  readonly head: readonly Buffer[];
  /** From the end of the head up to the end of the body. */
  readonly body: readonly Buffer[];
  /** From the end of the body on. */
  readonly end: Buffer;
  /** Elements for the end of the head of an answer with this nonce. */
  readonly elements: (nonce: string) => string;
  /** Elements for the end of its body. */
  readonly scripts: (nonce: string) => string;
  /** The page is complete and not personal, so other guests may get the same. */
  readonly isShareable: boolean;
}

const HEAD_END = "</head>";
const BODY_END = "</body>";

/** Placeholder of the nonce while a page is rendered. It is random, so no content of the page can match it. */
export const createNonceMark = (): string => randomBytes(24).toString("base64url");

/** Splits a rendered document at the ends of its head and body, and at each `nonceMark`. */
export function splitTemplate(html: Buffer, nonceMark: string): Pick<PageDocument, "head" | "body" | "end"> {
  const headEnd = html.indexOf(HEAD_END);
  const at = headEnd < 0 ? html.length : headEnd;
  const bodyEnd = html.lastIndexOf(BODY_END);
  const to = bodyEnd < at ? html.length : bodyEnd;
  return {
    head: split(html.subarray(0, at), nonceMark),
    body: split(html.subarray(at, to), nonceMark),
    end: html.subarray(to),
  };
}

/** The bytes of one answer. */
export function fillTemplate(document: PageDocument, nonce: string): Buffer<ArrayBuffer> {
  const { head, body, end, elements, scripts } = document;
  const mark = Buffer.from(nonce);
  return Buffer.concat([
    ...join(head, mark),
    Buffer.from(elements(nonce)),
    ...join(body, mark),
    Buffer.from(scripts(nonce)),
    end,
  ]);
}

/** Bytes a document takes. */
export function sizeOf({ head, body, end }: PageDocument): number {
  return [...head, ...body, end].reduce((sum, piece) => sum + piece.length, 0);
}

function split(bytes: Buffer, mark: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
    pieces.push(bytes.subarray(from, at));
    from = at + mark.length;
  }
  return [...pieces, bytes.subarray(from)];
}

function join(pieces: readonly Buffer[], mark: Buffer): Buffer[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [mark, piece]));
}
