import { describe, expect, it } from "vitest";
import { buildPath } from "#core/navigation/build-path.ts";
import { isParameterValue } from "#core/navigation/is-parameter-value.ts";
import { parsePath } from "#core/navigation/parse-path.ts";
import { ROUTES, type RouteMatch, type RouteName } from "#core/navigation/route-map.ts";
import fc, { forAll, forAllTimes } from "#tests/support/fast-check.ts";

/** Every route of the URL map, with all required parameters; optional ones are omitted from the end. */
const matchArbitrary: fc.Arbitrary<RouteMatch> = fc
  .constantFrom(...(Object.keys(ROUTES) as RouteName[]))
  .chain((route) => {
    const names = ROUTES[route].pattern.match(/:\w+\??/g) ?? [];
    const values = names.map((name) =>
      fc
        .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
        .filter((value) => isParameterValue(name.replace(/[:?]/g, ""), value)),
    );
    const leftOut = fc.nat({ max: names.filter((name) => name.endsWith("?")).length });
    return fc.tuple(fc.tuple(...values), leftOut).map(([given, count]) => {
      const entries = names.map((name, index) => [name.replace(/[:?]/g, ""), given[index]]);
      return { route, parameters: Object.fromEntries(entries.slice(0, entries.length - count)) } as RouteMatch;
    });
  });

describe("building a path", () => {
  it("parsing a built path returns the same route, for the whole URL map", () => {
    forAllTimes(2_000, matchArbitrary, (match) => {
      expect(parsePath(buildPath(match.route, match.parameters))).toEqual(match);
    });
  }, 60_000);

  it("building a parsed path returns the path as browsers write it", () => {
    forAll(matchArbitrary, (match) => {
      const path = buildPath(match.route, match.parameters);
      expect(new URL(path, "https://store.example").pathname).toBe(path.replaceAll("'", "%27").replaceAll("%27", "'"));
    });
  }, 60_000);

  it("leaves optional parts out", () => {
    expect(buildPath("notice", {})).toBe("/notice");
    expect(buildPath("gameBoardWrite", { gameCode: "l2m" })).toBe("/game/l2m/board/write");
    expect(buildPath("gameBoardWrite", { gameCode: "l2m", boardAlias: "free" })).toBe("/game/l2m/board/free/write");
    expect(buildPath("root", {})).toBe("/");
  });

  it("encodes what would change the path", () => {
    expect(buildPath("game", { gameCode: "a/b?c#d" })).toBe("/game/a%2Fb%3Fc%23d");
  });

  it.each([
    ["an empty parameter", () => buildPath("game", { gameCode: "" })],
    ["a parameter of a dot", () => buildPath("game", { gameCode: "." })],
    ["a parameter of dots", () => buildPath("game", { gameCode: ".." })],
    ["half a sign", () => buildPath("game", { gameCode: "\uD800" })],
    ["a reserved board", () => buildPath("gameBoard", { gameCode: "l2m", boardAlias: "write" })],
    ["a reserved order", () => buildPath("order", { orderKey: "result" })],
    ["a missing parameter", () => buildPath("game", {} as never)],
    ["a menu without its board", () => buildPath("gameBoard", { gameCode: "l2m", boardMenu: "tips" })],
  ])("%s leads to the not-found page", (_, build) => {
    expect(build()).toBe("/not-found");
  });
});
