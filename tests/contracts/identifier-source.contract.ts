import { describe, expect, test } from "vitest";
import type { IdentifierSource } from "#core/ports/device.ts";

/** Contract of every `IdentifierSource`. */
export function describeIdentifierSource(name: string, create: () => IdentifierSource): void {
  describe(name, () => {
    test("never gives the same identifier twice", () => {
      const [one, other] = [create(), create()];
      const identifiers = Array.from({ length: 500 }, () => [one.next(), other.next()]).flat();

      expect(new Set(identifiers).size).toBe(1000);
    });

    test("creates identifiers that are valid in headers and addresses", () => {
      const source = create();

      for (let count = 0; count < 100; count += 1) expect(source.next()).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    });
  });
}
