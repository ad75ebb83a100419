import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import forbidden from "#locales/forbidden-words.json" with { type: "json" };
import { FALLBACK_LOCALE } from "#locales/manifest.ts";
import { AREAS, LOCALES_FOLDER, PLURAL, textsOf } from "./locale-files.ts";

/** English texts by `<area>.<key>`, without the names of their values. */
const texts = AREAS.flatMap((file) =>
  Object.entries(textsOf(FALLBACK_LOCALE, file)).map(([key, text]) => ({
    name: `${file.replace(".json", "")}.${key.replace(PLURAL, "")}`,
    text: text.replaceAll(/\{\{[^}]*\}\}/g, "…"),
  })),
);

const rules = forbidden.map(({ pattern, why, instead, except }) => ({
  pattern,
  why,
  instead,
  except: new Map(Object.entries<string | undefined>(except)),
}));

test.each(rules)("English says “$instead” where it could say $pattern ($why)", ({ pattern, except }) => {
  const words = new RegExp(pattern, "i");
  expect(texts.filter(({ name, text }) => words.test(text) && !except.has(name))).toEqual([]);
});

test.each(rules)("exceptions of $pattern still need to be ones, and say why", ({ pattern, except }) => {
  const words = new RegExp(pattern, "i");
  for (const [name, reason] of except) {
    expect(reason ?? "", name).toMatch(/\S{3}/);
    expect(
      texts.filter((entry) => entry.name === name).some(({ text }) => words.test(text)),
      name,
    ).toBe(true);
  }
});

test("the guide of style fits on one page", () => {
  const guide = readFileSync(join(LOCALES_FOLDER, "STYLE.md"), "utf8");
  expect(guide.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(600);
});
