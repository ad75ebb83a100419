import { expect, test } from "vitest";
import walks from "./popup-drafts.test.tsx?raw";

const SOURCES = import.meta.glob<string>(["/ui/**/*.{ts,tsx}", "!/ui/**/*.specimens.tsx"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const FIELD = /<(?:TextInput|TextArea|Combobox|LazyEditor|Editor|input|textarea)\b|contenteditable/;

/** Static imports of a file, without those of the kit, whose fields are used by other components. */
function importsOf(file: string): readonly string[] {
  const imports = [...(SOURCES[file] ?? "").matchAll(/^import (?!type )[^;]*?from "([^"]+)";$|^import "([^"]+)";$/gm)];
  return imports
    .map(([, from, bare]) => from ?? bare ?? "")
    .filter((name) => name.startsWith(".") || name.startsWith("#ui/"))
    .map((name) => new URL(name.replace(/^#ui\//, "/ui/"), `https://store.example${file}`).pathname)
    .filter((name) => !name.startsWith("/ui/kit/"));
}

function hasField(popup: string): boolean {
  const seen = new Set<string>();
  const left = [popup];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    left.push(...importsOf(file));
  }
  return [...seen].some((file) => FIELD.test(SOURCES[file] ?? ""));
}

/** All popups: modules loaded by a `Popup`. */
const POPUPS = Object.entries(SOURCES).flatMap(([file, source]) =>
  [...source.matchAll(/load: \(\) => import\("([^"]+-popup\.tsx)"\)/g)].map(
    ([, name = ""]) => new URL(name.replace(/^#ui\//, "/ui/"), `https://store.example${file}`).pathname,
  ),
);

/** Popups with fields that hold nothing a player has written. */
const WITHOUT_WORDS: Readonly<Record<string, string>> = {
  "/ui/features/share/share-popup.tsx": "an address to copy",
  "/ui/features/store-index/results/filters-popup.tsx": "choices that narrow a list",
};

test("every popup into which something can be written has a walk among the popups with drafts", () => {
  expect(POPUPS.length).toBeGreaterThan(15);
  const written = [...new Set(POPUPS.filter(hasField))].toSorted();
  const walked = [...walks.matchAll(/^ {2}"(\/ui\/[^"]+)": \{$/gm)].map(([, popup]) => popup);
  expect(written).toEqual([...walked, ...Object.keys(WITHOUT_WORDS)].toSorted());
});
