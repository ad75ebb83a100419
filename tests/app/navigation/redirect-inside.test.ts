import { isRedirect, type ParsedLocation } from "@tanstack/react-router";
import { describe, expect, test } from "vitest";
import { DEFAULT_CONFIGURATION } from "#app/configuration/default-configuration.ts";
import { redirectInside } from "#app/navigation/redirect-inside.ts";
import type { RuntimeConfiguration } from "#core/configuration/runtime-configuration.ts";
import type { Shell } from "#core/shell/shell.ts";
import type { ScreenContext } from "#ui/context/page-head.ts";

/** Where navigation inside the page to an address leads instead; `null` if it stays. */
function leadsTo(
  publicHref: string,
  shell: Shell,
  change: Partial<RuntimeConfiguration> = {},
  search: Readonly<Record<string, string>> = {},
  hash = "",
) {
  const context = {
    ports: { configuration: { ...DEFAULT_CONFIGURATION, ...change } },
    visit: { get: () => ({ shell }) },
  } as unknown as ScreenContext;
  try {
    redirectInside(context, { publicHref, search, hash } as ParsedLocation);
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options;
  }
}

describe("navigation inside the page", () => {
  test.each<[string, Shell, string]>([
    ["/main?view=all", "app", "/"],
    ["/kr/intro/notice/5", "web", "/notice/5"],
    ["/nowhere", "web", "/not-found"],
  ])("from %s in the shell %s leads to %s", (path, shell, target) => {
    expect(leadsTo(path, shell)).toMatchObject({ to: target, replace: true });
  });

  test.each<[string, Shell]>([
    ["/game/tl#reviews", "web"],
    ["/home", "launcher"],
  ])("to %s in the shell %s stays", (path, shell) => {
    expect(leadsTo(path, shell)).toBeNull();
  });

  test("counts paths below the base path", () => {
    expect(leadsTo("/store/main", "web", { basePath: "/store" })).toMatchObject({ to: "/" });
    expect(leadsTo("/store/game/tl", "web", { basePath: "/store" })).toBeNull();
  });

  test("keeps language, country and theme of the address, and nothing else", () => {
    const search = { locale: "ja-JP", country: "JP", theme: "dark", view: "all" };
    expect(leadsTo("/intro", "web", {}, search)).toMatchObject({
      search: { locale: "ja-JP", country: "JP", theme: "dark" },
    });
  });

  test("keeps the whole search and the hash for a game by another name, whose page is the same", () => {
    const search = { locale: "ja-JP", sort: "top" };
    const gameCode = { lineage2m: "l2m" };
    expect(leadsTo("/game/lineage2m/review?sort=top#first", "web", { gameCode }, search, "first")).toMatchObject({
      to: "/game/l2m/review",
      search,
      hash: "first",
    });
  });

  test("has no target without a website", () => {
    expect(leadsTo("/game/tl", "web", { region: "ncv" })).toMatchObject({ to: "/not-found" });
    expect(leadsTo("/game/tl", "app", { region: "ncv" })).toBeNull();
  });
});
