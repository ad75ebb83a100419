import type { IdentifierSource } from "#core/ports/device.ts";

/**
 * Random UUIDs (version 4) from the Web Crypto API, which Node also has. Pages over plain http from another machine
 * lack `randomUUID` but have `getRandomValues`.
 */
export function createBrowserIdentifierSource(
  source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">> = crypto,
): IdentifierSource {
  return { next: () => source.randomUUID?.() ?? formatUuid(source.getRandomValues(new Uint8Array(16))) };
}

/** Random bits with the version and variant of RFC 9562, section 5.4; the variant's two further bits are fixed. */
function formatUuid(bytes: Uint8Array): string {
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/(.{8})(.{4}).(.{3}).(.{3})/, "$1-$2-4$3-a$4-");
}
