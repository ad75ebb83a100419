import { describe, expect, it } from "vitest";
import { embedJson } from "#app/server/embed-json.ts";
import fc from "#tests/support/fast-check.ts";

describe("JSON inside a script element", () => {
  it.each(["</script><script>alert(1)</script>", "<!--<script>", "]]>", "\u2028\u2029", "&lt;/script&gt;"])(
    "cannot be ended by %j",
    (title) => {
      const text = embedJson({ title });
      expect(text).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.parse(text)).toEqual({ title });
    },
  );

  it("parses to the same value, for any value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        const text = embedJson(value);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(value));
      }),
    );
  });
});
