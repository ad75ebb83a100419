import { expect, it } from "vitest";
import { filterByCredential } from "#core/catalogue/filter-by-credential.ts";
import { isDisplayed } from "#core/catalogue/is-displayed.ts";
import { orderGames } from "#core/catalogue/order-games.ts";

const VIEWER = { countryCode: "JP", credentialCodes: null };

function catalogueOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    gameCode: `game${(index * 7_919) % count}`,
    display: index % 9 !== 0,
  }));
}

/** Minimum duration of some runs in milliseconds, without the influence of other work on the machine. */
function fastest(run: () => unknown): number {
  const times = Array.from({ length: 7 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function timeFor(count: number): number {
  const games = catalogueOf(count);
  const half = games.slice(0, count / 2).map(({ gameCode }) => gameCode);
  const configuration = { credentialGames: { ncj: half.join(",") }, credentialExceptionGames: {} };
  const order = half.toReversed().join(",");
  return fastest(() => orderGames(filterByCredential(games.filter(isDisplayed), VIEWER, configuration), order));
}

it("showing ten times the games takes no more than about ten times as long, with lists as long as half the catalogue", () => {
  const [small, large] = [timeFor(10_000), timeFor(100_000)];
  // A rule that looked through a list for every game would take a hundred times as long.
  expect(large).toBeLessThan(Math.max(small, 0.5) * 40);
});
