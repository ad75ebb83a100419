import { describe, expect, it } from "vitest";
import {
  flagRetryFailed,
  isChunkFailure,
  isRetryFailed,
  markChunkFailure,
  notePartFailure,
} from "#core/failures/chunk-failure.ts";

function createStorage() {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

describe("a lazily loaded chunk that fails", () => {
  it("is retried once per page and then reported; the next visit tries again", () => {
    const storage = createStorage();
    expect(markChunkFailure("/game/tl", storage)).toBe("retry");
    expect(markChunkFailure("/cart", storage)).toBe("retry");
    expect(markChunkFailure("/game/tl", storage)).toBe("retry_failed");
    expect(markChunkFailure("/game/tl", storage)).toBe("retry");
  });

  it("of a part is marked by its file, and flagged at the second failure", () => {
    const storage = createStorage();
    const fail = (file: string) => {
      const error = new TypeError(`Failed to fetch dynamically imported module: https://store.example/assets/${file}`);
      notePartFailure(error, storage);
      return isRetryFailed(error);
    };
    expect([fail("viewer.js"), fail("share.js"), fail("viewer.js")]).toEqual([false, false, true]);
  });

  it("is not marked for an error of another kind", () => {
    const storage = createStorage();
    for (const error of [new Error("a bug"), new Error("a bug")]) {
      notePartFailure(error, storage);
      expect(isRetryFailed(error)).toBe(false);
    }
  });

  it("is flagged as retry failed on the error itself; what cannot be flagged does no harm", () => {
    const error = new TypeError("Importing a module script failed.");
    expect(isRetryFailed(error)).toBe(false);
    flagRetryFailed(error);
    expect(isRetryFailed(error)).toBe(true);
    for (const other of [null, undefined, "text", Object.freeze(new Error("frozen"))]) {
      flagRetryFailed(other);
      expect(isRetryFailed(other)).toBe(false);
    }
  });

  it.each([
    ["TypeError: Failed to fetch dynamically imported module: https://store.example/assets/game-parts-1.js", true],
    ["TypeError: error loading dynamically imported module: https://store.example/assets/game-parts-1.js", true],
    ["TypeError: Importing a module script failed.", true],
    ["Error: no style sheet /assets/game-parts-1.css", true],
    ["TypeError: Failed to fetch", false],
    ["TypeError: x is not a function", false],
    ["", false],
  ])("is recognized by the message of the browser: %j: %s", (message, isRecognized) => {
    expect(isChunkFailure(message)).toBe(isRecognized);
  });
});
