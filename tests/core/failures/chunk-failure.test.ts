import { describe, expect, it } from "vitest";
import { markChunkFailure } from "#core/failures/chunk-failure.ts";

describe("a lazily loaded chunk that fails", () => {
  it("is tried once more, then given up, chunk by chunk; the next visit tries anew", () => {
    const kept = new Map<string, string>();
    const storage = {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    expect(markChunkFailure("game", storage)).toBe("retry");
    expect(markChunkFailure("cart", storage)).toBe("retry");
    expect(markChunkFailure("game", storage)).toBe("retry_failed");
    expect(markChunkFailure("game", storage)).toBe("retry");
  });
});
