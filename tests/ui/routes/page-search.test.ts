import type { AnyRoute } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { writeSearch } from "#app/navigation/search-text.ts";
import { rootRoute } from "#app/routes/root-route.tsx";
import { routeTree } from "#app/routes/router.tsx";

const pages: readonly AnyRoute[] = [rootRoute, ...Object.values(routeTree.children ?? {})];

/** The search of a page as its screen gets it; empty for a page without a search of its own. */
function parse(page: AnyRoute, raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { validateSearch } = page.options;
  if (typeof validateSearch !== "function") return {};
  return validateSearch({ ...raw });
}

const pageAt = (path: string) => {
  const page = pages.find(({ options }) => "path" in options && options.path === path);
  if (page === undefined) throw new Error(`No page at ${path}`);
  return page;
};

const NAMES = [
  ...["q", "view", "sort", "stage", "genre", "exclude_genre", "price", "stars", "language", "pages", "show", "board"],
  ...["category", "game", "code", "orderKey", "window", "locale", "country", "theme", "find", "specimen", "__proto__"],
];
const HOSTILE = [
  undefined,
  null,
  "",
  " ",
  "%",
  "\u0000",
  "\uD800",
  "x".repeat(5_000),
  "-1",
  "NaN",
  "1e999",
  7,
  [],
  {},
  true,
];

describe("the search of an address", () => {
  test.each(pages.map((page) => [String("path" in page.options ? page.options.path : "every page"), page] as const))(
    "of %s fails with no value, and once read reads the same again",
    (_, page) => {
      for (const value of HOSTILE) {
        const raw = Object.fromEntries(NAMES.map((name) => [name, value]));
        const once = parse(page, raw);
        const written = writeSearch(once);
        const again = parse(page, Object.fromEntries(new URLSearchParams(written)));
        expect(writeSearch(parse(page, again))).toBe(writeSearch(again));
      }
    },
  );

  test.each([
    ["/game/$gameCode/review", "sort=newest&stars=4&language=ko-KR&pages=2"],
    ["/goods/$gameCode/$goodsId/review", "sort=lowest&stars=1"],
    ["/game/$gameCode/achievement", "show=earned&sort=rarest"],
    ["/game/$gameCode/board/{-$boardAlias}/{-$boardMenu}", "sort=top&q=otter&pages=3"],
    ["/home/$gameCode/board/{-$boardAlias}/{-$boardMenu}", "sort=recommended"],
    ["/notice/{-$articleId}", "category=update&game=tl"],
    ["/coupon", "code=SPRING-1"],
    ["/order/result", "orderKey=ord-1"],
    ["/", "view=all&sort=title"],
  ])("of %s keeps %s", (path, search) => {
    const parsed = parse(pageAt(path), Object.fromEntries(new URLSearchParams(search)));
    expect([...new URLSearchParams(writeSearch(parsed))].toSorted()).toEqual(
      [...new URLSearchParams(search)].toSorted(),
    );
  });

  test.each([
    ["/game/$gameCode/review", "sort=worst&stars=9&language=1&pages=0.5"],
    ["/game/$gameCode/achievement", "show=none&sort=none"],
    ["/game/$gameCode/board/{-$boardAlias}/{-$boardMenu}", "sort=none&q=%20&pages=99"],
    ["/notice/{-$articleId}", "category=none&game=T/L&board=../x"],
    ["/coupon", "code="],
    ["/", "view=none&sort=none&price=cheap"],
  ])("of %s takes the default for %s", (path, search) => {
    expect(writeSearch(parse(pageAt(path), Object.fromEntries(new URLSearchParams(search))))).toBe("");
  });
});
