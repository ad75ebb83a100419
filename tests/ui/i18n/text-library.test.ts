import { describe, expect, test } from "vitest";
import english from "#locales/en-US/common.json" with { type: "json" };
import { createTextLibrary } from "#ui/i18n/text-library.ts";

describe("the texts of a page", () => {
  test("are English where those of its language cannot be loaded, and no bare keys", async () => {
    const texts = createTextLibrary("xx-XX");
    await texts.ensure("xx-XX", ["common"]);
    expect(texts.instance.t("tryAgain", { ns: "common" })).toBe(english.tryAgain);
  });
});
