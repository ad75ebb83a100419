import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Files that load code in another way, with the reason (ui/decisions/0024-lazy-loading.md). */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "app/compose/compose-web.ts": "chooses the launcher",
  "app/launcher/detect-launcher.ts": "chooses the launcher",
  "app/navigation/fetch-pages-ahead.ts": "prefetches other pages",
  "app/entries/fetch-part.ts": "replaces import() in built scripts",
  "app/entries/launcher.tsx": "shows that the launcher's page cannot start",
  "ui/context/text-library.ts": "texts have the retries of the core",
  "ui/context/load-texts.ts": "texts have the retries of the core",
  "ui/theme/fonts/eastern-fonts.ts": "style sheets, loaded through retryUntilLoaded",
};

const sources = globSync("{ui,app}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/^app\/(server|bin|build|configuration|deploy)\//.test(file) && !file.endsWith(".d.ts"),
);
const read = (file: string) => readFileSync(join(root, file), "utf8").replaceAll("typeof import(", "");

const LOADERS =
  /\b(lazyComponent|useIdleModule|useModuleWithTexts|loadOnce|retryUntilLoaded|routeComponent|lazyPage|lazySearchPage)\b|: Popup</;

test("code is loaded late by the primitives of ui/kit/lazy only", () => {
  const others = sources.filter((file) => {
    const text = read(file);
    return /\bimport\(/.test(text) && !LOADERS.test(text) && !(file in EXCEPTIONS);
  });
  expect(others).toEqual([]);
});

test("no component is loaded by React.lazy, which never loads again after a failure", () => {
  const lazy = sources.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from "react"|React\.lazy/.test(read(file)));
  expect(lazy).toEqual([]);
});
