import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Distinguishes the Enter of an input method from any other, in every engine. */
const HELPER = "ui/kit/keyboard/composing-keys.ts";

/** Mentions the key without testing whether it was pressed. */
const ALLOWED: Readonly<Record<string, string>> = {
  "ui/kit/gamepad/gamepad-navigation.tsx": "sends the key",
  "ui/patterns/article-body/article-media.idle.tsx": "the key of a picture, which takes no words",
  "ui/features/boards/editor/editor-plugins.ts": "a keymap of ProseMirror, which leaves keys of an input method to it",
};

const files = globSync("{ui,app}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => file !== HELPER)
  .toSorted();
const namesIn = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(`${root}${file}`, "utf8")));

test("no field handles Enter without checking for composition: confirming a composed word would trigger it", () => {
  expect(files.length).toBeGreaterThan(300);
  expect(namesIn(/(["'`])Enter\1|\bEnter:|\b(?:keyCode|which)\b\s*[=!]==?\s*13\b/)).toEqual(
    Object.keys(ALLOWED).toSorted(),
  );
});

test("no field asks on its own whether a word is being composed", () => {
  expect(namesIn(/\.isComposing\b|\bkeyCode\b/)).toEqual([]);
});
