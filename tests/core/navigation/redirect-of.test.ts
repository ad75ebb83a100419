import { describe, expect, it } from "vitest";
import { areLauncherPagesListed, canOpenLauncherPages } from "#core/navigation/launcher-pages.ts";
import { isSamePage, type RedirectContext, redirectOf } from "#core/navigation/redirect-of.ts";
import { SHELLS } from "#core/shell/shell.ts";
import fc, { forAll } from "#tests/support/fast-check.ts";

const access = { shell: "web", environment: "live", network: "public", hasTestTools: false } as const;
const web: RedirectContext = { ...access, region: "kr", gameCode: {} };
const launcher: RedirectContext = { ...web, shell: "launcher" };

describe("a game by another name", () => {
  const gameCode = { lineage2m: "l2m", a: "b", b: "a", self: "self" };

  it.each([
    ["/game/lineage2m", "/game/l2m"],
    ["/game/lineage2m/review?sort=new", "/game/l2m/review"],
    ["/goods/lineage2m/l2m-standard", "/goods/l2m/l2m-standard"],
    ["/game/lineage2m/board/free/view/7", "/game/l2m/board/free/view/7"],
  ])("on the web %s leads to %s", (path, target) => {
    expect(redirectOf(path, { ...web, gameCode })).toBe(target);
  });

  it("is the same page at the address with the code", () => {
    expect(isSamePage("/game/lineage2m/review", "/game/l2m/review")).toBe(true);
  });

  it("has its lobbies in the launcher, and the code is where it ends", () => {
    const context = { ...launcher, gameCode };
    for (const kind of ["home", "prehome", "fgt"]) {
      expect(redirectOf(`/${kind}/lineage2m/lobby`, context)).toBe(`/${kind}/l2m/lobby`);
      expect(redirectOf(`/${kind}/l2m/lobby`, context)).toBeNull();
    }
  });

  it("never leads in a circle, nor by a name of the language itself", () => {
    for (const name of ["a", "b", "self", "toString", "constructor"]) {
      expect(redirectOf(`/game/${name}`, { ...web, gameCode })).toBeNull();
    }
  });
});

describe("redirects", () => {
  it.each([
    ["/intro", "/"],
    ["/kr/intro", "/"],
    ["/kr/intro/spotlight", "/"],
    ["/kr/intro/notice", "/notice"],
    ["/kr/intro/notice/42?from=mail", "/notice/42"],
    ["/kr/intro/notice/%EA%B0%80", "/notice/%EA%B0%80"],
    ["/main", "/"],
    ["/unknown", "/not-found"],
    ["/kr/intro/notice/42/more", "/not-found"],
    ["/kr/intro/notice/%", "/not-found"],
    ["/kr/intro/spotlight/more", "/not-found"],
    ["/intro/more", "/not-found"],
    ["//intro", "/not-found"],
  ])("on the web %s leads to %s", (path, target) => {
    expect(redirectOf(path, web)).toBe(target);
  });

  it.each([
    ["/intro", "/"],
    ["/unknown", "/not-found"],
    ["/unknown", "/unknown"],
    ["/home", "/not-found"],
  ])("from %s to %s lead to another page", (path, target) => {
    expect(isSamePage(path, target)).toBe(false);
  });

  it.each([
    ...["/", "/game/l2m", "/notice/42", "/not-found", "/loading"].map((path) => ["web", "kr", path, null] as const),
    ...["/", "/game/l2m", "/intro", "/home"].map((path) => ["web", "ncv", path, "/not-found"] as const),
    ["web", "ncv", "/not-found", null],
    ["launcher", "ncv", "/game/l2m", null],
    ["launcher", "kr", "/", "/index"],
    ["launcher", "kr", "/main", null],
    ["launcher", "kr", "/intro", "/not-found"],
    ["chat", "kr", "/", null],
    ["chat", "kr", "/main", null],
    ["app", "kr", "/main", "/"],
  ] as const)("in %s of region %s %s leads to %s", (shell, region, path, target) => {
    expect(redirectOf(path, { ...web, shell, region })).toBe(target);
  });

  it("leads to a page without a further redirect, for any path", () => {
    const paths = fc.oneof(
      fc.webPath(),
      fc.constantFrom("/", "/main", "/intro", "/kr/intro/notice/1", "/home", "/fgt", "/game/a", "/home/a/lobby"),
    );
    const contexts = fc.record({
      shell: fc.constantFrom(...SHELLS),
      environment: fc.constantFrom("sb", "op", "rc", "live"),
      network: fc.constantFrom("inhouse", "public"),
      region: fc.constantFrom("kr", "ncv"),
      gameCode: fc.constantFrom({}, { a: "l2m" }, { a: "b", b: "a" }),
      hasTestTools: fc.boolean(),
    });
    forAll(paths, contexts, (path, context) => {
      const target = redirectOf(path, context);
      if (target !== null) expect(redirectOf(target, context)).toBeNull();
    });
  }, 60_000);
});

describe("pages of the launcher", () => {
  it.each([
    ["web", "live", "inhouse", false],
    ["web", "live", "public", false],
    ["web", "rc", "inhouse", true],
    ["web", "rc", "public", false],
    ["launcher", "live", "inhouse", true],
    ["launcher", "live", "public", false],
    ["app", "live", "inhouse", true],
  ] as const)("in %s on %s from the %s network are listed: %s", (shell, environment, network, listed) => {
    expect(areLauncherPagesListed({ shell, environment, network })).toBe(listed);
  });

  it("always open in the launcher, elsewhere only if they are listed", () => {
    expect(canOpenLauncherPages(launcher)).toBe(true);
    expect(canOpenLauncherPages(web)).toBe(false);
    expect(redirectOf("/home", launcher)).toBeNull();
    for (const path of ["/index", "/home/l2m/lobby", "/notification"]) expect(redirectOf(path, web)).toBe("/not-found");
    expect(redirectOf("/home", { ...web, environment: "op", network: "inhouse" })).toBeNull();
  });
});

describe("pages for developers", () => {
  it.each(["/dev/kit", "/dev/kit/button", "/dev/kit/button/stage", "/dev/simulator"])(
    "%s is there with the test tools only",
    (path) => {
      for (const shell of SHELLS) {
        expect(redirectOf(path, { ...web, shell, hasTestTools: true })).toBeNull();
        expect(redirectOf(path, { ...web, shell, environment: "sb" })).toBe("/not-found");
      }
    },
  );

  it("hide nothing else under their path", () => {
    expect(redirectOf("/dev", { ...web, hasTestTools: true })).toBe("/not-found");
    expect(redirectOf("/dev/kit/button/other", { ...web, hasTestTools: true })).toBe("/not-found");
  });
});
