import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, "utf8");
const FILES = globSync("ui/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !file.endsWith(".specimens.tsx"));

const STACK = "ui/kit/dismissal/dismissal-stack.ts";
const HOOK = "ui/kit/dismissal/use-dismissal.ts";
const WALK = "tests/ui/across-features/everything-that-opens.test.tsx";

/** Code by which a component opens something. */
const OPENS =
  /aria-expanded(?:=\{|":)|popover="|role="(?:dialog|alertdialog|menu|listbox|tooltip)"|aria-modal|requestFullscreen\(|showModal\(|<details|<dialog/;

/** Elements that another file opens and closes. */
const OPENED_ELSEWHERE: Readonly<Record<string, string>> = {
  "ui/kit/select/select.tsx": "ui/kit/option-list/option-list.tsx",
  "ui/kit/menu/open-menu.idle.tsx": "ui/kit/menu/menu-button.tsx",
  "ui/features/search/components/suggestions.idle.tsx": "ui/features/search/components/search-box.tsx",
  "ui/features/boards/editor/editor-toolbar.tsx": "ui/features/boards/editor/editor-trays.tsx",
};

/** Parts of a page that expand in the flow, cover nothing and stay open until they are collapsed. */
const UNFOLDS_IN_PAGE: readonly string[] = [
  "ui/features/game/screens/machine-check.tsx",
  "ui/features/simulator/screens/lobby-list.tsx",
  "ui/features/simulator/screens/page-state.tsx",
  "ui/features/simulator/screens/simulator-settings.tsx",
  "ui/features/simulator/screens/simulator.tsx",
  "ui/features/store-index/results/filter-group.tsx",
  "ui/frame/developer-navigation/developer-navigation.tsx",
  "ui/frame/developer-navigation/pseudo-texts.tsx",
  "ui/features/reviews/components/review-card.tsx",
];

const closers = FILES.filter((file) => file !== HOOK && read(file).includes("useDismissal("));

describe("everything that opens", () => {
  test("registers in the one stack that Escape, B and Back close", () => {
    const openers = FILES.filter((file) => file.endsWith(".tsx") || file.includes("full-screen")).filter((file) =>
      OPENS.test(read(file)),
    );
    expect(openers.length).toBeGreaterThan(15);
    const known = [...closers, ...Object.keys(OPENED_ELSEWHERE), ...UNFOLDS_IN_PAGE];
    expect(openers.filter((file) => !known.includes(file))).toEqual([]);
    for (const closer of Object.values(OPENED_ELSEWHERE)) expect(closers).toContain(closer);
    // An exception is removed once its element has gone or closes.
    for (const file of [...Object.keys(OPENED_ELSEWHERE), ...UNFOLDS_IN_PAGE]) expect(openers).toContain(file);
  });

  test("a popup registers as a dialog of the kit", () => {
    const popups = FILES.filter((file) => file.endsWith("-popup.tsx"));
    expect(popups.length).toBeGreaterThan(15);
    expect(popups.filter((file) => !/<Dialog(?:Window)?$|<Dialog(?:Window)?[\s>]/m.test(read(file)))).toEqual([]);
  });

  test("is walked through by the test that closes it in each way", () => {
    const walk = read(WALK);
    expect(closers.filter((file) => !walk.includes(`file: "${file}"`))).toEqual([]);
  });

  test("leaves the key Escape to that stack", () => {
    // In a row of tools it leads back to the text: nothing closes by it.
    const others = FILES.filter((file) => read(file).includes('"Escape"') && file !== STACK);
    expect(others).toEqual(["ui/features/boards/editor/editor-toolbar.tsx"]);
  });
});
