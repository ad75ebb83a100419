import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a given text is the secret. Digests have one length, so the comparison takes the same time for every guess. */
export function isSameSecret(given: string, secret: string): boolean {
  const digestOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(secret));
}
