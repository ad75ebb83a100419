import type { IdentifierSource } from "#core/ports/device.ts";

/**
 * Random UUIDs (version 4) from the Web Crypto API, which Node has too. Pages that came over plain http from anything
 * but this machine lack `randomUUID`; they have `getRandomValues`.
 */
export function createBrowserIdentifierSource(
  source: Pick<Crypto, "getRandomValues"> & Partial<Pick<Crypto, "randomUUID">> = crypto,
): IdentifierSource {
  return { next: () => source.randomUUID?.() ?? formatUuid(source.getRandomValues(new Uint8Array(16))) };
}

/** 122 random bits with the version and variant of RFC 9562, section 5.4. */
function formatUuid(bytes: Uint8Array): string {
  const digits = [...bytes]
    .map((byte, index) => (index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
