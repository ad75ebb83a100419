import { describe, expect, test } from "vitest";
import type { KeyValueStorage } from "#core/ports/device.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

/** Contract of every `KeyValueStorage`. `create` returns an empty one. */
export function describeKeyValueStorage(name: string, create: () => KeyValueStorage): void {
  describe(name, () => {
    test("has nothing under a key that was never written", () => {
      expect(create().read("theme")).toBeNull();
      expect(create().read("__proto__")).toBeNull();
      expect(create().read("length")).toBeNull();
    });

    test("returns the last written value", () => {
      const storage = create();

      storage.write("theme", "light");
      storage.write("theme", "dark");
      storage.write("locale", "ko-KR");

      expect(storage.read("theme")).toBe("dark");
      expect(storage.read("locale")).toBe("ko-KR");
    });

    test("deletes the removed value, and nothing else", () => {
      const storage = create();
      storage.write("theme", "dark");
      storage.write("locale", "ko-KR");

      storage.remove("theme");
      storage.remove("theme");

      expect(storage.read("theme")).toBeNull();
      expect(storage.read("locale")).toBe("ko-KR");
    });

    test("deletes everything except the given keys", () => {
      const storage = create();
      for (const key of ["draft.1", "draft.2", "deviceId", "theme"]) storage.write(key, "value");

      storage.clear(["deviceId", "never-written"]);

      expect(["draft.1", "draft.2", "theme"].map(storage.read)).toEqual([null, null, null]);
      expect(storage.read("deviceId")).toBe("value");
      expect(storage.read("never-written")).toBeNull();
    });

    test("keeps any text under any key", () => {
      const text = fc.string({ unit: fc.constantFrom("a", "", "\0", "\ud83c", "🎮", "__proto__", "한", "\n") });
      forAll(text, text, (key, value) => {
        const storage = create();

        storage.write(key, value);

        expect(storage.read(key)).toBe(value);
        storage.remove(key);
        expect(storage.read(key)).toBeNull();
      });
    });
  });
}
